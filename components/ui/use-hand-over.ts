import 'client-only';
import { useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { share } from '@/lib/browser/share';

/** The status after a text was copied, and after the browser denied it. */
type Words = { copied: string; denied: string };

/**
 * Copies and shares, and reports the outcome.
 * @param subject the status is cleared when this changes
 */
export function useHandOver(subject: string) {
  const [said, setSaid] = useState({ text: '', subject });
  const say = (text: string) => setSaid({ text, subject });

  async function copy(text: string, { copied, denied }: Words): Promise<boolean> {
    say('');
    const isCopied = await copyText(text);
    say(isCopied ? copied : denied);
    return isCopied;
  }

  /** Copies where the browser cannot share. */
  async function shareOrCopy(data: ShareData, text: string, words: Words): Promise<boolean> {
    say('');
    return (await share(data)) || copy(text, words);
  }

  return { status: said.subject === subject ? said.text : '', say, copy, shareOrCopy };
}
