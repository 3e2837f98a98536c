import { type Diet, dietMarks, unmarkedText } from '@/lib/quotation/diets';
import type { MenuOption } from '@/lib/quotation/menu-option';
import { netPriceText } from '@/lib/quotation/net-price';
import { peopleText } from '@/lib/quotation/people-count';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './MenuOptions.module.css';

type OptionTerms = {
  /** The name of their category. */
  category: string;
  /** The diets that some option of the menu suits. */
  markedDiets: readonly Diet[];
  /** How an option without gluten is marked. */
  glutenFreeMark: string;
  /** VAT in the prices, in percent, where each numeric price is to say what it is without. */
  vatRate: number | undefined;
};

type MenuOptionsProps = OptionTerms & { options: readonly MenuOption[] };

export function MenuOptions({ options, ...terms }: MenuOptionsProps) {
  return (
    <ul>
      {options.map((option) => (
        <Option key={option.id} option={option} {...terms} />
      ))}
    </ul>
  );
}

type OptionProps = OptionTerms & { option: MenuOption };

function Option({ category, option, markedDiets, glutenFreeMark, vatRate }: OptionProps) {
  const { id, title, price, unit, minimum, diets, food, starters, principal } = option;
  const netPrice = price !== undefined && vatRate !== undefined && netPriceText(price, vatRate);
  return (
    <li className={styles.option}>
      {/* All that a request needs to know of the option. What a translator changes are the words beside it. */}
      <input
        type="checkbox"
        id={id}
        name={category}
        value={title}
        data-price={price}
        data-unit={unit === 'event' ? unit : undefined}
        data-minimum={minimum}
        data-diets={diets.join(' ') || undefined}
        data-count="first-tick"
        // The saved menu holds the ticks, and may have changed since: the browser restores none.
        autoComplete="off"
        className={styles.box}
      />
      <label htmlFor={id} className={styles.label}>
        <span className={price === undefined ? undefined : styles.titleWithPrice}>{title}</span>{' '}
        {price !== undefined && <b className={styles.price}>{formatPrice(price, unit)}</b>}
        <Terms
          diets={diets}
          minimum={minimum}
          // What is charged once, such as tables, is seldom food.
          markedDiets={unit === 'event' ? diets : markedDiets}
          glutenFreeMark={glutenFreeMark}
        />
      </label>
      {netPrice && <p className={styles.netPrice}>Precio sin impuestos nacionales: {netPrice}</p>}
      <Dishes dishes={food} />
      <Dishes label="Entradas:" dishes={starters} />
      <Dishes label="Principal:" dishes={principal} />
    </li>
  );
}

type TermsProps = Pick<MenuOption, 'diets' | 'minimum'> & Pick<OptionTerms, 'markedDiets' | 'glutenFreeMark'>;

/** The diets that an option suits, those of the menu's that it is not marked for, which show where a switch is on, and its minimum. */
function Terms({ diets, minimum, markedDiets, glutenFreeMark }: TermsProps) {
  const unmarked = markedDiets.filter((diet) => !diets.includes(diet));
  if (minimum === undefined && markedDiets.length === 0) return null;
  return (
    <small className={styles.terms}>
      {dietMarks(diets, glutenFreeMark).map((mark) => (
        <span key={mark} className={styles.mark}>
          {` ${mark}`}
        </span>
      ))}
      {unmarked.map((diet) => (
        <span key={diet} className={styles.whereSwitched} data-diet={diet}>
          {` ${unmarkedText(diet)}`}
        </span>
      ))}
      {minimum && <span className={styles.minimum}> desde {peopleText(minimum)}</span>}
    </small>
  );
}

function Dishes({ label, dishes }: { label?: string; dishes: string[] }) {
  if (dishes.length === 0) return null;
  return (
    <div className={styles.dishes}>
      {label && <p>{label}</p>}
      <ul>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
    </div>
  );
}
