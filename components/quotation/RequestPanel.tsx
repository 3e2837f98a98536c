import {
  type ComponentType,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { afterPaint } from '@/lib/browser/after-paint';
import { useLinkedCode } from '@/lib/browser/menu-link';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { useAfterPaint } from '@/lib/browser/use-after-paint';
import { useCode } from '@/lib/browser/use-code';
import { useEscape } from '@/lib/browser/use-escape';
import { useFixedBody } from '@/lib/browser/use-fixed-body';
import { useInertSurroundings } from '@/lib/browser/use-inert-surroundings';
import { useKeyboardRoom } from '@/lib/browser/use-keyboard-room';
import { useTapGuard } from '@/lib/browser/use-tap-guard';
import { estimate, perPersonText } from '@/lib/quotation/estimate';
import { writtenRequest } from '@/lib/quotation/message';
import { sortChosen } from '@/lib/quotation/request';
import type { Business } from './business';
import type { RequestProps } from './Request';
import styles from './RequestPanel.module.css';
import type { ChosenOption } from './selection';
import { useChosen, useSelection } from './selection-context';

type RequestPanelProps = {
  /** Who receives the request. */
  business: Business;
  /** Fetches the code of the request. */
  loadRequest?: (() => Promise<ComponentType<RequestProps>>) | undefined;
};

/** Waits until the tick has been painted, because requesting the file takes 15 ms (Chromium 156, CPU slowed 4 times). */
const importRequest = () =>
  new Promise<void>(afterPaint).then(() => import('./Request')).then(({ Request }) => Request);

/** How long a visitor who has pressed the tab waits for the code of the request, in milliseconds. */
const PATIENCE = 4_000;

/**
 * As soon as an option is ticked: a tab that opens the sheet with the request. The code of the request is fetched at the first tick,
 * or for an address with a shared menu. Where it cannot be had, the tab is a link to WhatsApp with what is chosen.
 */
export function RequestPanel({ business, loadRequest = importRequest }: RequestPanelProps) {
  const selection = useSelection();
  const chosen = useChosen();
  const hasTab = chosen.length > 0;
  const linkedCode = useLinkedCode();
  const [Request, failed] = useCode(loadRequest, chosen.length + Number(linkedCode !== undefined));
  const [pressed, setPressed] = useState(false);
  const [late, setLate] = useState(false);
  const open = pressed && hasTab && Request !== undefined;
  const isLink = hasTab && !Request && (failed || late);
  const waiting = pressed && !Request && !isLink;

  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  useTapGuard(panel, Request !== undefined);
  useEscape(open, close);
  // When the visitor leaves the page, React hides it and cleans up its effects, but keeps its elements and state.
  useLayoutEffect(() => {
    if (!hasTab) return;
    const { dataset } = document.documentElement;
    dataset.requestTab = '';
    return () => {
      delete dataset.requestTab;
      // On return, and with the next first tick, the sheet is closed.
      setPressed(false);
    };
  }, [hasTab]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    const { requestPressed, ...state } = window.history.state ?? {};
    if (!requestPressed) return;
    window.history.replaceState(state, '');
    // The new version may offer nothing of what was ticked: then the sheet does not open with the next first tick.
    if (selection.chosen().length > 0) setPressed(true);
  }, [selection]);
  useEffect(() => {
    if (!isLink || !pressed) return;
    // The visitor has pressed the tab: the page may leave for the new version, where the sheet opens.
    if (document.documentElement.dataset.outdated !== undefined && navigator.onLine) link.current?.click();
    // When a later try brings the code, the sheet does not open by itself.
    setPressed(false);
    // The button had the focus, unless the visitor has gone on.
    if (document.activeElement === document.body) link.current?.focus();
  }, [isLink, pressed]);

  function close() {
    setPressed(false);
    tab.current?.focus();
  }

  return (
    <>
      <VisuallyHidden role="status">
        {hasTab && [countText(chosen), estimateText(chosen)].filter(Boolean).join(', ')}
      </VisuallyHidden>
      {linkedCode !== undefined && failed && !hasTab && (
        <p className={styles.linkFailed} role="alert">
          No pudimos abrir el menú del enlace.{' '}
          <button type="button" data-reload>
            Recargar
          </button>
        </p>
      )}
      <div ref={panel} className={styles.panel} data-open={open} data-tab={hasTab} data-guarded>
        {/* On click, not on pointer down: the sheet would be gone by the time of the click, which then hits the page behind it. The
            keyboard has Esc. */}
        {open && <div className={styles.backdrop} aria-hidden="true" onClick={close} />}
        <div
          ref={drawer}
          className={styles.drawer}
          tabIndex={-1}
          {...(open && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-title` })}
        >
          {isLink ? (
            <a
              ref={link}
              className={styles.tab}
              href={linkOf(chosen, business)}
              target="_blank"
              rel="noopener noreferrer"
              data-needs-code
            >
              <TabText chosen={chosen} />
            </a>
          ) : (
            hasTab && (
              <button
                ref={tab}
                type="button"
                className={styles.tab}
                aria-expanded={open}
                aria-controls={id}
                aria-busy={waiting}
                aria-label={open ? 'X, cerrar la solicitud' : undefined}
                onClick={() => setPressed(!open)}
              >
                {open ? 'X' : <TabText chosen={chosen} />}
              </button>
            )
          )}
          {Request && <Request id={id} business={business} open={open} onClose={close} />}
        </div>
        <Modality panel={panel} drawer={drawer} open={open} />
      </div>
    </>
  );
}

type ModalityProps = {
  /** Tab and sheet: what stays within reach. */
  panel: RefObject<HTMLElement | null>;
  /** The sheet, which gets the focus. */
  drawer: RefObject<HTMLElement | null>;
  open: boolean;
};

/**
 * Keeps visitors within the open sheet: the focus is in it, the page behind neither scrolls nor can be reached. Begins once the open
 * sheet has been painted, and ends once the closed one is gone from the screen: the browser restyles and lays out the whole page for it,
 * a third of the time that opening takes and half of closing (`npm run bench -- interactions`).
 */
function Modality({ panel, drawer, open }: ModalityProps) {
  const modal = useAfterPaint(open);
  useFixedBody(modal);
  useInertSurroundings(panel, modal);
  useKeyboardRoom(drawer, modal);
  useEffect(() => {
    // The sheet rather than its first field, which on a phone would open the keyboard over half of the sheet.
    if (modal) drawer.current?.focus();
  }, [modal, drawer]);
  return null;
}

/** The link that sends what is chosen, without anything that the sheet would ask for. */
function linkOf(chosen: readonly ChosenOption[], { phone, messageOrigin }: Business): string {
  const origin = messageOrigin ? knownTrafficSource() : undefined;
  return writtenRequest(phone, { name: '', date: '', ...sortChosen(chosen), origin }).link;
}

/**
 * For screen readers it is the name alone: the status announces the rest at every tick. What changes is the only text of its element:
 * translators replace texts, and beside others React would go on changing the one that is no longer in the page.
 */
function TabText({ chosen }: { chosen: readonly ChosenOption[] }) {
  return (
    <>
      <span className={styles.text}>
        Solicitar servicio{' '}
        <span className={styles.estimate} aria-hidden="true">
          {estimateText(chosen)}
        </span>
      </span>{' '}
      <span className={styles.badge} aria-hidden="true">
        <span>{chosen.length}</span>{' '}
        <span className={styles.badgeWord}>{chosen.length === 1 ? 'elegida' : 'elegidas'}</span>
      </span>
    </>
  );
}

function countText({ length }: readonly ChosenOption[]): string {
  return length === 1 ? '1 opción elegida' : `${length} opciones elegidas`;
}

function estimateText(chosen: readonly ChosenOption[]): string | undefined {
  const perPerson = estimate(chosen);
  return perPerson && perPersonText(perPerson);
}
