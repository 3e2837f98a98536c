import 'client-only';
import { useState } from 'react';
import type { ChosenOption } from '@/lib/quotation/offered-option';

/**
 * How far the request is. The visitor has opened WhatsApp (`sent`), has come back and is asked whether the message was sent (`asking`), has
 * opened WhatsApp again (`asked`), or has said that the message was sent (`done`).
 */
export type Sending = 'not yet' | 'sent' | 'asking' | 'asked' | 'done';

/** Keeps how far the request is. A change to the menu after `done` starts the next request. */
export function useSending(
  first: Sending,
  menu: readonly ChosenOption[],
): [Sending, (sending: Sending) => void] {
  const [last, setLast] = useState({ sending: first, menu });
  const isNext = last.sending === 'done' && last.menu !== menu;
  return [isNext ? 'not yet' : last.sending, (sending) => setLast({ sending, menu })];
}
