import { type KeyboardEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatDay } from '@/lib/quotation/dates';
import { describeDay, hasPassed } from '@/lib/quotation/event-day';
import { quotationMessage, writtenRequest } from '@/lib/quotation/message';
import { phoneText } from '@/lib/quotation/phone';
import type { QuotationRequest } from '@/lib/quotation/request';
import type { Business } from './business';
import { ChosenMenu } from './ChosenMenu';
import { RequestDetails } from './RequestDetails';
import { RequestField } from './RequestField';
import styles from './RequestSheet.module.css';
import { countProblem, type RequestFields } from './request-fields';
import { SendActions } from './SendActions';

/** Without a latest day Chromium 156 accepts years of six digits. */
const LAST_DAY = '9999-12-31';

type RequestSheetProps = {
  business: Business;
  form: UseFormReturn<RequestFields>;
  request: QuotationRequest;
  asking: boolean;
  onSend: () => void;
  onCancel: () => void;
};

export function RequestSheet({ business, form, request, asking, onSend, onCancel }: RequestSheetProps) {
  const fields = form.watch();
  const send = useRef<HTMLAnchorElement>(null);
  const now = new Date();
  const { message, link } = writtenRequest(business.phone, request);

  /** From any field of one line. Clicks the link, which pop-up blockers and in-app browsers allow; they block `window.open`. */
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    send.current?.click();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the keys that are pressed in its fields
    <div className={styles.sheet} data-asking={asking || undefined} onKeyDown={sendOnEnter}>
      <h2 id="solicitud" className={styles.title}>
        Solicitar servicio de catering:
      </h2>
      <p className={styles.note}>
        Al enviarla hacés una solicitud, no una compra definitiva: nos vamos a contactar con vos para
        confirmar el evento.
      </p>
      <h3 className={styles.subtitle}>Incluye:</h3>
      <ChosenMenu request={request} />
      <div className={styles.fields}>
        <RequestField label="Tu nombre" placeholder="Nombre" autoComplete="name" {...form.register('name')} />
        <RequestField
          label="Fecha del evento"
          type="date"
          min="2023-01-01"
          max={LAST_DAY}
          aria-describedby="fecha-elegida"
          {...form.register('date')}
        />
        <RequestField
          label="Invitados"
          inputMode="numeric"
          problem={countProblem(fields.guests)}
          {...form.register('guests')}
        />
        {/* Describes the date in place of the field's own line: it takes the width of both columns. */}
        <p id="fecha-elegida" role="status" className={styles.day}>
          {dayHint(fields.date, now)}
        </p>
      </div>
      <RequestDetails form={form} shortened={message !== quotationMessage(request)} />
      <SendActions
        sendRef={send}
        message={message}
        link={link}
        asking={asking}
        onSend={onSend}
        onCancel={onCancel}
      />
      <p className={styles.phone}>
        Nuestro WhatsApp: <span className={styles.number}>{phoneText(business.phone)}</span>
      </p>
    </div>
  );
}

function dayHint(date: string, now: Date): string | undefined {
  const day = formatDay(date);
  if (!day) return undefined;
  const passed = hasPassed(date, undefined, now) ? ' Ese día ya pasó; igual podés enviar la solicitud.' : '';
  return `Elegiste el ${day}: ${describeDay(date, now)}.${passed}`;
}
