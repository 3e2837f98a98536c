import { type KeyboardEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDay, todayInBuenosAires } from '@/lib/quotation/dates';
import { quotationMessage } from '@/lib/quotation/message';
import { sortChosen } from '@/lib/quotation/request';
import { whatsappLink } from '@/lib/quotation/whatsapp';
import { useQuotation } from './quotation-context';
import styles from './RequestSheet.module.css';
import type { Choice } from './selection';

/** The earliest day that the field offers. A day in the past gets a hint rather than an error. */
const FIRST_DAY = '2023-01-01';

/** Without a latest day Chromium 156 accepts years of six digits. */
const LAST_DAY = '9999-12-31';

type RequestSheetProps = {
  /** Id of the heading, which labels the dialog. */
  titleId: string;
  /** The business's WhatsApp number with its country code, digits alone. */
  phone: string;
  /** The ticked options, in the order of the menu. */
  chosen: Choice[];
  /** Called when the visitor cancels the request. */
  onCancel: () => void;
};

/** The content of the open sheet: ticked options, fields for name and date, and the link that sends them as a WhatsApp message. */
export function RequestSheet({ titleId, phone, chosen, onCancel }: RequestSheetProps) {
  const { form } = useQuotation();
  const [name, date] = useWatch({ control: form.control, name: ['name', 'date'] });
  const send = useRef<HTMLAnchorElement>(null);

  /** Clicks the link, which pop-up blockers and in-app browsers allow; they block `window.open`. */
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send.current?.click();
  }

  const day = formatDay(date);
  const message = quotationMessage({ name, date, ...sortChosen(chosen) });

  return (
    <>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          Solicitar servicio de catering:
        </h2>
        <p className={styles.note}>
          Al enviarla hacés una solicitud, no una compra definitiva: nos vamos a contactar con vos para
          confirmar el evento.
        </p>
        <h3 className={styles.subtitle}>Incluye:</h3>
        <ul className={styles.chosen}>
          {chosen.map((choice) => (
            <li key={choice.id}>{choice.title}</li>
          ))}
        </ul>
        <label htmlFor="nombre">Tu nombre</label>
        <input
          id="nombre"
          type="text"
          placeholder="Nombre"
          autoComplete="name"
          enterKeyHint="send"
          onKeyDown={sendOnEnter}
          {...form.register('name')}
        />
        <label htmlFor="fecha">Fecha del evento</label>
        <input
          id="fecha"
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          onKeyDown={sendOnEnter}
          {...form.register('date')}
        />
        <p role="status" className={styles.day}>
          {day && <>Elegiste el {day}. </>}
          {day &&
            date < todayInBuenosAires(new Date()) &&
            'Ese día ya pasó; igual podés enviar la solicitud.'}
        </p>
      </div>
      <div className={styles.actions}>
        <a
          ref={send}
          className={styles.send}
          href={whatsappLink(phone, message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Solicitar servicio
        </a>
        {/* The browser resets fields and boxes; `onCancel` also clears the saved menu, and closes the sheet. */}
        <button type="reset" className={styles.cancel} onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </>
  );
}
