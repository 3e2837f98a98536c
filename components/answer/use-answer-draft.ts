import 'client-only';
import { useEffect, useState } from 'react';
import { type AnswerRules, emptyAnswer, newAnswer } from '@/lib/answer/answer';
import { DRAFT_KEY, type Draft, deleteDraft, loadDraft, saveDraft } from '@/lib/answer/draft';
import { todayInBuenosAires } from '@/lib/quotation/dates';

const OTHER_TAB = 'El borrador cambió en otra pestaña.';

/** What has happened to the draft, and what undoes it. */
type Undoable = { notice: string; undone: (current: Draft) => Draft };

/** The draft of this browser, and what of it can be undone. */
export function useAnswerDraft(rules: AnswerRules) {
  const [draft, setDraft] = useState<Draft>({ message: '', answer: emptyAnswer });
  const [isLoaded, setLoaded] = useState(false);
  const [isSaved, setSaved] = useState(true);
  const [undoable, setUndoable] = useState<Undoable>();

  useEffect(() => {
    setDraft(loadDraft(Date.now()) ?? blankDraft(rules));
    setLoaded(true);
  }, [rules]);
  useEffect(() => {
    function onStorage({ key }: StorageEvent) {
      const stored = key === DRAFT_KEY ? loadDraft(Date.now()) : undefined;
      if (!stored) return;
      setDraft(stored);
      // The other tab saves at each key: the first of these replaced what was here.
      if (undoable?.notice !== OTHER_TAB) setUndoable({ notice: OTHER_TAB, undone: () => draft });
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [draft, undoable]);

  function update(next: Draft) {
    setDraft(next);
    setSaved(saveDraft(next, Date.now()));
  }

  /**
   * Puts another draft in the place of this one, which the owner can have back.
   * @param undone makes the draft that an undo leads to, where that is not this one
   */
  function replace(next: Draft, notice: string, undone: Undoable['undone'] = () => draft) {
    update(next);
    setUndoable({ notice, undone });
  }

  /** They change places: what was typed meanwhile is not lost. */
  function undo() {
    if (undoable) replace(undoable.undone(draft), 'Volvió lo anterior.');
  }

  function erase() {
    replace(blankDraft(rules), 'Borramos el borrador.');
    deleteDraft();
  }

  return {
    draft,
    isLoaded,
    /** Storage may be denied or full. */
    isSaved,
    notice: undoable?.notice,
    update,
    replace,
    erase,
    undo,
    endNotice: () => setUndoable(undefined),
  };
}

function blankDraft(rules: AnswerRules): Draft {
  return { message: '', answer: newAnswer(rules, todayInBuenosAires(new Date())) };
}
