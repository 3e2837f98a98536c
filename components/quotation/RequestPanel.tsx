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
  /** The business's WhatsApp number with its country code, digits alone. */
  phone: string;
};

/** As soon as an option is ticked: a tab that opens the sheet with the request. */
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
  // When the visitor leaves the page, React hides it and cleans up its effects, but keeps its elements and state.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.requestTab = '';
    return () => {
      delete dataset.requestTab;
      // On return the sheet is closed.
      setOpen(false);
    };
  }, []);
  useEffect(() => {
    // Focuses the sheet rather than its first field, which on a phone would open the keyboard over half of the sheet.
    if (open) drawer.current?.focus();
  }, [open]);

  function close() {
    setOpen(false);
    tab.current?.focus();
  }

  function cancel() {
    const heading = panel.current?.closest('form')?.querySelector('h2');
    // Rendered at once, because the heading cannot be focused while the page behind the sheet is inert.
    flushSync(() => setOpen(false));
    selection.clear();
    heading?.focus();
  }

  return (
    <div ref={panel} className={styles.panel} data-open={open}>
      {/* On click, not on pointer down: the sheet would be gone by the time of the click, which then hits the page behind it. The
          keyboard has Esc. */}
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
              Solicitar servicio {/* Hidden from screen readers: the status above announces the count. */}
              <span className={styles.badge} aria-hidden="true">
                {chosen.length}{' '}
                <span className={styles.badgeWord}>{chosen.length === 1 ? 'elegida' : 'elegidas'}</span>
              </span>
            </>
          )}
        </button>
        <div id={id} className={styles.sheet} hidden={!open}>
          {/* Rendered only while it is open, so that a tick costs the same however much is ticked. The form keeps what was typed. */}
          {open && <RequestSheet titleId={`${id}-title`} phone={phone} chosen={chosen} onCancel={cancel} />}
        </div>
      </div>
    </div>
  );
}
