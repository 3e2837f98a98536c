import { type KeyboardEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { formatDay } from '@/lib/quotation/dates';
import { perPersonText, totalText } from '@/lib/quotation/estimate';
import { describeDay, hasPassed } from '@/lib/quotation/event-day';
import { quotationMessage, writtenRequest } from '@/lib/quotation/message';
import { formatPrice } from '@/lib/quotation/prices';
import type { Business } from './business';
import { RequestDetails } from './RequestDetails';
import { RequestField } from './RequestField';
import styles from './RequestSheet.module.css';
import { countProblem, type RequestFields, requestOf } from './request-fields';
import { SendActions } from './SendActions';
import type { ChosenOption } from './selection';
import { useChosen } from './selection-context';

const FIRST_DAY = '2023-01-01';

/** Without a latest day Chromium 156 accepts years of six digits. */
const LAST_DAY = '9999-12-31';

type RequestSheetProps = {
  titleId: string;
  business: Business;
  form: UseFormReturn<RequestFields>;
  asking: boolean;
  onSend: () => void;
  onCancel: () => void;
};

export function RequestSheet({ titleId, business, form, asking, onSend, onCancel }: RequestSheetProps) {
  const chosen = useChosen();
  const fields = useWatch({ control: form.control, compute: (values: RequestFields) => values });
  const send = useRef<HTMLAnchorElement>(null);
  const now = new Date();
  const request = requestOf(fields, chosen, now, business.messageOrigin ? knownTrafficSource() : undefined);
  const { message, link } = writtenRequest(business.phone, request);

  /** Clicks the link, which pop-up blockers and in-app browsers allow; they block `window.open`. */
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send.current?.click();
  }

  return (
    <>
      <h2 id={titleId} className={styles.title}>
        Solicitar servicio de catering:
      </h2>
      <p className={styles.note}>
        Al enviarla hacés una solicitud, no una compra definitiva: nos vamos a contactar con vos para
        confirmar el evento.
      </p>
      <h3 className={styles.subtitle}>Incluye:</h3>
      <ChosenList chosen={chosen} />
      {request.estimate && (
        <div className={styles.estimate}>
          <p className={styles.figure}>{perPersonText(request.estimate)}</p>
          {request.guests && (
            <p>
              Total para <span>{request.guests}</span>:{' '}
              <strong>{totalText(request.estimate, request.guests)}</strong>
            </p>
          )}
          <p className={styles.caption}>Es una estimación: el precio te lo confirmamos nosotros.</p>
        </div>
      )}
      <div className={styles.fields}>
        <RequestField
          label="Tu nombre"
          type="text"
          placeholder="Nombre"
          autoComplete="name"
          enterKeyHint="send"
          onKeyDown={sendOnEnter}
          {...form.register('name')}
        />
        <RequestField
          label="Fecha del evento"
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          aria-describedby="fecha-elegida"
          onKeyDown={sendOnEnter}
          {...form.register('date')}
        />
        <RequestField
          label="Invitados"
          type="text"
          inputMode="numeric"
          enterKeyHint="send"
          problem={countProblem(fields.guests)}
          onKeyDown={sendOnEnter}
          {...form.register('guests')}
        />
        {/* Describes the date in place of the field's own line: it takes the width of both columns. */}
        <p id="fecha-elegida" role="status" className={styles.day}>
          {dayHint(fields.date, now)}
        </p>
      </div>
      <RequestDetails
        form={form}
        fields={fields}
        shortened={message !== quotationMessage(request)}
        now={now}
        onKeyDown={sendOnEnter}
      />
      <SendActions
        sendRef={send}
        message={message}
        link={link}
        phone={business.phone}
        chosen={chosen}
        asking={asking}
        onSend={onSend}
        onCancel={onCancel}
      />
    </>
  );
}

function ChosenList({ chosen }: { chosen: readonly ChosenOption[] }) {
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ id, title, price, priceBefore }) => (
        <li key={id}>
          <span>{title}</span>{' '}
          {price !== undefined && <span className={styles.price}>{formatPrice(price)}</span>}{' '}
          {priceBefore !== undefined && (
            <span className={styles.before}>antes {formatPrice(priceBefore)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function dayHint(date: string, now: Date): string | undefined {
  const day = formatDay(date);
  if (!day) return undefined;
  const passed = hasPassed(date, undefined, now) ? ' Ese día ya pasó; igual podés enviar la solicitud.' : '';
  return `Elegiste el ${day}: ${describeDay(date, now)}.${passed}`;
}
