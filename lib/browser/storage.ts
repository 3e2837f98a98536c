import 'client-only';

/**
 * All that the site stores in a browser, until the visitor clears it. A draft that was not changed for 30 days is not
 * used again. The privacy sentence (components/layout/LegalLines.tsx), which shows once the business states a legal fact, says what each is.
 */
export type StoredKey = 'cateringCart' | 'trafficSource' | 'answerDraft';

/** The text that is stored under a key: null if there is none, undefined if the browser denies storage. */
export function readStored(key: StoredKey): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** The JSON that is stored under a key: null if there is none, or it cannot be read. */
export function readStoredJson(key: StoredKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a text, or with null deletes what is stored.
 * @returns whether the browser did it: storage may be denied or full
 */
export function writeStored(key: StoredKey, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
