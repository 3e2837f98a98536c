import { nothingTyped, type TypedRequest } from './request';

/** A request from the first press of its tab to WhatsApp and back. */
export type FlowState = {
  /** Whether the visitor has opened the sheet, whose code may still be on its way. */
  isOpen: boolean;
  /** Whether WhatsApp was opened (`away`), and the visitor came back from it (`back`). Whether they sent the message nobody knows. */
  sending: 'not yet' | 'away' | 'back';
  typed: TypedRequest;
};

/** What happens to a request, with what comes along. */
export type FlowEvent =
  | { type: 'open' }
  /**
   * The visitor closes the sheet, chooses nothing any more, or goes to another page, which keeps this one hidden; or the sheet's code does
   * not come.
   */
  | { type: 'close' }
  | { type: 'type'; typed: Partial<TypedRequest> }
  /** A press opens WhatsApp. */
  | { type: 'send' }
  /** The visitor is back from WhatsApp. */
  | { type: 'return' }
  /** The request is given up. */
  | { type: 'cancel' }
  /** The visitor wants back what was given up. */
  | { type: 'undo'; before: FlowState };

export const start: FlowState = { isOpen: false, sending: 'not yet', typed: nothingTyped };

/** What an event makes of a request. Components send events and draw the state. */
export function flow(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case 'open':
      return { ...state, isOpen: true };
    case 'close':
      return { ...state, isOpen: false };
    case 'type':
      return { ...state, typed: { ...state.typed, ...event.typed } };
    case 'send':
      return state.sending === 'not yet' ? { ...state, sending: 'away' } : state;
    case 'return':
      return state.sending === 'away' ? { ...state, sending: 'back' } : state;
    case 'cancel':
      return start;
    case 'undo':
      return { ...event.before, isOpen: state.isOpen };
  }
}
