/** @jest-environment jsdom */
import { DAY_MS } from '@/lib/values/dates';
import { emptyAnswer, emptyRow } from './answer';
import { loadDraft, saveDraft } from './draft';

const now = Date.parse('2026-11-25T15:00:00Z');

const draft = {
  ...emptyAnswer,
  message: 'Hola',
  name: 'Ana',
  rows: [{ ...emptyRow, title: 'Asado', unit: 'event' as const, minimum: 30, list: 'menu' as const }],
};

beforeEach(() => localStorage.clear());

it('a draft is loaded until it is 30 days old', () => {
  expect(saveDraft(draft, now)).toBe(true);
  expect(loadDraft(now + 30 * DAY_MS)).toEqual(draft);
});

it('a draft older than 30 days is deleted', () => {
  saveDraft(draft, now);
  expect(loadDraft(now + 30 * DAY_MS + 1)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['broken', '{'],
  ['no draft', 'null'],
  ['without its day', JSON.stringify({ answer: draft })],
  ['of another shape', JSON.stringify({ savedAt: now, answer: { name: 'Ana' } })],
  [
    'with rows of another shape',
    JSON.stringify({ savedAt: now, answer: { ...draft, rows: [{ title: 5 }] } }),
  ],
])('a draft that is %s is deleted', (_, stored) => {
  localStorage.setItem('answerDraft', stored);
  expect(loadDraft(now)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('a draft of an earlier version, with a field more, is loaded', () => {
  const answer = { ...draft, hall: 'Quinta Los Aromos' };
  localStorage.setItem('answerDraft', JSON.stringify({ savedAt: now, answer }));
  expect(loadDraft(now)).toMatchObject(draft);
});
