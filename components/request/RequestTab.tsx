import 'client-only';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { chosenText, shortChosenText } from '@/components/menu/ChosenCount';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { shortFigure } from '@/lib/bill/bill-texts';
import { useChoiceCode } from '@/lib/browser/use-choice-code';
import styles from './RequestTab.module.css';
import { useRequest } from './request-context';

/** How long a visitor waits for the sheet's code before the tab becomes a link, in milliseconds. */
const CODE_TIMEOUT_MS = 4_000;

/**
 * Before the first tick, in narrow windows a bar with a hint; then a tab that opens the sheet. If the code of the sheet fails or takes long,
 * the tab is a link that sends the chosen options, until the code has come; if the sheet throws, it stays one.
 */
export function RequestTab() {
  const { choice, state, dispatch, link, notice, setNotice, tabRef } = useRequest();
  const { options, party, bill } = choice;
  const { isOpen } = state;
  const hasChosen = options.length > 0;
  const figure = shortFigure(bill, party.guests);
  const linkedCode = useChoiceCode();
  // A link's code, or a notice, needs the dialog's code even if nothing is chosen.
  const reasons = options.length + Number(linkedCode !== undefined || notice !== undefined);
  const { RequestDialog, isComing, isMissing } = useDialogCode(reasons);

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
      aria-expanded={isOpen && !isComing}
      aria-busy={isComing}
      onClick={open}
    >
      {tabText}
    </button>
  );
  const plainLink = (
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
        {hasChosen && <div className={styles.place}>{isMissing ? plainLink : tab}</div>}
        {RequestDialog && <RequestDialog />}
      </ErrorBoundary>
    </>
  );
}

/**
 * Fetches the code of the dialog.
 * @param reasons how many reasons there are to have it. After a failure it tries again whenever the number changes, as with a tick
 */
function useDialogCode(reasons: number) {
  const { state, dispatch, tabRef } = useRequest();
  const [RequestDialog, setRequestDialog] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  const isComing = state.isOpen && !RequestDialog;
  const giveUp = useEffectEvent(() => {
    setFailed(true);
    // What comes later must not open over what the visitor does meanwhile.
    dispatch({ type: 'close' });
  });
  useEffect(() => {
    if (reasons === 0 || RequestDialog) return;
    import('./RequestDialog').then((code) => setRequestDialog(() => code.RequestDialog), giveUp);
  }, [reasons, RequestDialog]);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(giveUp, CODE_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      // The link has replaced the button, which had the focus. Where the code came, the dialog has it.
      if (document.activeElement === document.body) tabRef.current?.focus();
    };
  }, [isComing, tabRef]);
  return { RequestDialog, isComing, isMissing: hasFailed && !RequestDialog };
}
