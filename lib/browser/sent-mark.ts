import 'client-only';
import type { StoredKey } from './stored-key';

/** Stores only that this tab opened a request in WhatsApp. */
const KEY = 'requestSent' satisfies StoredKey;

export const SENT_QUESTION = '¿Ya tocaste enviar en WhatsApp?';

/** Whether a request was opened before the phone closed the tab. */
export function hasSentMark(): boolean {
  try {
    return KEY in sessionStorage;
  } catch {
    return false;
  }
}

/** Remembers that a request was opened, in case the phone closes the tab while WhatsApp is open. */
export function setSentMark(isSent: boolean): void {
  try {
    if (isSent) sessionStorage[KEY] = '1';
    else delete sessionStorage[KEY];
  } catch {
    // The browser denies storage. Then only a tab that stays open asks whether the request was sent.
  }
}
