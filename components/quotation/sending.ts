import 'client-only';
import { useState } from 'react';
import { setSentMark, takeSentMark } from '@/lib/browser/sent-mark';
import type { ChosenOption } from '@/lib/quotation/offered-option';

/**
 * How far the request is. The visitor has opened WhatsApp (`sent`), has come back and is asked whether the message was sent (`asking`), has
 * opened WhatsApp again (`asked`), or has said that the message was sent (`done`).
 */
export type Sending = 'not yet' | 'sent' | 'asking' | 'asked' | 'done';

/**
 * Keeps how far the request is: `asking` at first if the phone closed this tab while WhatsApp was open. A change to the menu after `done`
 * starts the next request.
 */
export function useSending(menu: readonly ChosenOption[]): [Sending, (sending: Sending) => void] {
  const [last, setLast] = useState<{ sending: Sending; menu: readonly ChosenOption[] }>(() => ({
    sending: takeSentMark() ? 'asking' : 'not yet',
    menu,
  }));
  const isNext = last.sending === 'done' && last.menu !== menu;

  function setSending(sending: Sending) {
    if (sending === 'sent' || sending === 'asked') setSentMark();
    else takeSentMark();
    setLast({ sending, menu });
  }

  return [isNext ? 'not yet' : last.sending, setSending];
}
