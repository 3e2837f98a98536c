import 'client-only';
import { awaitedText, eatersText, receipt, servingsQuestion } from '@/lib/bill/bill-texts';
import { formatDay } from '@/lib/values/dates';
import { formatPrice } from '@/lib/values/prices';
import styles from './Receipt.module.css';
import { useRequest } from './request-context';

/** The chosen options with their prices. */
export function ChosenOptions() {
  const { business, choice } = useRequest();
  const day = formatDay(business.pricesOn ?? '');
  return (
    <>
      <ul className={styles.chosen}>
        {choice.options.map(({ id, title, price, unit }) => (
          <li key={id}>
            <bdi>{title}</bdi>
            {price !== undefined && <span className={styles.price}> {formatPrice(price, unit)}</span>}
          </li>
        ))}
      </ul>
      {receipt(choice.bill).figure && (
        <p className={styles.note}>
          Es una estimación{day && ` con precios al ${day}`}: el precio te lo confirmamos nosotros.
        </p>
      )}
    </>
  );
}

/** Asks how many of the guests each of several mains is for, once their number is known: a field for each. */
export function Servings() {
  const { choice, state, dispatch } = useRequest();
  const { asked, bill } = choice;
  const { servings } = state.typed;
  if (asked.length === 0) return null;
  const unnumbered = asked.filter((option) => bill.unnumbered.includes(option));
  const type = (options: readonly { id: string }[], text: string) => {
    const typed = Object.fromEntries(options.map(({ id }) => [id, text]));
    dispatch({ type: 'type', typed: { servings: { ...servings, ...typed } } });
  };
  return (
    <fieldset aria-label="Para cuántos es cada uno">
      <p className={styles.question}>
        {servingsQuestion(bill, asked)}{' '}
        <button
          type="button"
          className="quiet"
          onClick={() => type(unnumbered.length > 0 ? unnumbered : asked, 'todos')}
        >
          Todos comen de todo
        </button>
      </p>
      {asked.map((option) => (
        <p key={option.id} className={styles.servings}>
          <bdi>{option.title}</bdi>{' '}
          <label>
            para{' '}
            <input
              id={fieldId(option)}
              aria-label={`para cuántas personas: ${option.title}`}
              inputMode="numeric"
              maxLength={40}
              placeholder={eatersText(bill, option)}
              name={`servings.${option.id}`}
              value={servings[option.id] ?? ''}
              onChange={({ target }) => type([option], target.value)}
            />
          </label>
        </p>
      ))}
    </fieldset>
  );
}

const fieldId = ({ id }: { id: string }) => `para-${id}`;

/**
 * The total for the guests or, without one, the price per person; how it comes about; and what is missing, as a label that leads to its field,
 * else the bill's problem or hint.
 */
export function ReceiptFigure() {
  const { bill, party, asked } = useRequest().choice;
  const { figure, how } = receipt(bill);
  const first = asked.find((option) => bill.unnumbered.includes(option));
  const missing = awaitedText(bill);
  return (
    <>
      {figure && (
        <p className={styles.receipt}>
          {/* One text in each element: a translator replaces texts. */}
          {bill.total && <span>{`Total para ${party.guests.text}:`}</span>} <strong>{figure}</strong>
        </p>
      )}
      {how && <p>{how}</p>}
      <p role="status">
        {first && missing ? (
          <label className={styles.missing} htmlFor={fieldId(first)}>
            {missing}
          </label>
        ) : (
          (bill.problem ?? bill.hint)
        )}
      </p>
    </>
  );
}
