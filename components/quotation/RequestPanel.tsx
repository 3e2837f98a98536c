import 'client-only';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { CODE_TIMEOUT_MS, useLazyComponent } from '@/lib/browser/use-lazy-component';
import { useMenuCode } from '@/lib/browser/use-menu-code';
import { shortFigure } from '@/lib/quotation/bill-texts';
import { quotationMessage } from '@/lib/quotation/message';
import { sortChosen } from '@/lib/quotation/request';
import { whatsappLink } from '@/lib/quotation/whatsapp';
import { chosenText, shortChosenText } from './chosen-text';
import styles from './RequestPanel.module.css';
import type { RequestProps } from './request-context';

const importRequest = () => import('./Request').then(({ Request }) => Request);

/** Before the first tick, a bar with a hint; then a tab that opens the sheet or, without its code, a link that sends the chosen options. */
export function RequestPanel(props: Omit<RequestProps, 'message' | 'link'>) {
  const { business, choice, flow, send, tabRef } = props;
  const { options, fields, party, bill } = choice;
  const { hasMenu, code, sheet, notice } = flow;
  const count = options.length;
  const figure = shortFigure(bill, party.guests);
  const origin = business.messageOrigin ? knownTrafficSource() : undefined;
  const message = quotationMessage({ ...business, ...fields, ...sortChosen(options), bill, origin });
  const link = whatsappLink(business.phone, message);
  const linkedCode = useMenuCode();
  const load = useCallback(() => {
    const code = importRequest();
    code.then(
      () => send({ type: 'code came' }),
      () => send({ type: 'code failed' }),
    );
    return code;
  }, [send]);
  // It also shows what became of a menu, which may leave nothing chosen.
  const isMenuTold = linkedCode !== undefined || notice !== undefined;
  const [Request] = useLazyComponent(load, count + Number(isMenuTold));

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
          {code === 'failed' ? (
            <a
              ref={tabRef}
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
              ref={tabRef}
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
      {Request && <Request {...props} message={message} link={link} />}
    </>
  );
}
