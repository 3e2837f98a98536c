const formulaErrors = [
  // #REF!, #¡VALOR!, #¿NOMBRE?, #DIV/0! and the like. Only in capitals: an ordinary text may begin with # too.
  /^#[¡¿]?[\p{Lu}\d/_ ]{2,20}[!?]$/u,
  /^#N\/[AD]$/,
  // A value that does not fit into its column.
  /^#+$/,
  // LibreOffice
  /^Err:\d{3}$/,
  /^(Loading|Cargando)(\.{3}|…)$/i,
];

/** Whether a spreadsheet writes this text instead of a value. */
export function isFormulaError(text: string): boolean {
  return formulaErrors.some((error) => error.test(text));
}
