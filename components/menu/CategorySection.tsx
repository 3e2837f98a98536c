import type { Facts } from '@/lib/content/rows/facts/facts';
import type { MenuCategory } from '@/lib/content/rows/menu/judge-menu';
import { isOpenAtFirst } from '@/lib/menu/categories';
import { diets } from '@/lib/menu/diets';
import { amountsPerPerson } from '@/lib/menu/request-option';
import { formatPrice } from '@/lib/values/prices';
import styles from './CategorySection.module.css';
import { ChosenCount } from './ChosenCount';
import { MenuOptions } from './MenuOptions';

type CategorySectionProps = MenuCategory & {
  /** The id of its list of options, which `CategoryChips` links to. */
  id: string;
  /** The diets that an option of it suits; undefined if no diet hides it. */
  suits: string | undefined;
  facts: Facts;
};

export function CategorySection({ id, name, options, suits, facts }: CategorySectionProps) {
  const size = options.length;
  const [lowestPrice] = amountsPerPerson(options);
  // What the header says of all options is hidden with any of them.
  const suitsAll = diets.filter((diet) => options.every((option) => option.diets.includes(diet))).join(' ');
  return (
    <details className={styles.category} data-suits={suits} open={isOpenAtFirst(name)}>
      <summary className={styles.header}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>{' '}
        <span className={styles.count}>
          <ChosenCount category={name} />{' '}
          <span className={styles.size} data-suits={suitsAll}>
            {size === 1 ? '1 opción' : `${size} opciones`}
          </span>
        </span>{' '}
        {lowestPrice !== undefined && (
          <span className={styles.lowest} data-suits={suitsAll}>
            desde {formatPrice(lowestPrice)}
          </span>
        )}
        <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      <MenuOptions id={id} options={options} facts={facts} asCards={isOpenAtFirst(name)} />
    </details>
  );
}
