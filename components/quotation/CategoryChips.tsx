'use client';

import { JumpLink } from '@/components/ui/JumpLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './CategoryChips.module.css';
import { useChosen } from './selection-context';

type CategoryChipsProps = {
  /** The categories in the order of the menu, with the id of each one's options. */
  categories: readonly { name: string; id: string }[];
};

/** On phones, in sight over the whole menu: a link to each category, with the count of what is chosen there. */
export function CategoryChips({ categories }: CategoryChipsProps) {
  const chosen = useChosen();
  return (
    // Chromium leaves a chip that is partly in sight where it is. A chip under a finger must not move.
    <nav
      className={styles.chips}
      aria-label="Categorías del menú"
      onFocus={({ currentTarget, target }) => {
        if (target.matches(':focus-visible'))
          currentTarget.scrollTo({ left: target.offsetLeft - currentTarget.clientWidth / 3 });
      }}
    >
      {categories.map(({ name, id }) => {
        const count = chosen.filter(({ category }) => category === name).length;
        // The elements of the count are always there: React finds no place for new ones in a translated text.
        return (
          <JumpLink key={id} to={id} className={styles.chip}>
            {name} <span className={styles.count}>{count || ''}</span>{' '}
            <VisuallyHidden>{count === 0 ? '' : count === 1 ? 'elegida' : 'elegidas'}</VisuallyHidden>
          </JumpLink>
        );
      })}
    </nav>
  );
}
