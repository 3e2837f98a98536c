'use client';

import { useChosenCount } from './selection-context';

type ChosenCountProps = {
  category: string;
  className: string | undefined;
};

export function ChosenCount({ category, className }: ChosenCountProps) {
  const count = useChosenCount(category);
  return count > 0 && <span className={className}>{count === 1 ? '1 elegida' : `${count} elegidas`}</span>;
}
