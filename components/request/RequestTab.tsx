import 'client-only';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { chosenText, shortChosenText } from '@/components/menu/chosen-text';
import { shortFigure } from '@/lib/bill/bill-texts';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { useMenuCode } from '@/lib/browser/use-menu-code';
import { writeMessage } from '@/lib/request/message';
import { sortChosen } from '@/lib/request/request';
import { whatsappLink } from '@/lib/values/whatsapp';
import styles from './RequestTab.module.css';
import type { RequestProps } from './request-context';

/** How long a visitor waits for the sheet's code before the tab becomes a link, in milliseconds. */
const CODE_TIMEOUT_MS = 4_000;

/** Before the first tick, a bar with a hint; then a tab that opens the sheet or, without its code, a link that sends the chosen options. */
export function RequestTab(props: Omit<RequestProps, 'message' | 'link'>) {
  const { business, choice, state, send, tabRef } = props;
  const { options, party, bill } = choice;
  const { hasMenu, sheetCode, sheet, typed, notice } = state;
  const count = options.length;
  const figure = shortFigure(bill, party.guests);
  const { phone, childRate, pricesOn, messageOrigin } = business;
  const origin = messageOrigin ? knownTrafficSource() : undefined;
  const message = writeMessage({
    ...typed,
    ...sortChosen(options),
    party,
    childRate,
    bill,
    pricesOn,
    origin,
  });
  const link = whatsappLink(phone, message);
  const linkedCode = useMenuCode();
  const [RequestDialog, setRequestDialog] = useState<ComponentType<RequestProps>>();
  // It also shows what became of a menu, which may leave nothing chosen. After a failure, the next tick tries again.
  const wanted = count + Number(linkedCode !== undefined || notice !== undefined);
  useEffect(() => {
    if (wanted === 0 || RequestDialog) return;
    import('./RequestDialog').then(
      (code) => {
        setRequestDialog(() => code.RequestDialog);
        send({ type: 'code came' });
      },
      () => send({ type: 'code failed' }),
    );
  }, [wanted, RequestDialog, send]);

  // React keeps a page in the document after the visitor leaves it, and only cleans up its effects.
  useLayoutEffect(() => {
    if (!hasMenu) return;
    const { dataset } = document.documentElement;
    dataset.requestTab = '';
    return () => {
      delete dataset.requestTab;
      send({ type: 'close' });
    };
  }, [hasMenu, send]);
  useEffect(() => {
    if (sheet !== 'awaited') return;
    const timer = setTimeout(() => send({ type: 'code failed' }), CODE_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      // The link has replaced the button, which had the focus.
      if (document.activeElement === document.body) tabRef.current?.focus();
    };
  }, [sheet, send, tabRef]);

  const setTab = (element: HTMLElement | null) => {
    tabRef.current = element;
  };
  const tabText = (
    <>
      <span className={styles.text}>{sheet === 'awaited' ? 'Abriendo…' : 'Solicitar servicio'}</span>{' '}
      <span className={styles.sum} aria-hidden="true">
        {[shortChosenText(count), figure].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  return (
    <>
      <span className="visually-hidden" role="status">
        {hasMenu && [chosenText(count), figure].filter(Boolean).join(', ')}
      </span>
      {!hasMenu && (
        <p className={styles.quiet} data-quiet-bar="">
          Elegí lo que te guste: se suma acá
        </p>
      )}
      {hasMenu && (
        <div className={styles.place}>
          {sheetCode === 'failed' ? (
            <a
              ref={setTab}
              className={styles.tab}
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              data-count="request"
            >
              {tabText}
            </a>
          ) : (
            <button
              ref={setTab}
              type="button"
              className={styles.tab}
              data-count="sheet"
              aria-haspopup="dialog"
              aria-expanded={sheet === 'open'}
              aria-busy={sheet === 'awaited'}
              onClick={() => send({ type: 'open' })}
            >
              {tabText}
            </button>
          )}
        </div>
      )}
      {RequestDialog && <RequestDialog {...props} message={message} link={link} />}
    </>
  );
}
