import 'client-only';

/** Says that a request was opened in WhatsApp out of this tab, nothing else. */
const KEY = 'requestSent';

/** Remembers it for a tab that the phone closes while WhatsApp is open. */
export function setSentMark(): void {
  try {
    sessionStorage[KEY] = '1';
  } catch {
    // The browser denies storage: the question is asked in a tab that stays open alone.
  }
}

/** Whether the mark was set. It is gone then. */
export function takeSentMark(): boolean {
  try {
    const wasSet = KEY in sessionStorage;
    delete sessionStorage[KEY];
    return wasSet;
  } catch {
    return false;
  }
}
