import { nothingTyped, type TypedRequest } from './request';

/** What has happened, and an action that can be taken. */
export type NoticeContent = { text: string; action?: { label: string; run: () => void } | undefined };

/** A request from the first tick to WhatsApp and back. */
export type FlowState = {
  /** Whether something is chosen. If not, there is no tab, and nothing to open. */
  hasMenu: boolean;
  /** The code of the sheet. While it is `missing`, a press of the tab waits for it; if it is `failed` or too late, the tab is a link. */
  sheetCode: 'missing' | 'ready' | 'failed';
  /** `awaited`: pressed, but its code is not there yet. */
  sheet: 'closed' | 'awaited' | 'open';
  /** WhatsApp was opened (`sent`), and the visitor came back from it (`back`). */
  sending: 'not yet' | 'sent' | 'back';
  typed: TypedRequest;
  /** That a request was cancelled, or what became of a saved or shared menu. */
  notice: NoticeContent | undefined;
};

/** What happens to a request, with what comes along. */
type Events = {
  /** The menu was read, or what is chosen has changed. */
  choose: { hasMenu: boolean };
  open: unknown;
  'code came': unknown;
  /** The sheet's code did not come, or takes too long. */
  'code failed': unknown;
  /** The visitor closes the sheet, or goes to another page, which keeps this one hidden. */
  close: unknown;
  type: { typed: Partial<TypedRequest> };
  /** A press opens WhatsApp. */
  send: unknown;
  /** The visitor is back from WhatsApp. */
  return: unknown;
  /** The request is given up; the notice offers to undo that. */
  cancel: { notice: NoticeContent };
  /** The visitor wants back what was given up. */
  undo: { before: FlowState };
  notify: { notice: NoticeContent };
  'end notice': unknown;
};

type Name = keyof Events;

export type FlowEvent<Type extends Name = Name> = { [One in Type]: { type: One } & Events[One] }[Type];

export const start: FlowState = {
  hasMenu: false,
  sheetCode: 'missing',
  sheet: 'closed',
  sending: 'not yet',
  typed: nothingTyped,
  notice: undefined,
};

const closed = { sheet: 'closed' } as const;

/** What each event changes. */
const steps: { [Type in Name]: (flow: FlowState, event: FlowEvent<Type>) => Partial<FlowState> } = {
  choose: (_, { hasMenu }) => ({ hasMenu, ...(!hasMenu && closed) }),
  open: ({ hasMenu, sheetCode }) => (hasMenu && sheetCode !== 'failed' ? opened(sheetCode === 'ready') : {}),
  'code came': ({ sheet }) => ({ sheetCode: 'ready', ...(sheet === 'awaited' && opened(true)) }),
  // If a later try fetches the code, the sheet must not open by itself.
  'code failed': ({ sheetCode }) => (sheetCode === 'ready' ? {} : { sheetCode: 'failed', ...closed }),
  close: () => closed,
  type: (flow, { typed }) => ({ typed: { ...flow.typed, ...typed } }),
  send: ({ sending }) => (sending === 'not yet' ? { sending: 'sent' } : {}),
  return: ({ sending }) => (sending === 'sent' ? { sending: 'back' } : {}),
  cancel: (_, { notice }) => ({ ...closed, sending: 'not yet', typed: nothingTyped, notice }),
  undo: (_, { before: { sending, typed } }) => ({ sending, typed }),
  notify: (_, { notice }) => ({ notice }),
  'end notice': () => ({ notice: undefined }),
};

/** What an event makes of a request. */
export function flow<Type extends Name>(state: FlowState, event: FlowEvent<Type>): FlowState {
  return { ...state, ...steps[event.type](state, event) };
}

function opened(hasCode: boolean): Partial<FlowState> {
  return hasCode ? { sheet: 'open', notice: undefined } : { sheet: 'awaited' };
}
