import type { MenuOption } from '@/lib/content/menus';
import { netPriceText } from '@/lib/quotation/net-price';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './MenuOptions.module.css';

type MenuOptionsProps = {
  options: readonly MenuOption[];
  /** VAT in the prices, in percent, where each numeric price is to say what it is without. */
  vatRate: number | undefined;
};

export function MenuOptions({ options, vatRate }: MenuOptionsProps) {
  return (
    // The words go into the message as they stand, and the business is to read its own: translators leave them.
    <ul className={styles.options} translate="no">
      {options.map((option) => (
        <Option key={option.id} option={option} vatRate={vatRate} />
      ))}
    </ul>
  );
}

function Option({ option, vatRate }: { option: MenuOption; vatRate: number | undefined }) {
  const { id, title, price, food, starters, principal } = option;
  const netPrice = price !== undefined && vatRate !== undefined && netPriceText(price, vatRate);
  return (
    <li>
      <input type="checkbox" id={id} />
      <label htmlFor={id}>
        <span>{title}</span> {price !== undefined && <b>{formatPrice(price)}</b>}
      </label>
      {netPrice && <p>Precio sin impuestos nacionales: {netPrice}</p>}
      <Dishes dishes={food} />
      <Dishes label="Entradas:" dishes={starters} />
      <Dishes label="Principal:" dishes={principal} />
    </li>
  );
}

function Dishes({ label, dishes }: { label?: string; dishes: string[] }) {
  if (dishes.length === 0) return null;
  return (
    <div>
      {label && <p>{label}</p>}
      <ul>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
    </div>
  );
}
