'use client';

import { useServerHtml } from '@/lib/browser/use-server-html';
import type { MenuOption } from '@/lib/content/menus';
import { formatPrice } from '@/lib/quotation/prices';
import { boxValue } from './choice';
import styles from './MenuOptions.module.css';

type MenuOptionsProps = {
  /** The options of a category, in the API's order. */
  options: readonly MenuOption[];
};

/**
 * The options of a category. Their boxes are uncontrolled, and what the form needs to know of an option stands in them (see
 * {@link Choice}), so the rows of the server's HTML are kept as they are: hydrating those of a long menu took a phone longer than all the
 * rest of the page.
 */
export function MenuOptions({ options }: MenuOptionsProps) {
  const serverHtml = useServerHtml(options);
  return (
    <ul className={styles.options} {...serverHtml}>
      {serverHtml ? undefined : options.map((option) => <Option key={option.id} option={option} />)}
    </ul>
  );
}

/** Its elements have no classes: in a long menu they would be most of the HTML. */
function Option({ option: { id, title, price, food, starters, principal } }: { option: MenuOption }) {
  return (
    <li>
      <input type="checkbox" id={id} value={boxValue(price)} />
      <label htmlFor={id}>
        <span>{title}</span> {price !== undefined && <b>{formatPrice(price)}</b>}
      </label>
      <Dishes dishes={food} />
      <LabelledDishes label="Entradas:" dishes={starters} />
      <LabelledDishes label="Principal:" dishes={principal} />
    </li>
  );
}

function Dishes({ dishes }: { dishes: string[] }) {
  if (dishes.length === 0) return null;
  return (
    <ul>
      {dishes.map((dish) => (
        <li key={dish}>{dish}</li>
      ))}
    </ul>
  );
}

function LabelledDishes({ label, dishes }: { label: string; dishes: string[] }) {
  if (dishes.length === 0) return null;
  return (
    <div>
      <p>{label}</p>
      <Dishes dishes={dishes} />
    </div>
  );
}
