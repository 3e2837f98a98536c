import { createPortal } from 'react-dom';
import { formatDay } from '@/lib/quotation/dates';
import { dayInWords } from '@/lib/quotation/event-day';
import { phoneText } from '@/lib/quotation/phone';
import type { QuotationRequest } from '@/lib/quotation/request';
import type { Business } from './business';
import { ChosenMenu } from './ChosenMenu';
import { menuUrl } from './menu-url';
import styles from './PrintedMenu.module.css';
import { useChosen } from './selection-context';

type PrintedMenuProps = {
  business: Business;
  request: QuotationRequest;
};

/** The chosen menu on paper; hidden on the screen. */
export function PrintedMenu({ business, request }: PrintedMenuProps) {
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  const day = formatDay(request.date);
  const url = menuUrl(chosen);
  return createPortal(
    <article className={styles.paper}>
      <p>{business.logo}</p>
      <h1>Menú para tu evento</h1>
      {day && (
        <p>
          {day}, {dayInWords(request.date)}
        </p>
      )}
      <ChosenMenu request={request} />
      <p>WhatsApp {phoneText(business.phone)}</p>
      {url && <p className={styles.url}>{url}</p>}
    </article>,
    document.body,
  );
}
