import 'client-only';
import { isMain } from '@/lib/bill/bill';
import { eatersText, receipt } from '@/lib/bill/bill-texts';
import { askedFor } from '@/lib/request/request';
import { formatDay } from '@/lib/values/dates';
import { formatPrice } from '@/lib/values/prices';
import styles from './ChosenMenu.module.css';
import { useRequest } from './request-context';

/** The chosen options with their prices. */
export function ChosenOptions() {
  const { options } = useRequest().choice;
  return (
    <ul className={styles.chosen}>
      {options.map(({ id, title, price, unit }) => (
        <li key={id}>
          <bdi>{title}</bdi>
          {price !== undefined && <span className={styles.price}> {formatPrice(price, unit)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A field for each of several mains, once the guests are known: how many of them it is for. */
export function Servings() {
  const { choice, state, send } = useRequest();
  const { options, party, bill } = choice;
  const { servings } = state.typed;
  return askedFor(options.filter(isMain), party.guests).map((option) => {
    const { id, title } = option;
    return (
      <p key={id} className={styles.servings}>
        <bdi>{title}</bdi>{' '}
        <label>
          para{' '}
          <input
            aria-label={`para cuántas personas: ${title}`}
            inputMode="numeric"
            maxLength={40}
            placeholder={eatersText(bill, option)}
            name={`servings.${id}`}
            value={servings[id] ?? ''}
            onChange={({ target }) =>
              send({ type: 'type', typed: { servings: { ...servings, [id]: target.value } } })
            }
          />
        </label>
      </p>
    );
  });
}

/** The total for the guests or, where their number is unknown, the price per person. */
export function ChosenReceipt() {
  const { bill, party } = useRequest().choice;
  const { figure } = receipt(bill);
  return (
    figure && (
      <p className={styles.receipt}>
        {/* One text in each element: a translator replaces texts. */}
        {bill.total && <span>{`Total para ${party.guests.text}:`}</span>} <strong>{figure}</strong>
      </p>
    )
  );
}

/** How the figure is calculated, and what the numbers leave open. */
export function HowItCameAbout() {
  const { bill } = useRequest().choice;
  const { how } = receipt(bill);
  return (
    <>
      {how && <p>{how}</p>}
      <p role="status">{bill.problem ?? bill.remark}</p>
    </>
  );
}

export function EstimateNote() {
  const { business, choice } = useRequest();
  const day = formatDay(business.pricesOn ?? '');
  return (
    receipt(choice.bill).figure && (
      <p className={styles.note}>
        Es una estimación{day && ` con precios al ${day}`}: el precio te lo confirmamos nosotros.
      </p>
    )
  );
}
