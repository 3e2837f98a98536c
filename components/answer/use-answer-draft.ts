import 'client-only';
import { useEffect, useState } from 'react';
import { DRAFT_KEY, type Draft, deleteDraft, loadDraft, saveDraft } from '@/lib/browser/answer-draft';
import { type AnswerRules, emptyAnswer, newAnswer } from '@/lib/quotation/answer';
import { todayInBuenosAires } from '@/lib/quotation/dates';

const OTHER_TAB = 'El borrador cambió en otra pestaña.';

/** The draft of this browser, and the one that it has replaced last. */
export function useAnswerDraft(rules: AnswerRules) {
  const [draft, setDraft] = useState<Draft>({ message: '', answer: emptyAnswer });
  const [isLoaded, setLoaded] = useState(false);
  const [isSaved, setSaved] = useState(true);
  const [replaced, setReplaced] = useState<{ notice: string; draft: Draft }>();

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
      if (replaced?.notice !== OTHER_TAB) setReplaced({ notice: OTHER_TAB, draft });
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [draft, replaced]);

  function update(next: Draft) {
    setDraft(next);
    setSaved(saveDraft(next, Date.now()));
  }

  /** Puts another draft in the place of this one, which the owner can have back. */
  function replace(next: Draft, notice: string) {
    update(next);
    setReplaced({ notice, draft });
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
    replaced,
    update,
    replace,
    erase,
    forgetReplaced: () => setReplaced(undefined),
  };
}

function blankDraft(rules: AnswerRules): Draft {
  return { message: '', answer: newAnswer(rules, todayInBuenosAires(new Date())) };
}
