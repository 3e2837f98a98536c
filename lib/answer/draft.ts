import 'client-only';
import type { StoredKey } from '@/lib/browser/stored-key';
import { listNames } from '@/lib/quotation/categories';
import { DAY_MS } from '@/lib/quotation/dates';
import { type Answer, type AnswerRow, emptyAnswer, emptyRow } from './answer';

export const DRAFT_KEY = 'answerDraft' satisfies StoredKey;

const MAX_AGE_MS = 30 * DAY_MS;

/** The saved draft. Values of the wrong type become defaults. Undefined if there is no draft or it is over 30 days old. */
export function loadDraft(now: number): Answer | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null');
    const { savedAt, answer } = Object(stored);
    if (typeof savedAt !== 'number' || now - savedAt > MAX_AGE_MS) {
      deleteDraft();
      return undefined;
    }
    return answerIn(answer);
  } catch {
    return undefined;
  }
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

function answerIn(value: unknown): Answer {
  const { rows, ...fields } = Object(value);
  return {
    ...withTypesOf(emptyAnswer, fields),
    rows: Array.isArray(rows) ? rows.map(rowIn) : [],
  };
}

function rowIn(value: unknown): AnswerRow {
  const { minimum, unit, list, ...fields } = Object(value);
  return {
    ...withTypesOf(emptyRow, fields),
    unit: unit === 'event' ? unit : 'person',
    minimum: Number.isInteger(minimum) ? minimum : undefined,
    list: listNames.find((one) => one === list),
  };
}

/** For each key of `defaults`: the value if it has the default's type, else the default. */
function withTypesOf<T extends object>(defaults: T, values: Record<string, unknown>): T {
  const entries = Object.entries(defaults).map(([key, value]) => {
    const stored = values[key];
    return [key, typeof stored === typeof value ? stored : value];
  });
  return Object.fromEntries(entries);
}
