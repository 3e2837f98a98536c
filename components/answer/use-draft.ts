import 'client-only';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { NoticeContent } from '@/components/ui/Notice';
import { type Answer, type AnswerRules, newAnswer } from '@/lib/answer/answer';
import { DRAFT_KEY, deleteDraft, loadDraft, saveDraft } from '@/lib/answer/draft';
import { todayInBuenosAires } from '@/lib/quotation/dates';

const CHANGED = 'El borrador cambió en otra pestaña.';

/** Keeps what the form holds as the draft of this browser, and offers to undo what takes its place. */
export function useDraft(form: UseFormReturn<Answer>, rules: AnswerRules) {
  const [isLoaded, setLoaded] = useState(false);
  const [isSaved, setSaved] = useState(true);
  const [notice, setNotice] = useState<NoticeContent>();

  useEffect(() => {
    form.reset(loadDraft(Date.now()) ?? blankAnswer(rules));
    setLoaded(true);
  }, [form, rules]);

  useEffect(() => {
    function onStorage({ key }: StorageEvent) {
      // Without a key the whole storage was emptied.
      if (key !== null && key !== DRAFT_KEY) return;
      const before = form.getValues();
      const stored = loadDraft(Date.now());
      form.reset(stored ?? blankAnswer(rules));
      const text = stored ? CHANGED : 'Borraste el borrador en otra pestaña.';
      // The other tab saves at each key: the first of these replaced what was here.
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
   * Puts another answer in the place of this one, which the owner can have back.
   * @param undone makes the answer that an undo leads to, where that is not this one
   */
  function replace(next: Answer, text: string, undone?: (current: Answer) => Answer) {
    const before = form.getValues();
    change(next);
    setNotice(undoable(text, undone ?? (() => before)));
  }

  /** They change places: what was typed meanwhile is not lost. */
  function undoable(text: string, undone: (current: Answer) => Answer): NoticeContent {
    const run = () => replace(undone(form.getValues()), 'Volvió lo anterior.');
    return { text, action: { label: 'Deshacer', run } };
  }

  function erase() {
    replace(blankAnswer(rules), 'Borramos el borrador.');
    deleteDraft();
  }

  return {
    isLoaded,
    /** Storage may be denied or full. */
    isSaved,
    notice,
    endNotice: () => setNotice(undefined),
    save,
    change,
    replace,
    erase,
  };
}

function blankAnswer(rules: AnswerRules): Answer {
  const now = new Date();
  return newAnswer(rules, todayInBuenosAires(now), now.getTime().toString(36));
}
