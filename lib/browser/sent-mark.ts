import 'client-only';

/** Stores only that this tab opened a request in WhatsApp. */
const KEY = 'requestSent';

/** Remembers that a request was opened, in case the phone closes the tab while WhatsApp is open. */
export function setSentMark(): void {
  try {
    sessionStorage[KEY] = '1';
  } catch {
    // The browser denies storage. Then only a tab that stays open asks whether the request was sent.
  }
}

/** Whether the mark was set. Removes it. */
export function takeSentMark(): boolean {
  try {
    const wasSet = KEY in sessionStorage;
    delete sessionStorage[KEY];
    return wasSet;
  } catch {
    return false;
  }
}
