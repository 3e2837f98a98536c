/** How many options are chosen, in words. */
export function chosenText(count: number): string {
  return count === 1 ? '1 opción elegida' : `${count} opciones elegidas`;
}
