import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { formatDay } from '@/lib/quotation/dates';
import { perPersonText, totalText } from '@/lib/quotation/estimate';
import { dayInWords } from '@/lib/quotation/event-day';
import { phoneText } from '@/lib/quotation/phone';
import { formatPrice } from '@/lib/quotation/prices';
import type { Business } from './business';
import { menuUrl } from './menu-url';
import styles from './PrintedMenu.module.css';
import { type RequestFields, requestOf } from './request-fields';
import type { ChosenOption } from './selection';
import { useChosen } from './selection-context';

type PrintedMenuProps = {
  business: Business;
  form: UseFormReturn<RequestFields>;
};

export function PrintedMenu({ business, form }: PrintedMenuProps) {
  const printing = usePrinting();
  const chosen = useChosen();
  return printing && chosen.length > 0 && <Paper business={business} form={form} chosen={chosen} />;
}

function Paper({ business, form, chosen }: PrintedMenuProps & { chosen: readonly ChosenOption[] }) {
  // The open sheet fixes the body at the scroll position: of a fixed body only one page is printed.
  useLayoutEffect(() => {
    const { style } = document.body;
    const onScreen = style.cssText;
    style.cssText = '';
    return () => {
      style.cssText = onScreen;
    };
  }, []);
  const now = new Date();
  const { date, guests, estimate } = requestOf(form.getValues(), chosen, now, undefined);
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

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const onChange = () => (media.matches ? start() : end());
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeprint', start, { signal });
    window.addEventListener('afterprint', end, { signal });
    media.addEventListener('change', onChange, { signal });
    return () => listening.abort();
  }, []);
  return printing;
}
