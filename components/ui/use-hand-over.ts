import 'client-only';
import { useState } from 'react';

/** The status after a text was copied, and after the browser denied it. */
type Words = { copied: string; denied: string };

/**
 * Copies and shares, and reports the outcome.
 * @param subject the status is cleared when this changes
 */
export function useHandOver(subject: string) {
  const [said, setSaid] = useState({ text: '', subject });
  const say = (text: string) => setSaid({ text, subject });

  /** Resolves to whether the browser allowed it: in-app browsers often do not. */
  async function copy(text: string, { copied, denied }: Words): Promise<boolean> {
    say('');
    try {
      await navigator.clipboard.writeText(text);
      say(copied);
      return true;
    } catch {
      say(denied);
      return false;
    }
  }

  /** Opens the system's share sheet; copies where there is none. Closing it without sharing is not a failure. */
  async function shareOrCopy(data: ShareData, text: string, words: Words): Promise<boolean> {
    say('');
    try {
      await navigator.share(data);
      return true;
    } catch (error) {
      return (error instanceof DOMException && error.name === 'AbortError') || copy(text, words);
    }
  }

  return { status: said.subject === subject ? said.text : '', say, copy, shareOrCopy };
}
