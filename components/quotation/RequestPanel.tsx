'use client';

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useEscape } from '@/lib/browser/use-escape';
import { useFixedBody } from '@/lib/browser/use-fixed-body';
import { useInertSurroundings } from '@/lib/browser/use-inert-surroundings';
import { useChosen, useQuotation } from './quotation-context';
import styles from './RequestPanel.module.css';
import { RequestSheet } from './RequestSheet';
import type { Choice } from './selection';

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
  const { selection } = useQuotation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const tab = useRef<HTMLButtonElement>(null);

  useFixedBody(open);
  useInertSurroundings(panel, open);
  useEscape(open, close);
  // A page that the visitor leaves is hidden, not unmounted: of its effects only the clean-up runs.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.requestTab = '';
    return () => {
      delete dataset.requestTab;
      // Who left with the sheet open finds the menu when they come back.
      setOpen(false);
    };
  }, []);
  useEffect(() => {
    // The sheet rather than its first field: on a phone a field would bring up the keyboard over half of the request.
    if (open) drawer.current?.focus();
  }, [open]);

  function close() {
    setOpen(false);
    tab.current?.focus();
  }

  function cancel() {
    const heading = panel.current?.closest('form')?.querySelector('h2');
    // At once: the heading cannot take the focus while the page behind the sheet is inert.
    flushSync(() => setOpen(false));
    selection.clear();
    heading?.focus();
  }

  return (
    <div ref={panel} className={styles.panel} data-open={open}>
      {/* A click, rather than any press: a tap goes on to what it finds when the sheet has gone. The keyboard has Esc. */}
      {open && <div className={styles.backdrop} aria-hidden="true" onClick={close} />}
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
          {/* Only now: what a tick costs should not grow with what is chosen. The form keeps what was typed. */}
          {open && <RequestSheet titleId={`${id}-title`} phone={phone} chosen={chosen} onCancel={cancel} />}
        </div>
      </div>
    </div>
  );
}
