import 'client-only';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { chosenText, shortChosenText } from '@/components/menu/ChosenCount';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { shortFigure } from '@/lib/bill/bill-texts';
import { useChoiceCode } from '@/lib/browser/use-choice-code';
import styles from './RequestTab.module.css';
import { useRequest } from './request-context';

const RequestDialog = lazy(() => import('./RequestDialog').then((code) => ({ default: code.RequestDialog })));

/**
 * Before the first tick, a bar with a hint; then a tab that opens the sheet. If the code of the sheet does not come, or throws, the tab is a
 * link that sends the chosen options.
 */
export function RequestTab() {
  const { choice, state, dispatch, link, notice, setNotice, tabRef } = useRequest();
  const { options, party, bill } = choice;
  const { isOpen } = state;
  const hasChosen = options.length > 0;
  const figure = shortFigure(bill, party.guests);
  const linkedCode = useChoiceCode();
  // The dialog, whose code is fetched when it is first rendered. Then it stays: where nothing is chosen any more it still shows a notice, and
  // takes back its history entry.
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (hasChosen || linkedCode !== undefined || notice)) setWanted(true);
  const [isThere, setThere] = useState(false);
  const isComing = isOpen && !isThere;

  // React keeps a page in the document after the visitor leaves it, and only cleans up its effects.
  useLayoutEffect(() => {
    if (!hasChosen) return;
    const { dataset } = document.documentElement;
    dataset.requestTab = '';
    return () => {
      delete dataset.requestTab;
      dispatch({ type: 'close' });
    };
  }, [hasChosen, dispatch]);

  function setTab(element: HTMLElement | null) {
    tabRef.current = element;
  }

  /** The link takes the place of the tab, which had the focus if it was pressed. */
  function setLink(element: HTMLElement | null) {
    setTab(element);
    if (!element || !isOpen) return;
    element.focus();
    dispatch({ type: 'close' });
  }

  function open() {
    dispatch({ type: 'open' });
    setNotice(undefined);
  }

  const tabText = (
    <>
      <span className={styles.text}>{isComing ? 'Abriendo…' : 'Solicitar servicio'}</span>{' '}
      <span className={styles.sum} aria-hidden="true">
        {[shortChosenText(options.length), figure].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  const tab = (
    <button
      ref={setTab}
      type="button"
      className={styles.tab}
      data-count="sheet"
      aria-haspopup="dialog"
      aria-expanded={isOpen && isThere}
      aria-busy={isComing}
      onClick={open}
    >
      {tabText}
    </button>
  );
  const plainLink = (
    <a
      ref={setLink}
      className={styles.tab}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      data-count="request"
    >
      {tabText}
    </a>
  );
  return (
    <>
      <span className="visually-hidden" role="status">
        {hasChosen && [chosenText(options.length), figure].filter(Boolean).join(', ')}
      </span>
      {!hasChosen && (
        <p className={styles.quiet} data-quiet-bar="">
          Elegí lo que te guste: se suma acá
        </p>
      )}
      <ErrorBoundary fallback={hasChosen && <div className={styles.place}>{plainLink}</div>}>
        {hasChosen && <div className={styles.place}>{tab}</div>}
        <Suspense fallback={null}>{isWanted && <RequestDialog onThere={setThere} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
