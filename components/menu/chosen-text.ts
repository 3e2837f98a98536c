/** `1 opción elegida`, `3 opciones elegidas` */
export function chosenText(count: number): string {
  return count === 1 ? '1 opción elegida' : `${count} opciones elegidas`;
}

/** `1 elegida`, `3 elegidas` */
export function shortChosenText(count: number): string {
  return count === 1 ? '1 elegida' : `${count} elegidas`;
}
