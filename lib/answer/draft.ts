import 'client-only';
import { type Answer, type AnswerRow, emptyAnswer } from './answer';

export const DRAFT_KEY = 'answerDraft';

const MAX_AGE_MS = 30 * 86_400_000;

/** What the owner has typed: the pasted message, and the answer. */
export type Draft = { message: string; answer: Answer };

/** The saved draft, with defaults for values that are not of their type; undefined where there is none, or it is over 30 days old. */
export function loadDraft(now: number): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null');
    const { savedAt, message, answer } = Object(stored);
    if (typeof savedAt !== 'number' || now - savedAt > MAX_AGE_MS) {
      deleteDraft();
      return undefined;
    }
    return { message: typeof message === 'string' ? message : '', answer: answerIn(answer) };
  } catch {
    return undefined;
  }
}

/** Returns whether the browser has saved it: storage may be denied or full. */
export function saveDraft(draft: Draft, now: number): boolean {
  try {
    window.localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, savedAt: now }));
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
    rows: Array.isArray(rows) ? rows.map((row) => ({ ...rowIn(row) })) : [],
  };
}

const emptyRow: AnswerRow = { title: '', amount: '', unit: 'person', minimum: undefined, hint: '' };

function rowIn(value: unknown): AnswerRow {
  const { minimum, unit, ...fields } = Object(value);
  return {
    ...withTypesOf(emptyRow, fields),
    unit: unit === 'event' ? unit : 'person',
    minimum: Number.isInteger(minimum) ? minimum : undefined,
  };
}

/** The values of an object where they have the type that this default has, else the default. */
function withTypesOf<T extends object>(defaults: T, values: Record<string, unknown>): T {
  const entries = Object.entries(defaults).map(([key, value]) => {
    const stored = values[key];
    return [key, typeof stored === typeof value ? stored : value];
  });
  return Object.fromEntries(entries);
}
