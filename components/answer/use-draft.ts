import 'client-only';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Answer, type AnswerRules, newAnswer } from '@/lib/answer/answer';
import { DRAFT_KEY, deleteDraft, loadDraft, saveDraft } from '@/lib/answer/draft';
import type { NoticeContent } from '@/lib/quotation/flow';

const CHANGED = 'El borrador cambió en otra pestaña.';

/** Keeps the form's content as a draft in this browser, and offers to undo what replaces it. */
export function useDraft(form: UseFormReturn<Answer>, rules: AnswerRules) {
  const [isLoaded, setLoaded] = useState(false);
  /** False where storage is denied or full. */
  const [isSaved, setSaved] = useState(true);
  const [notice, setNotice] = useState<NoticeContent>();

  // Not again when a refresh of the page brings the rules anew: where storage is denied, that would delete what was typed.
  const load = useEffectEvent(() => form.reset(loadDraft(Date.now()) ?? newAnswer(rules, new Date())));
  useEffect(() => {
    load();
    setLoaded(true);
  }, []);

  useEffect(() => {
    function onStorage({ key }: StorageEvent) {
      // The key is null when the whole storage was cleared.
      if (key !== null && key !== DRAFT_KEY) return;
      const before = form.getValues();
      const stored = loadDraft(Date.now());
      form.reset(stored ?? newAnswer(rules, new Date()));
      const text = stored ? CHANGED : 'Borraste el borrador en otra pestaña.';
      // The other tab saves at each keystroke: undo restores what was here before the first of these changes.
      setNotice((shown) => (shown?.text === CHANGED ? { ...shown, text } : undoable(text, () => before)));
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });

  function save() {
    setSaved(saveDraft(form.getValues(), Date.now()));
  }

  function change(fields: Partial<Answer>) {
    form.reset({ ...form.getValues(), ...fields });
    save();
  }

  /**
   * Replaces the answer, and offers to undo that.
   * @param undone returns the answer after an undo, where that is not the one before the replacement
   */
  function replace(next: Answer, text: string, undone?: (current: Answer) => Answer) {
    const before = form.getValues();
    change(next);
    setNotice(undoable(text, undone ?? (() => before)));
  }

  /** The undo can itself be undone, so nothing typed in the meantime is lost. */
  function undoable(text: string, undone: (current: Answer) => Answer): NoticeContent {
    const run = () => replace(undone(form.getValues()), 'Volvió lo anterior.');
    return { text, action: { label: 'Deshacer', run } };
  }

  function erase() {
    replace(newAnswer(rules, new Date()), 'Borramos el borrador.');
    deleteDraft();
  }

  return { isLoaded, isSaved, notice, setNotice, save, change, replace, erase };
}
