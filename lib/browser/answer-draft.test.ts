/** @jest-environment jsdom */
import { emptyAnswer } from '@/lib/quotation/answer';
import { deleteDraft, loadDraft, saveDraft } from './answer-draft';

const now = Date.parse('2026-11-25T15:00:00Z');
const DAY_MS = 86_400_000;

const draft = {
  message: 'Hola',
  answer: {
    ...emptyAnswer,
    name: 'Ana',
    rows: [{ title: 'Asado', amount: '900', unit: 'event' as const, minimum: 30, hint: '' }],
  },
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('a draft is there until it is 30 days old', () => {
  expect(saveDraft(draft, now)).toBe(true);
  expect(loadDraft(now + 30 * DAY_MS)).toEqual(draft);
});

it('a draft of more than 30 days is deleted', () => {
  saveDraft(draft, now);
  expect(loadDraft(now + 30 * DAY_MS + 1)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('a deleted draft is gone', () => {
  saveDraft(draft, now);
  deleteDraft();
  expect(loadDraft(now)).toBeUndefined();
});

it.each([['{'], ['null'], ['[]'], ['{"savedAt":"x"}']])('what is no draft is none: %s', (stored) => {
  localStorage.setItem('answerDraft', stored);
  expect(loadDraft(now)).toBeUndefined();
});

it('of another form what can be used is', () => {
  const answer = {
    name: 5,
    area: 'Palermo',
    rows: [{ title: 'Asado', amount: 9, unit: 'x', minimum: 'y' }, null],
  };
  localStorage.setItem('answerDraft', JSON.stringify({ savedAt: now, answer }));
  const empty = { title: '', amount: '', unit: 'person', minimum: undefined, hint: '' };
  expect(loadDraft(now)).toEqual({
    message: '',
    answer: { ...emptyAnswer, area: 'Palermo', rows: [{ ...empty, title: 'Asado' }, empty] },
  });
});

it('a browser that denies storage is told of', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(saveDraft(draft, now)).toBe(false);
  expect(loadDraft(now)).toBeUndefined();
});
