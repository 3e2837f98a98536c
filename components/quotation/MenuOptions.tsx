import type { MenuOption } from '@/lib/content/menus';
import { dietMarks } from '@/lib/quotation/diets';
import { netPriceText } from '@/lib/quotation/net-price';
import { peopleText } from '@/lib/quotation/people-count';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './MenuOptions.module.css';

type OptionTerms = {
  /** How a gluten-free option is marked. */
  glutenFreeMark: string;
  /** VAT included in the prices, in percent. Where given, each numeric price is also shown without it. */
  vatRate: number | undefined;
};

type MenuOptionsProps = OptionTerms & { id?: string; options: readonly MenuOption[] };

export function MenuOptions({ id, options, ...terms }: MenuOptionsProps) {
  return (
    <ul id={id}>
      {options.map((option) => (
        <Option key={option.id} option={option} {...terms} />
      ))}
    </ul>
  );
}

type OptionProps = OptionTerms & { option: MenuOption };

function Option({ option, glutenFreeMark, vatRate }: OptionProps) {
  const { id, category, title, price, unit, minimum, diets, food, starters, principal } = option;
  const netPrice = price !== undefined && vatRate !== undefined && netPriceText(price, vatRate);
  return (
    <li className={styles.option}>
      {/* Holds everything that a request needs to know about the option: a translator changes only the words beside it. */}
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
        // The ticks come from the saved menu, which may have changed since: the browser must not restore its own.
        autoComplete="off"
        className={styles.box}
      />
      <label htmlFor={id} className={styles.label}>
        <span className={price === undefined ? undefined : styles.titleWithPrice}>
          <span>
            {title}
            {minimum && ' '}
            {minimum && <small className={styles.minimum}>desde {peopleText(minimum)}</small>}
          </span>
        </span>{' '}
        {price !== undefined && <b className={styles.price}>{formatPrice(price, unit)}</b>}
        {diets.length > 0 && (
          <small className={styles.marks}>
            {dietMarks(diets, glutenFreeMark).map((mark) => (
              <span key={mark}>{` ${mark}`}</span>
            ))}
          </small>
        )}
      </label>
      {netPrice && <p className={styles.netPrice}>Precio sin impuestos nacionales: {netPrice}</p>}
      <Dishes dishes={food} />
      <Dishes label="Entradas:" dishes={starters} />
      <Dishes label="Principal:" dishes={principal} />
    </li>
  );
}

function Dishes({ label, dishes }: { label?: string; dishes: string[] }) {
  if (dishes.length === 0) return null;
  return (
    <div className={styles.dishes}>
      {/* The space lets a line end after the label rather than within the first dish. */}
      {label && <p>{label}</p>}{' '}
      <ul>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
    </div>
  );
}
