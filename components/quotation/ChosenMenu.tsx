import 'client-only';
import { useState } from 'react';
import { receipt } from '@/lib/quotation/bill';
import { canBeForSome, mainsText, writtenTitles } from '@/lib/quotation/portion-texts';
import { isMain } from '@/lib/quotation/portions';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './ChosenMenu.module.css';
import { useRequest } from './request-context';
import { ServingsField } from './ServingsField';

/** The chosen options with their prices, in the sheet and on paper. */
export function ChosenOptions({ isPrinted = false }: { isPrinted?: boolean }) {
  const { options, bill, party } = useRequest();
  const [asksForSides, setAsksForSides] = useState(false);
  const { range } = party.guests;
  const titles = writtenTitles(options, bill.portions);
  const mayBeForSome = options.map((option) => range && canBeForSome(option, options));
  const hidesSides =
    !asksForSides &&
    options.some((option, index) => mayBeForSome[index] && !isMain(option) && !option.servings);
  return (
    <>
      <ul className={styles.chosen}>
        {options.map((option, index) => {
          const { id, title, price, unit, priceBefore, servings } = option;
          const isAsked = isMain(option) || asksForSides || servings;
          return (
            <li key={id}>
              <bdi>{isPrinted ? titles[index] : title}</bdi>
              {!isPrinted && mayBeForSome[index] && isAsked && <ServingsField index={index} />}
              {price !== undefined && <span className={styles.price}> {formatPrice(price, unit)}</span>}
              {priceBefore !== undefined && (
                <span className={styles.before}> antes {formatPrice(priceBefore)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {!isPrinted && <p role="status">{range && mainsText(options, range)}</p>}
      {!isPrinted && hidesSides && (
        <button type="button" className="quiet" onClick={() => setAsksForSides(true)}>
          ¿Algo no es para todos?
        </button>
      )}
    </>
  );
}

/** The total for the guests or, where their number is unknown, the price per person. */
export function ChosenReceipt() {
  const { bill, party } = useRequest();
  const { figure } = receipt(bill);
  const label = bill.total?.minimum ? 'Total:' : `Total para ${party.guests.text}:`;
  return (
    figure && (
      <p className={styles.receipt} data-long={figure.length > 24 || undefined}>
        {bill.total && <span>{label}</span>} <strong>{figure}</strong>
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
  return (
    receipt(useRequest().bill).figure && (
      <p className={styles.note}>Es una estimación: el precio te lo confirmamos nosotros.</p>
    )
  );
}
