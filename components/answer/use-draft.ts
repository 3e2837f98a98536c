import 'client-only';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Answer, type AnswerRules, newAnswer } from '@/lib/answer/answer';
import { deleteDraft, loadDraft, saveDraft } from '@/lib/answer/draft';
import type { NoticeContent } from '@/lib/request/flow';

/** Keeps the form's content as a draft in this browser, and offers to undo what replaces it. */
export function useDraft(form: UseFormReturn<Answer>, rules: AnswerRules) {
  const [isLoaded, setLoaded] = useState(false);
  /** False where storage is denied or full. */
  const [isSaved, setSaved] = useState(true);
  const [notice, setNotice] = useState<NoticeContent>();

  // Once. Effects run again when the owner comes back from another page: where storage is denied, that would delete what was typed.
  const load = useEffectEvent(() => form.reset(loadDraft(Date.now()) ?? newAnswer(rules, new Date())));
  useEffect(() => {
    if (isLoaded) return;
    load();
    setLoaded(true);
  }, [isLoaded]);

  function save() {
    setSaved(saveDraft(form.getValues(), Date.now()));
  }

  function change(fields: Partial<Answer>) {
    form.reset({ ...form.getValues(), ...fields });
    save();
  }

  /** Replaces the answer, and offers to undo that. The undo can itself be undone, so nothing typed in the meantime is lost. */
  function replace(next: Answer, text: string) {
    const before = form.getValues();
    change(next);
    const run = () => replace(before, 'Volvió lo anterior.');
    setNotice({ text, action: { label: 'Deshacer', run } });
  }

  function erase() {
    replace(newAnswer(rules, new Date()), 'Borramos el borrador.');
    deleteDraft();
  }

  return { isLoaded, isSaved, notice, setNotice, save, change, replace, erase };
}
