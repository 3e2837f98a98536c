import 'client-only';
import { Paper } from '@/components/ui/Paper';
import { eventDay, formatDay } from '@/lib/quotation/dates';
import { dayInWords } from '@/lib/quotation/event-day';
import { ChosenOptions, ChosenReceipt, EstimateNote, HowItCameAbout } from './ChosenMenu';
import { menuLink } from './menu-link';
import type { RequestBusiness } from './request-business';
import { useChosen } from './selection-context';
import { useRequestForm } from './use-request';

/** The chosen menu on paper; hidden on the screen. */
export function PrintedMenu({ business }: { business: RequestBusiness }) {
  const chosen = useChosen();
  const { typed } = useRequestForm();
  const date = eventDay(typed.date);
  if (chosen.length === 0) return null;
  const day = formatDay(date);
  const url = menuLink(chosen);
  return (
    <Paper logo={business.logo} conditions={business.conditions}>
      <h1>Menú para tu evento</h1>
      {day && (
        <p>
          {day}, {dayInWords(date)}
        </p>
      )}
      <ChosenOptions isPrinted />
      <ChosenReceipt />
      <HowItCameAbout />
      <EstimateNote />
      <p>WhatsApp {business.phoneText}</p>
      {url && <p>{url}</p>}
    </Paper>
  );
}
