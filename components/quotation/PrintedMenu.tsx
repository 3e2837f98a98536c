import { createPortal } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatDay } from '@/lib/quotation/dates';
import { perPersonText, totalText } from '@/lib/quotation/estimate';
import { dayInWords } from '@/lib/quotation/event-day';
import { phoneText } from '@/lib/quotation/phone';
import { formatPrice } from '@/lib/quotation/prices';
import type { Business } from './business';
import { menuUrl } from './menu-url';
import styles from './PrintedMenu.module.css';
import { type RequestFields, requestOf } from './request-fields';
import { useChosen } from './selection-context';

type PrintedMenuProps = {
  business: Business;
  form: UseFormReturn<RequestFields>;
};

/** The chosen menu on paper; hidden on the screen. */
export function PrintedMenu({ business, form }: PrintedMenuProps) {
  const chosen = useChosen();
  const fields = useWatch({ control: form.control, compute: (values: RequestFields) => values });
  if (chosen.length === 0) return null;
  const { date, guests, estimate } = requestOf(fields, chosen, new Date(), undefined);
  const url = menuUrl(chosen);
  return createPortal(
    <article className={styles.paper}>
      <p>{business.logo}</p>
      <h1>Menú para tu evento</h1>
      {formatDay(date) && (
        <p>
          {formatDay(date)}, {dayInWords(date)}
        </p>
      )}
      <ul className={styles.chosen}>
        {chosen.map(({ id, title, price }) => (
          <li key={id}>
            <span>{title}</span> {price !== undefined && <span>{formatPrice(price)}</span>}
          </li>
        ))}
      </ul>
      {estimate && (
        <div>
          <p className={styles.estimate}>{perPersonText(estimate)}</p>
          {guests && (
            <p>
              Total para {guests}: <strong>{totalText(estimate, guests)}</strong>
            </p>
          )}
          <p>Es una estimación: el precio te lo confirmamos nosotros.</p>
        </div>
      )}
      <p>WhatsApp {phoneText(business.phone)}</p>
      {url && <p className={styles.url}>{url}</p>}
    </article>,
    document.body,
  );
}
