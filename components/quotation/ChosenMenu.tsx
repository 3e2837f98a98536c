import 'client-only';
import { useId, useLayoutEffect, useState } from 'react';
import { receipt } from '@/lib/quotation/bill';
import { formatDay } from '@/lib/quotation/dates';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import { mainsText, portionHint } from '@/lib/quotation/portion-hints';
import { canBeForSome, eatersText } from '@/lib/quotation/portion-texts';
import { isMain } from '@/lib/quotation/portions';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './ChosenMenu.module.css';
import { useRequest } from './request-context';

/** The chosen options with their prices. */
export function ChosenOptions() {
  const { options, bill } = useRequest();
  const [asksForSides, setAsksForSides] = useState(false);
  const { range } = bill.party.guests;
  const mayBeForSome = options.filter((option) => range && canBeForSome(option, options));
  const asked = mayBeForSome.filter((option) => isMain(option) || asksForSides || option.servings);
  // What is said of a row above may push the field that is typed into out of sight.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.closest('dialog :is(li, [data-field="guests"])'))
      activeElement.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      <ul className={styles.chosen}>
        {options.map((option) => {
          const { id, title, price, unit } = option;
          return (
            <li key={id}>
              <bdi>{title}</bdi>
              {asked.includes(option) && <ServingsField option={option} />}
              {price !== undefined && <span className={styles.price}> {formatPrice(price, unit)}</span>}
            </li>
          );
        })}
      </ul>
      <p role="status">{mainsText(options, range)}</p>
      {asked.length < mayBeForSome.length && (
        <button type="button" className={styles.sides} onClick={() => setAsksForSides(true)}>
          ¿Algo no es para todos?
        </button>
      )}
    </>
  );
}

function ServingsField({ option }: { option: ChosenOption }) {
  const { flow, send, bill } = useRequest();
  const hintId = useId();
  const { id, title } = option;
  const { servings } = flow.typed;
  return (
    <>
      {' '}
      <label className={styles.servings}>
        para{' '}
        <input
          aria-label={`para cuántas personas: ${title}`}
          aria-describedby={hintId}
          inputMode="numeric"
          placeholder={bill.portions && eatersText(bill.portions, option)}
          name={`servings.${id}`}
          value={servings[id] ?? ''}
          onChange={({ target }) =>
            send({ type: 'type', typed: { servings: { ...servings, [id]: target.value } } })
          }
        />
      </label>
      <small id={hintId} role="status" className={styles.hint}>
        {portionHint(option, bill)}
      </small>
    </>
  );
}

/** The total for the guests or, where their number is unknown, the price per person. */
export function ChosenReceipt() {
  const { bill } = useRequest();
  const { figure, least } = receipt(bill);
  return (
    figure && (
      <p className={styles.receipt}>
        {/* One text in each element, and another element for another label: a translator replaces texts. */}
        {bill.total &&
          (least ? (
            <span key="minimum">{`Total (${least}):`}</span>
          ) : (
            <span>{`Total para ${bill.party.guests.text}:`}</span>
          ))}{' '}
        <strong>{figure}</strong>
      </p>
    )
  );
}

/** How the figure is calculated; without a total, the minimum number of guests charged, or what has to be corrected. */
export function HowItCameAbout() {
  const { bill, options } = useRequest();
  const { how } = receipt(bill);
  const charged = bill.total ? bill.total.minimum?.count : bill.minimum;
  const cause = options.find(({ unit, minimum }) => unit !== 'event' && minimum && minimum === charged);
  return how && <p>{cause && !bill.problem ? `${how}: ${cause.title}` : how}</p>;
}

export function EstimateNote() {
  const { bill, pricesOn = '' } = useRequest();
  const day = formatDay(pricesOn);
  return (
    receipt(bill).figure && (
      <p className={styles.note}>
        Es una estimación{day && ` con precios al ${day}`}: el precio te lo confirmamos nosotros.
      </p>
    )
  );
}
