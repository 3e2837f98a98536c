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
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import type { RequestOption } from '@/lib/menu/request-option';
import { flow, start } from '@/lib/request/flow';
import { writeMessage } from '@/lib/request/message';
import { readChoice, sortChosen } from '@/lib/request/request';
import { whatsappLink } from '@/lib/values/whatsapp';
import { ChoiceSummary } from './ChoiceSummary';
import styles from './MenuDesigner.module.css';
import { RequestTab } from './RequestTab';
import { type RequestBusiness, RequestContext } from './request-context';

/** What is chosen on the server. */
const none: readonly RequestOption[] = [];

type MenuAndRequestProps = {
  business: RequestBusiness;
  /** The menu, rendered on the server: `ChoiceStore` reads its options from their checkboxes. */
  children: ReactNode;
};

/** Holds what is chosen and how far the request is, for the menu, its summary and the request. */
export function MenuAndRequest({ business, children }: MenuAndRequestProps) {
  const menu = useRef<HTMLFieldSetElement>(null);
  const tabRef = useRef<HTMLElement>(null);
  const [store] = useState(() => new ChoiceStore(menu));
  const chosen = useSyncExternalStore(store.subscribe, store.chosen, () => none);
  const [state, dispatch] = useReducer(flow, start);
  const [notice, setNotice] = useState<NoticeContent>();
  /**
   * The row of the last tick, if it was made with the keyboard. The way to the request is the next stop: otherwise Tab goes through the rest
   * of the menu (13 stops after the sample's first option).
   */
  const [lastTicked, setLastTicked] = useState<Element | null>(null);

  const { phone, childRate, pricesOn, saysTrafficSource } = business;
  const choice = readChoice(chosen, state.typed, childRate);
  const message = writeMessage({
    ...state.typed,
    ...sortChosen(choice.options),
    party: choice.party,
    childRate,
    bill: choice.bill,
    pricesOn,
    trafficSource: saysTrafficSource ? knownTrafficSource() : undefined,
  });
  const link = whatsappLink(phone, message);

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

  /** Opens the sheet or, without the sheet's code, follows a link. */
  function pressTab() {
    tabRef.current?.click();
  }

  return (
    <ChosenContext value={chosen}>
      {/* Named by the heading: WebKit does not take the name from a legend with `display: contents` (2.50). */}
      <fieldset ref={menu} className={styles.menu} aria-labelledby="disena-tu-menu" onInput={onInput}>
        {children}
        {lastTicked &&
          chosen.length > 0 &&
          createPortal(
            <button type="button" className={styles.onward} onClick={pressTab}>
              Pedir cotización
            </button>,
            lastTicked,
          )}
        <ChoiceSummary choice={choice} onRequest={pressTab} />
      </fieldset>
      <RequestContext
        value={{ business, store, choice, state, dispatch, message, link, notice, setNotice, tabRef }}
      >
        {/* With this method, Enter does not reload the page. The checkboxes are outside: a form's fields hide its own properties, and React
            breaks on a category named `nodeType`. */}
        <form method="dialog" autoComplete="off">
          <RequestTab />
        </form>
      </RequestContext>
    </ChosenContext>
  );
}
