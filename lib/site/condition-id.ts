/** The id of the text of one of the conditions, by its place in the business facts, counted from 0. */
export function conditionId(index: number): string {
  return `condicion-${index + 1}`;
}
