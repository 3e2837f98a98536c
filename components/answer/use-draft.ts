import 'client-only';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { type Answer, type AnswerBusiness, emptyAnswer, newAnswer } from '@/lib/answer/answer';
import { deleteDraft, loadDraft, saveDraft } from '@/lib/answer/draft';
import type { NoticeContent } from '@/lib/request/flow';

export type Draft = ReturnType<typeof useDraft>;

/** The answer in the form, which this browser keeps as a draft. */
export function useDraft(business: AnswerBusiness) {
  const { register, setFocus, getValues, reset, watch } = useForm({ defaultValues: emptyAnswer });
  const answer = watch();
  /** Only a browser has it: the server renders the form empty. */
  const isLoaded = answer.id !== '';
  /** False where storage is denied or full. */
  const [isSaved, setSaved] = useState(true);
  const [notice, setNotice] = useState<NoticeContent>();

  const load = useEffectEvent(() => {
    // Effects run again when the owner comes back from another page: where storage is denied, that would delete what was typed.
    if (!isLoaded) reset(loadDraft(Date.now()) ?? newAnswer(business, new Date()));
  });
  useEffect(() => load(), []);

  function save() {
    setSaved(saveDraft(getValues(), Date.now()));
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
    deleteDraft();
  }

  return { answer, register, setFocus, isLoaded, isSaved, notice, setNotice, save, change, replace, erase };
}
