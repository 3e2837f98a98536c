import 'client-only';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { NoticeContent } from '@/components/ui/Notice';
import { type Answer, type AnswerBusiness, emptyAnswer, emptyRow, newAnswer } from '@/lib/answer/answer';
import { readStoredJson, writeStored } from '@/lib/browser/storage';
import { DAY_MS } from '@/lib/values/dates';

const MAX_AGE_MS = 30 * DAY_MS;

export type Draft = ReturnType<typeof useDraft>;

/** The answer in the form, which this browser keeps as a draft. */
export function useDraft(business: AnswerBusiness) {
  const { register, setFocus, getValues, reset, watch } = useForm({ defaultValues: emptyAnswer });
  const answer = watch();
  /** Only in a browser: the server renders the form empty, and what is loaded has an id. */
  const isLoaded = answer.id !== '';
  /** False once storage, denied or full, has refused the draft. */
  const [isSaved, setSaved] = useState(true);
  const [notice, setNotice] = useState<NoticeContent>();

  const load = useEffectEvent(() => {
    // Effects run again when the owner comes back from another page: where storage is denied, that would delete what was typed.
    if (!isLoaded) reset(loadDraft() ?? newAnswer(business, new Date()));
  });
  useEffect(() => load(), []);

  function save() {
    setSaved(writeStored('answerDraft', JSON.stringify({ answer: getValues(), savedAt: Date.now() })));
  }

  /** Renders at once, so that a new row can take the focus. */
  function change(fields: Partial<Answer>, said?: NoticeContent) {
    flushSync(() => {
      reset({ ...getValues(), ...fields });
      if (said) setNotice(said);
    });
    save();
  }

  /** Changes the answer, and offers to undo that. The undo can itself be undone, so nothing typed in the meantime is lost. */
  function replace(fields: Partial<Answer>, text: string) {
    const before = getValues();
    const run = () => replace(before, 'Volvió lo anterior.');
    change(fields, { text, action: { label: 'Deshacer', run } });
  }

  function erase() {
    replace(newAnswer(business, new Date()), 'Borramos el borrador.');
    // `replace` has saved the blank one.
    writeStored('answerDraft', null);
  }

  return { answer, register, setFocus, isLoaded, isSaved, notice, setNotice, save, change, replace, erase };
}

/** The saved draft. One is deleted that is over 30 days old or cannot be read, such as one of a version whose answer lacked a field. */
function loadDraft(): Answer | undefined {
  const { savedAt, answer } = Object(readStoredJson('answerDraft'));
  if (Date.now() - savedAt <= MAX_AGE_MS && isAnswer(answer)) return answer;
  writeStored('answerDraft', null);
  return undefined;
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
