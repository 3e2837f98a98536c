/** The element id of a condition's text. `index` is the condition's position in the business facts, counted from 0. */
export function conditionId(index: number): string {
  return `condicion-${index + 1}`;
}

/** A condition's title before its text: with a colon or a dot, unless it is a question. */
export function headOf(title: string, sign: ':' | '.'): string {
  return /[?!]$/.test(title) ? title : title + sign;
}
