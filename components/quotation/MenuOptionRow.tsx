import type { MenuOption } from '@/lib/content/menus';
import { netPriceText } from '@/lib/quotation/net-price';
import { formatPrice } from '@/lib/quotation/prices';
import { business } from '@/lib/site/business';
import styles from './MenuOptionRow.module.css';

type MenuOptionRowProps = {
  /** The option; its id is the id of the checkbox. */
  option: MenuOption;
};

/** One option of the menu: checkbox, title, price, and its dishes. */
export function MenuOptionRow({ option }: MenuOptionRowProps) {
  const { id, title, price, food, starters, principal } = option;
  const vatRate = business.legal?.vatRate;
  const netPrice = price !== undefined && vatRate !== undefined && netPriceText(price, vatRate);
  return (
    <li className={styles.option}>
      <input type="checkbox" id={id} className={styles.box} />
      <label className={styles.label} htmlFor={id}>
        <span className={price === undefined ? undefined : styles.led}>{title}</span>{' '}
        {price !== undefined && <span className={styles.price}>{formatPrice(price)}</span>}
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
      {label && <p className={styles.dishesLabel}>{label}</p>}
      <ul>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
    </div>
  );
}
