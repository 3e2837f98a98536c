/** The element id of a condition's text. `index` is the condition's position in the business facts, counted from 0. */
export function conditionId(index: number): string {
  return `condicion-${index + 1}`;
}
