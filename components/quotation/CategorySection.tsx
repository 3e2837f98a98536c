import type { Facts } from '@/lib/content/rows/facts/facts';
import type { MenuCategory } from '@/lib/content/rows/menus';
import { isOpenAtFirst } from '@/lib/quotation/categories';
import { type Diet, diets } from '@/lib/quotation/diets';
import { formatPrice, lowestPerPerson } from '@/lib/quotation/prices';
import styles from './CategorySection.module.css';
import { ChosenCount } from './ChosenCount';
import { MenuOptions } from './MenuOptions';
import optionStyles from './MenuOptions.module.css';
import { SuitedCounts } from './SuitedCounts';

type CategorySectionProps = MenuCategory & {
  /** The id of its list of options, which `CategoryChips` links to. */
  id: string;
  /** The diets that at least one option of the menu suits. */
  markedDiets: readonly Diet[];
  facts: Facts;
};

export function CategorySection({ id, name, options, markedDiets, facts }: CategorySectionProps) {
  const size = options.length;
  const lowestPrice = lowestPerPerson(options);
  const food = options.filter(({ unit }) => unit === 'person');
  const suitsAll = diets.filter((diet) => food.every((option) => option.diets.includes(diet)));
  return (
    <details className={styles.category} open={isOpenAtFirst(name)}>
      <summary className={styles.header}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>{' '}
        <span className={styles.count}>
          <ChosenCount category={name} />{' '}
          <span className={styles.size}>{size === 1 ? '1 opción' : `${size} opciones`}</span>
          <SuitedCounts options={options} markedDiets={markedDiets} />
        </span>{' '}
        {lowestPrice !== undefined && <span className={styles.lowest}>desde {formatPrice(lowestPrice)}</span>}
        <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      {markedDiets.length > 0 && (
        <p className={optionStyles.greyed} data-diets={suitsAll.join(' ')}>
          En gris, lo que no está marcado como apto.
        </p>
      )}
      <MenuOptions id={id} options={options} facts={facts} asCards={isOpenAtFirst(name)} />
    </details>
  );
}
