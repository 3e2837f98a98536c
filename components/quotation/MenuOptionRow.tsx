import type { MenuOption } from '@/lib/content/menus';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './MenuOptionRow.module.css';

type MenuOptionRowProps = {
  /** The option; its id is the id of the checkbox. */
  option: MenuOption;
};

/** One option of the menu: checkbox, title, price, and its dishes. */
export function MenuOptionRow({ option }: MenuOptionRowProps) {
  const { id, title, price, food, starters, principal } = option;
  return (
    <li className={styles.option}>
      <input type="checkbox" id={id} className={styles.box} />
      <label className={styles.label} htmlFor={id}>
        <span className={price === undefined ? undefined : styles.led}>{title}</span>{' '}
        {price !== undefined && <span className={styles.price}>{formatPrice(price)}</span>}
      </label>
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
