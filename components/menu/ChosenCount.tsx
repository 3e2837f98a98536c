'use client';

import styles from './CategorySection.module.css';
import { useChosen } from './choice-store';
import { shortChosenText } from './chosen-text';

/** How many options of a category are chosen. Its element always exists: React cannot insert a new one into a translated page. */
export function ChosenCount({ category }: { category: string }) {
  const count = useChosen().filter((option) => option.category === category).length;
  return <span className={styles.chosen}>{count > 0 && shortChosenText(count)}</span>;
}
