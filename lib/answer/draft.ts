import 'client-only';
import { readStoredJson, writeStored } from '@/lib/browser/storage';
import { DAY_MS } from '@/lib/values/dates';
import { type Answer, emptyAnswer, emptyRow } from './answer';

const MAX_AGE_MS = 30 * DAY_MS;

/** The saved draft. One is deleted that is over 30 days old or cannot be read, such as one of a version whose answer lacked a field. */
export function loadDraft(now: number): Answer | undefined {
  const { savedAt, answer } = Object(readStoredJson('answerDraft'));
  if (now - savedAt <= MAX_AGE_MS && isAnswer(answer)) return answer;
  deleteDraft();
  return undefined;
}

/** @returns whether the browser saved it: storage may be denied or full */
export function saveDraft(answer: Answer, now: number): boolean {
  return writeStored('answerDraft', JSON.stringify({ answer, savedAt: now }));
}

export function deleteDraft(): void {
  writeStored('answerDraft', null);
}

function isAnswer(value: unknown): value is Answer {
  const { rows } = Object(value);
  return (
    hasTypesOf(emptyAnswer, value) && Array.isArray(rows) && rows.every((row) => hasTypesOf(emptyRow, row))
  );
}

/** Whether a value holds what the defaults hold, in the same types. What they leave undefined may be missing. */
function hasTypesOf(defaults: object, value: unknown): boolean {
  const held = Object(value);
  return Object.entries(defaults).every(([key, one]) => one === undefined || typeof held[key] === typeof one);
}
