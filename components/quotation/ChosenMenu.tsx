import 'client-only';
import { receipt } from '@/lib/quotation/estimate';
import { kinds } from '@/lib/quotation/field-kinds';
import { formatPrice } from '@/lib/quotation/prices';
import { requestTotal } from '@/lib/quotation/request';
import { canBeForSome, forAllText, writeTitle } from '@/lib/quotation/servings';
import styles from './ChosenMenu.module.css';
import { useRequest } from './request-context';
import { ServingsField } from './ServingsField';

/** The chosen options with their prices, in the sheet and on paper. */
export function ChosenOptions({ isPrinted = false }: { isPrinted?: boolean }) {
  const { typed, options } = useRequest();
  const { guests } = typed;
  const mayBeForSome = canBeForSome(options, guests);
  return (
    <>
      <ul className={styles.chosen}>
        {options.map(({ id, title, price, unit, priceBefore, servings }) => (
          <li key={id}>
            <span>{isPrinted ? writeTitle(title, servings) : title}</span>
            {/* A typed number keeps its field in sight, even after the number of guests is removed. */}
            {!isPrinted && unit !== 'event' && (mayBeForSome || typed.servings[id]) && (
              <ServingsField id={id} title={title} />
            )}
            {price !== undefined && <span className={styles.price}> {formatPrice(price, unit)}</span>}
            {priceBefore !== undefined && (
              <span className={styles.before}> antes {formatPrice(priceBefore)}</span>
            )}
          </li>
        ))}
      </ul>
      {!isPrinted && <p role="status">{forAllText(options, guests)}</p>}
    </>
  );
}

/** The total for the guests or, where their number is unknown, the price per person. */
export function ChosenReceipt() {
  const { total, guests, figure } = useReceipt();
  const label = total?.minimum ? 'Total:' : `Total para ${guests}:`;
  return (
    figure && (
      <p className={styles.receipt} data-long={figure.length > 24 || undefined}>
        {total && <span>{label}</span>} <strong>{figure}</strong>
      </p>
    )
  );
}

/** How the figure is calculated; without a total, the minimum number of guests charged, if there is one. */
export function HowItCameAbout() {
  const { how } = useReceipt();
  return how && <p>{how}</p>;
}

export function EstimateNote() {
  return (
    useReceipt().figure && (
      <p className={styles.note}>Es una estimación: el precio te lo confirmamos nosotros.</p>
    )
  );
}

function useReceipt() {
  const { request } = useRequest();
  const { estimate, guests } = request;
  const total = requestTotal(request);
  return { total, guests: kinds.guests.write(guests), ...(estimate && receipt(estimate, total)) };
}
