'use client';

import styles from './CategorySection.module.css';
import { useChosen } from './choice-store';

/** How many options of a category are chosen. Its element always exists: React cannot insert a new one into a translated page. */
export function ChosenCount({ category }: { category: string }) {
  const count = useChosen().filter((option) => option.category === category).length;
  return <span className={styles.chosen}>{count > 0 && shortChosenText(count)}</span>;
}

/** `1 opción elegida`, `3 opciones elegidas` */
export function chosenText(count: number): string {
  return count === 1 ? '1 opción elegida' : `${count} opciones elegidas`;
}

/** `1 elegida`, `3 elegidas` */
export function shortChosenText(count: number): string {
  return count === 1 ? '1 elegida' : `${count} elegidas`;
}
