'use client';

import {
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { ChoiceStore, ChosenContext } from '@/components/menu/choice-store';
import { isOptionBox } from '@/components/menu/option-box';
import type { NoticeContent } from '@/components/ui/Notice';
import type { RequestOption } from '@/lib/menu/request-option';
import { flow, start } from '@/lib/request/flow';
import { readChoice } from '@/lib/request/request';
import { ChoiceSummary } from './ChoiceSummary';
import styles from './MenuAndRequest.module.css';
import { RequestTab } from './RequestTab';
import type { RequestBusiness } from './request-context';

type MenuAndRequestProps = {
  business: RequestBusiness;
  /** The menu, rendered on the server: `ChoiceStore` reads its options from their checkboxes. */
  children: ReactNode;
};

/** On the server. */
const none: readonly RequestOption[] = [];

/** Holds what is chosen and how far the request is, for the menu, its summary and the request. */
export function MenuAndRequest({ business, children }: MenuAndRequestProps) {
  const menu = useRef<HTMLFieldSetElement>(null);
  const tab = useRef<HTMLElement>(null);
  const [store] = useState(() => new ChoiceStore(menu));
  /** Opens the sheet or, without the sheet's code, follows a link. */
  const pressTab = () => tab.current?.click();
  /** The row of the last tick, if it was made with the keyboard, which finds a way to the request right behind the box. */
  const [lastTicked, setLastTicked] = useState<Element | null>(null);
  const [state, send] = useReducer(flow, start);
  const [notice, setNotice] = useState<NoticeContent>();
  const chosen = useSyncExternalStore(store.subscribe, store.chosen, () => none);
  const choice = readChoice(chosen, state.typed, business.childRate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the checkboxes among the children
  useLayoutEffect(() => {
    const gone = store.load().join(', ');
    if (gone) setNotice({ text: `Sacamos lo que ya no se ofrece: ${gone}.` });
  }, [store, children]);
  useLayoutEffect(() => store.followOtherTabs(), [store]);

  function onInput({ target }: FormEvent) {
    if (!isOptionBox(target)) return;
    store.choose(target);
    setLastTicked(target.checked && target.matches(':focus-visible') ? target.closest('li') : null);
  }

  return (
    <ChosenContext value={chosen}>
      {/* Named by the heading: WebKit does not take the name from a legend with `display: contents` (2.50). */}
      <fieldset ref={menu} className={styles.menu} aria-labelledby="disena-tu-menu" onInput={onInput}>
        {children}
        {lastTicked &&
          choice.options.length > 0 &&
          createPortal(
            <button type="button" className={styles.onward} onClick={pressTab}>
              Pedir cotización
            </button>,
            lastTicked,
          )}
        <ChoiceSummary choice={choice} onRequest={pressTab} />
      </fieldset>
      {/* With this method, Enter does not reload the page. */}
      <form method="dialog" autoComplete="off">
        <RequestTab
          choice={choice}
          business={business}
          state={state}
          send={send}
          store={store}
          notice={notice}
          setNotice={setNotice}
          tabRef={tab}
        />
      </form>
    </ChosenContext>
  );
}
