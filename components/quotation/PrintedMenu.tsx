import 'client-only';
import { Paper } from '@/components/ui/Paper';
import { formatDay } from '@/lib/quotation/dates';
import { dayInWords, eventDay } from '@/lib/quotation/event-day';
import { writeLine } from '@/lib/quotation/request-lines';
import { ChosenOptions, ChosenReceipt, EstimateNote, HowItCameAbout } from './ChosenMenu';
import { menuLink } from './linked-menu';
import { useRequest } from './request-context';

export function PrintedMenu() {
  const { request, options, logo, conditions, phoneText, childRate } = useRequest();
  if (options.length === 0) return null;
  const date = eventDay(request.date);
  const day = formatDay(date);
  const guests = writeLine('Invitados', request, childRate);
  const url = menuLink(options);
  return (
    <Paper logo={logo} conditions={conditions}>
      <h1>Menú para tu evento</h1>
      {request.name && <p dir="auto">{request.name}</p>}
      {day && (
        <p>
          {day}, {dayInWords(date)}
        </p>
      )}
      {guests && <p>Invitados: {guests}</p>}
      <ChosenOptions isFixed />
      <ChosenReceipt />
      <HowItCameAbout />
      <EstimateNote />
      <p>WhatsApp {phoneText}</p>
      {url && <p>{url}</p>}
    </Paper>
  );
}
