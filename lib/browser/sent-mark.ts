import 'client-only';

/** Says that a request was opened in WhatsApp out of this tab, nothing else. */
const KEY = 'requestSent';

/** Remembers it for a tab that the phone closes while WhatsApp is open. */
export function setSentMark(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // The browser denies storage: the question is asked in a tab that stays open alone.
  }
}

/** Whether the mark was set. It is gone then. */
export function takeSentMark(): boolean {
  try {
    const wasSet = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return wasSet;
  } catch {
    return false;
  }
}
