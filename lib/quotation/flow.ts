import { noFields, type RequestFields } from './request-lines';

/** What the visitor types: the fields and, keyed by option id, how many guests an option is for. */
export type TypedRequest = RequestFields & { servings: Partial<Record<string, string>> };

/** What has happened, and an action that can be taken. */
export type NoticeContent = { text: string; action?: { label: string; run: () => void } | undefined };

/** A request from the first tick to the visitor's word that it was sent. */
export type Flow = {
  /** The ids of what is chosen, in one text. While it is empty there is no tab, and nothing to open. */
  menu: string;
  /** The code of the sheet. While it is `missing`, a press of the tab waits for it; if it is `failed` or too late, the tab is a link. */
  code: 'missing' | 'ready' | 'failed';
  /** `awaited`: pressed, but its code is not there yet. */
  sheet: 'closed' | 'awaited' | 'open';
  /**
   * WhatsApp was opened (`sent`); the visitor came back and is asked whether the message was sent (`asking`), has opened WhatsApp again
   * (`asked`), or has said that it was sent (`done`).
   */
  sending: 'not yet' | 'sent' | 'asking' | 'asked' | 'done';
  /** The menu of the request that is done. */
  doneMenu: string | undefined;
  typed: TypedRequest;
  /** That a request was cancelled, what became of a saved or shared menu, or the question whether the message was sent. */
  notice: NoticeContent | undefined;
  /** How often something that covered the menu went away. */
  uncovered: number;
};

/** What happens to a request, with what comes along. */
type Events = {
  /** The menu was read, or what is chosen has changed. */
  choose: { menu: string };
  open: unknown;
  'code came': unknown;
  /** The sheet's code did not come, or takes too long. */
  'code failed': unknown;
  close: unknown;
  type: { typed: Partial<TypedRequest> };
  /** A press opens WhatsApp. */
  send: unknown;
  /** The visitor is back from WhatsApp. */
  return: unknown;
  /** The visitor says that the message was sent. */
  confirm: unknown;
  /** The visitor wants to send it once more. */
  again: unknown;
  /** The request is given up; the notice offers to undo that. */
  cancel: { notice: NoticeContent };
  /** The visitor wants back what was given up. */
  undo: { before: Flow };
  notify: { notice: NoticeContent };
  'end notice': unknown;
  /** The visitor goes to another page, which keeps this one hidden. */
  leave: unknown;
};

type Name = keyof Events;

export type FlowEvent<Type extends Name = Name> = { [One in Type]: { type: One } & Events[One] }[Type];

export const nothingTyped: TypedRequest = { ...noFields, servings: {} };

/** @param question for a visitor who had opened WhatsApp before the phone closed the tab: asks whether the message was sent */
export function startOf(question?: NoticeContent): Flow {
  return {
    menu: '',
    code: 'missing',
    sheet: 'closed',
    sending: question ? 'asking' : 'not yet',
    doneMenu: undefined,
    typed: nothingTyped,
    notice: question,
    uncovered: 0,
  };
}

/** What each event changes. */
const steps: { [Type in Name]: (flow: Flow, event: FlowEvent<Type>) => Partial<Flow> } = {
  choose: (flow, { menu }) => ({
    ...(!menu && closed(flow)),
    menu,
    // With another menu the next request begins.
    ...((flow.sending === 'not yet' || flow.sending === 'done') && {
      sending: menu === flow.doneMenu ? 'done' : 'not yet',
    }),
  }),
  open: ({ menu, code }) => (menu && code !== 'failed' ? opened(code === 'ready') : {}),
  'code came': ({ sheet }) => ({ code: 'ready', ...(sheet === 'awaited' && opened(true)) }),
  // If a later try fetches the code, the sheet must not open by itself.
  'code failed': ({ code }) => (code === 'ready' ? {} : { code: 'failed', sheet: 'closed' }),
  close: closed,
  type: (flow, { typed }) => ({ typed: { ...flow.typed, ...typed } }),
  // The visitor is asked once per request, even if they open WhatsApp again.
  send: ({ sending }) => ({ sending: sending === 'asking' || sending === 'asked' ? 'asked' : 'sent' }),
  return: ({ sending }) => (sending === 'sent' ? { sending: 'asking' } : {}),
  confirm: ({ menu }) => ({ sending: 'done', doneMenu: menu }),
  again: () => ({ sending: 'not yet', doneMenu: undefined }),
  cancel: (flow, { notice }) => ({
    ...closed(flow),
    sending: 'not yet',
    doneMenu: undefined,
    typed: nothingTyped,
    notice,
  }),
  undo: (_, { before: { sending, doneMenu, typed } }) => ({ sending, doneMenu, typed }),
  notify: (_, { notice }) => ({ notice }),
  'end notice': ({ uncovered }) => ({ notice: undefined, uncovered: uncovered + 1 }),
  leave: () => ({ sheet: 'closed' }),
};

/** What an event makes of a request. */
export function flow<Type extends Name>(state: Flow, event: FlowEvent<Type>): Flow {
  return { ...state, ...steps[event.type](state, event) };
}

function opened(hasCode: boolean): Partial<Flow> {
  return hasCode ? { sheet: 'open', notice: undefined } : { sheet: 'awaited' };
}

function closed({ sheet, uncovered }: Flow): Partial<Flow> {
  return { sheet: 'closed', uncovered: sheet === 'open' ? uncovered + 1 : uncovered };
}
