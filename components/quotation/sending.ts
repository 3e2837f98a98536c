import 'client-only';
import { useState } from 'react';
import type { ChosenOption } from './selection';

/**
 * How far the request is: the visitor has opened WhatsApp (`sent`), has come back and is asked whether it was sent (`asking`), has opened it
 * anew (`asked`), or says that it was sent (`done`).
 */
export type Sending = 'not yet' | 'sent' | 'asking' | 'asked' | 'done';

/** Keeps how far the request is. What is changed in the menu after it was sent is the next request. */
export function useSending(
  first: Sending,
  menu: readonly ChosenOption[],
): [Sending, (sending: Sending) => void] {
  const [last, setLast] = useState({ sending: first, menu });
  const isNext = last.sending === 'done' && last.menu !== menu;
  return [isNext ? 'not yet' : last.sending, (sending) => setLast({ sending, menu })];
}
