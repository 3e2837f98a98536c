import 'client-only';
import { Paper } from '@/components/ui/Paper';
import { eventDay, formatDay } from '@/lib/quotation/dates';
import { dayInWords } from '@/lib/quotation/event-day';
import { ChosenOptions, ChosenReceipt, EstimateNote, HowItCameAbout } from './ChosenMenu';
import { menuLink } from './menu-link';
import { useChosen } from './selection-context';
import { useRequest } from './use-request';

export function PrintedMenu() {
  const chosen = useChosen();
  const { typed, logo, conditions, phoneText } = useRequest();
  const date = eventDay(typed.date);
  if (chosen.length === 0) return null;
  const day = formatDay(date);
  const url = menuLink(chosen);
  return (
    <Paper logo={logo} conditions={conditions}>
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
      <p>WhatsApp {phoneText}</p>
      {url && <p>{url}</p>}
    </Paper>
  );
}
