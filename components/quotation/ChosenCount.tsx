'use client';

import { shortChosenText } from './chosen-text';
import { useChosen } from './selection-context';

type ChosenCountProps = {
  category: string;
  className: string | undefined;
};

/** How many options of a category are chosen. Its element always exists: React cannot insert a new one into a translated page. */
export function ChosenCount({ category, className }: ChosenCountProps) {
  const count = useChosen().filter((option) => option.category === category).length;
  return <span className={className}>{count > 0 && shortChosenText(count)}</span>;
}
