import 'client-only';
import { useState } from 'react';

/**
 * Copies or shares a text, and reports the outcome. The status is cleared when the text changes.
 * @param words the status after the text was copied, and after the browser denied it, as in-app browsers often do
 */
export function useHandOver(text: string, words: { copied: string; denied: string }) {
  const [outcome, setOutcome] = useState({ said: '', of: text, isDenied: false });

  function say(said: string, isDenied = false) {
    setOutcome({ said, of: text, isDenied });
  }

  async function copy() {
    say('');
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      say(words.denied, true);
    }
  }

  /** Opens the system's share sheet; copies where there is none, or it is denied. Closing it without sharing is not a failure. */
  async function shareOrCopy(data: ShareData) {
    say('');
    try {
      await navigator.share(data);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  const { said, isDenied } = outcome.of === text ? outcome : { said: '', isDenied: false };
  return { status: said, isDenied, copy, shareOrCopy };
}
