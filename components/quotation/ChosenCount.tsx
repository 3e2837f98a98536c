'use client';

import { useChosen } from './selection-context';

type ChosenCountProps = {
  category: string;
  className: string | undefined;
};

/** How many options of a category are chosen. Its element always exists: React cannot insert a new one into a translated page. */
export function ChosenCount({ category, className }: ChosenCountProps) {
  const count = useChosen().filter((option) => option.category === category).length;
  return <span className={className}>{countText(count)}</span>;
}

function countText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 elegida' : `${count} elegidas`;
}
