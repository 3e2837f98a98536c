import 'client-only';
import { useLayoutEffect, useState } from 'react';
import { receipt } from '@/lib/quotation/bill';
import { formatDay } from '@/lib/quotation/dates';
import { mainsText } from '@/lib/quotation/portion-hints';
import { canBeForSome, writtenTitles } from '@/lib/quotation/portion-texts';
import { isMain } from '@/lib/quotation/portions';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './ChosenMenu.module.css';
import { useRequest } from './request-context';
import { ServingsField } from './ServingsField';

/** The chosen options with their prices. If `isFixed`, as on paper, nothing can be changed. */
export function ChosenOptions({ isFixed = false }: { isFixed?: boolean }) {
  const { options, bill } = useRequest();
  const [asksForSides, setAsksForSides] = useState(false);
  const { range } = bill.party.guests;
  const titles = writtenTitles(options, bill.portions);
  const mayBeForSome = options.map((option) => range && canBeForSome(option, options));
  const hidesSides =
    !asksForSides &&
    options.some((option, index) => mayBeForSome[index] && !isMain(option) && !option.servings);
  // What is said of a row above may push the field that is typed into out of sight.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.closest('dialog li')) activeElement.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      <ul className={styles.chosen}>
        {options.map((option, index) => {
          const { id, title, price, unit, priceBefore, servings } = option;
          const isAsked = isMain(option) || asksForSides || servings;
          return (
            <li key={id}>
              <bdi>{isFixed ? titles[index] : title}</bdi>
              {!isFixed && mayBeForSome[index] && isAsked && <ServingsField index={index} />}
              {price !== undefined && <span className={styles.price}> {formatPrice(price, unit)}</span>}
              {priceBefore !== undefined && (
                <span className={styles.before}> antes {formatPrice(priceBefore)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {!isFixed && <p role="status">{mainsText(options, range)}</p>}
      {!isFixed && hidesSides && (
        <button type="button" className={styles.sides} onClick={() => setAsksForSides(true)}>
          ¿Algo no es para todos?
        </button>
      )}
    </>
  );
}

/** The total for the guests or, where their number is unknown, the price per person. */
export function ChosenReceipt() {
  const { bill } = useRequest();
  const { figure, least } = receipt(bill);
  return (
    figure && (
      <p className={styles.receipt} data-long={figure.length > 24 || undefined}>
        {/* One text in each element, and another element for another label: a translator replaces texts. */}
        {bill.total &&
          (least ? (
            <span key="minimum">
              Total<span className={styles.reason}>{` (${least})`}</span>:
            </span>
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
  const { how } = receipt(useRequest().bill);
  return how && <p>{how}</p>;
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
