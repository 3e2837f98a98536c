/** The newest `count` reviews, newest first. Those of one day keep their order; those without a date count as the oldest. */
export function newest<T extends { date?: string | undefined }>(reviews: readonly T[], count: number): T[] {
  const day = ({ date = '' }: T) => date;
  return [...reviews].sort((a, b) => day(b).localeCompare(day(a))).slice(0, count);
}
