import type { MenuOption } from '@/lib/content/menus';
import { netPriceText } from '@/lib/quotation/net-price';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './MenuOptions.module.css';

type MenuOptionsProps = {
  /** The name of their category. */
  category: string;
  options: readonly MenuOption[];
  /** VAT in the prices, in percent, where each numeric price is to say what it is without. */
  vatRate: number | undefined;
};

export function MenuOptions({ category, options, vatRate }: MenuOptionsProps) {
  return (
    <ul>
      {options.map((option) => (
        <Option key={option.id} category={category} option={option} vatRate={vatRate} />
      ))}
    </ul>
  );
}

type OptionProps = Omit<MenuOptionsProps, 'options'> & { option: MenuOption };

function Option({ category, option, vatRate }: OptionProps) {
  const { id, title, price, food, starters, principal } = option;
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
        data-count="first-tick"
        // The saved menu holds the ticks, and may have changed since: the browser restores none.
        autoComplete="off"
        className={styles.box}
      />
      <label htmlFor={id} className={styles.label}>
        <span className={styles.title}>{title}</span>{' '}
        {price !== undefined && <b className={styles.price}>{formatPrice(price)}</b>}
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
      {label && <p>{label}</p>}
      <ul>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
    </div>
  );
}
