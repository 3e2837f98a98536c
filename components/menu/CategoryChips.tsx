'use client';

import { useEffect, useState } from 'react';
import { JumpLink } from '@/components/ui/JumpLink';
import { isOpenAtFirst } from '@/lib/menu/categories';
import styles from './CategoryChips.module.css';
import { useChosen } from './choice-store';

type CategoryChipsProps = {
  /** With the id of each one's options, and the diets that they suit; undefined if no diet hides it. */
  categories: readonly { name: string; id: string; suits: string | undefined }[];
};

/** On phones, links to the categories that stay in sight along the menu, with the number of chosen options in each. */
export function CategoryChips({ categories }: CategoryChipsProps) {
  const chosen = useChosen();
  const [open, setOpen] = useState(categories.filter(({ name }) => isOpenAtFirst(name)).map(({ id }) => id));
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const ids = Array.from(target.children, ({ id }) => id);
      setOpen((before) => [...before.filter((id) => !ids.includes(id)), ...(target.open ? ids : [])]);
    };
    // A toggle does not bubble.
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
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
      {categories.map(({ name, id, suits }) => {
        const count = chosen.filter(({ category }) => category === name).length;
        // The elements for the count always exist: React cannot insert new ones into a page that the browser has translated.
        return (
          <span key={id} data-suits={count > 0 ? undefined : suits}>
            <JumpLink to={id} className={open.includes(id) ? styles.open : styles.chip}>
              <bdi>{name}</bdi> <span className={styles.count}>{count || ''}</span>{' '}
              <span className="visually-hidden">
                {count === 0 ? '' : count === 1 ? 'elegida' : 'elegidas'}
              </span>
            </JumpLink>
          </span>
        );
      })}
    </nav>
  );
}
