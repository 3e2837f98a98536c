'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { formatDay, todayInBuenosAires } from '@/lib/dates';
import { quotationMessage } from '@/lib/quotation/message';
import { sortChosen } from '@/lib/quotation/request';
import { useDismissal } from '@/lib/use-dismissal';
import { useFixedBody } from '@/lib/use-fixed-body';
import { useInertSurroundings } from '@/lib/use-inert-surroundings';
import { whatsappLink } from '@/lib/whatsapp';
import { useChosen, useQuotation } from './quotation-context';
import styles from './RequestPanel.module.css';
import type { Choice } from './selection';

/** The earliest day that can be asked for (specification, section 5). */
const FIRST_DAY = '2023-01-01';

type RequestPanelProps = {
  /** The business's WhatsApp number, any punctuation. */
  phone: string;
};

/** Once something is chosen: a tab, and behind it the sheet that turns the choice into a WhatsApp message. */
export function RequestPanel({ phone }: RequestPanelProps) {
  const chosen = useChosen();
  return (
    <>
      <VisuallyHidden role="status">{chosen.length > 0 && countText(chosen.length)}</VisuallyHidden>
      {chosen.length > 0 && <Panel phone={phone} chosen={chosen} />}
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 opción elegida' : `${count} opciones elegidas`;
}

function Panel({ phone, chosen }: { phone: string; chosen: Choice[] }) {
  const { form, selection } = useQuotation();
  const [name, date] = useWatch({ control: form.control, name: ['name', 'date'] });
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const send = useRef<HTMLAnchorElement>(null);

  useFixedBody(open);
  useInertSurroundings(panel, open);
  useDismissal({ active: open, inside: drawer, onEscape: close, onPressOutside: close });
  useEffect(() => {
    // The sheet rather than its first field: on a phone a field would bring up the keyboard over half of the request.
    if (open) drawer.current?.focus();
  }, [open]);

  function close() {
    setOpen(false);
    tab.current?.focus();
  }

  /** A click on a real link: pop-up blockers and in-app browsers let it through. */
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send.current?.click();
  }

  function cancel() {
    const heading = panel.current?.closest('form')?.querySelector('h2');
    // At once: the heading cannot take the focus while the page behind the sheet is inert.
    flushSync(() => setOpen(false));
    selection.clear();
    heading?.focus();
  }

  const day = formatDay(date);
  const message = quotationMessage({ name, date, ...sortChosen(chosen) });

  return (
    <div ref={panel} className={styles.panel} data-open={open}>
      {open && <div className={styles.backdrop} />}
      <div
        ref={drawer}
        className={styles.drawer}
        tabIndex={-1}
        {...(open && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-title` })}
      >
        <button
          ref={tab}
          type="button"
          className={styles.tab}
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? 'X, cerrar la solicitud' : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? (
            'X'
          ) : (
            <>
              Solicitar servicio {/* Those who listen have heard it when they chose. */}
              <span className={styles.badge} aria-hidden="true">
                {chosen.length}{' '}
                <span className={styles.badgeWord}>{chosen.length === 1 ? 'elegida' : 'elegidas'}</span>
              </span>
            </>
          )}
        </button>
        <div id={id} className={styles.sheet} hidden={!open}>
          <div className={styles.content}>
            <h2 id={`${id}-title`} className={styles.title}>
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
            <button type="reset" className={styles.cancel} onClick={cancel}>
              Cancelar
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
