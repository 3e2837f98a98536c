'use client';

import type { ReactNode } from 'react';
import { JumpLink } from '@/components/ui/JumpLink';
import styles from './CategoryChips.module.css';
import { useChosen } from './selection';

type CategoryChipsProps = {
  /** In the order of the menu, with the id of each one's options, and how many of them suit the selected diets. */
  categories: readonly { name: string; id: string; suited: ReactNode }[];
};

/**
 * Links to the categories, with the number of chosen options in each. On phones the row stays in sight along the menu. In wider windows it
 * shows while a diet's switch is on, with the categories that suit it.
 */
export function CategoryChips({ categories }: CategoryChipsProps) {
  const chosen = useChosen();
  return (
    // Chromium does not scroll to a focused chip that is partly in sight. Only for the keyboard: a chip under a finger must not move.
    <nav
      className={styles.chips}
      aria-label="Categorías del menú"
      onFocus={({ currentTarget, target }) => {
        if (target.matches(':focus-visible'))
          currentTarget.scrollTo({ left: target.offsetLeft - currentTarget.clientWidth / 3 });
      }}
    >
      {categories.map(({ name, id, suited }) => {
        const count = chosen.filter(({ category }) => category === name).length;
        // The elements for the count always exist: React cannot insert new ones into a page that the browser has translated.
        return (
          <JumpLink key={id} to={id} className={styles.chip}>
            <bdi>{name}</bdi>
            {suited} <span className={styles.count}>{count || ''}</span>{' '}
            <span className="visually-hidden">{count === 0 ? '' : count === 1 ? 'elegida' : 'elegidas'}</span>
          </JumpLink>
        );
      })}
    </nav>
  );
}
