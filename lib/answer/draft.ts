import 'client-only';
import type { StoredKey } from '@/lib/browser/stored-key';
import { DAY_MS } from '@/lib/quotation/dates';
import { type Answer, emptyAnswer, emptyRow } from './answer';

export const DRAFT_KEY = 'answerDraft' satisfies StoredKey;

const MAX_AGE_MS = 30 * DAY_MS;

/** The saved draft. One that is over 30 days old, or cannot be read, is deleted. */
export function loadDraft(now: number): Answer | undefined {
  try {
    const { savedAt, answer } = Object(JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null'));
    if (now - savedAt <= MAX_AGE_MS && isAnswer(answer)) return { ...emptyAnswer, ...answer };
  } catch {
    // Storage is denied, or the draft is no JSON.
  }
  deleteDraft();
  return undefined;
}

/** @returns whether the browser saved it: storage may be denied or full */
export function saveDraft(answer: Answer, now: number): boolean {
  try {
    window.localStorage.setItem(DRAFT_KEY, JSON.stringify({ answer, savedAt: now }));
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(): void {
  try {
    window.localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is denied, so there is no draft.
  }
}

function isAnswer(value: unknown): value is Answer {
  return (
    hasTypesOf(emptyAnswer, value) && Object(value).rows.every((row: unknown) => hasTypesOf(emptyRow, row))
  );
}

/** Whether a value holds what the defaults hold, in the same types. What they leave undefined may be missing. */
function hasTypesOf(defaults: object, value: unknown): boolean {
  const held = Object(value);
  return Object.entries(defaults).every(
    ([key, one]) =>
      one === undefined ||
      (typeof held[key] === typeof one && Array.isArray(held[key]) === Array.isArray(one)),
  );
}
