'use client';

import { useChosen } from './selection-context';

type ChosenCountProps = {
  category: string;
  className: string | undefined;
};

export function ChosenCount({ category, className }: ChosenCountProps) {
  const count = useChosen().filter((option) => option.category === category).length;
  return count > 0 && <span className={className}>{count === 1 ? '1 elegida' : `${count} elegidas`}</span>;
}
