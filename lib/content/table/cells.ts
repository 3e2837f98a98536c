import { withoutInvisible } from './clean-text';
import { MAX_CELL } from './limits';

/** The text of a cell, trimmed and without invisible characters. */
export function cellText(cell = ''): string {
  return withoutInvisible(cell.slice(0, MAX_CELL)).trim();
}

/** No error is longer, except `###` in a wide column. */
const MAX_ERROR = 60;

const formulaErrors = [
  // #REF!, #¡VALOR!, #¿NOMBRE?, #DIV/0! and the like. Only in capitals: an ordinary text may begin with # too.
  /^#[¡¿]?[\p{Lu}\d/_ ]{2,20}[!?]$/u,
  /^#N\/[AD]$/,
  /^#(GETTING|OBTENIENDO)_[A-Z_]+$/,
  // A value that does not fit into its column.
  /^#+$/,
  // LibreOffice
  /^Err:\d{3}$/,
  /^(Loading|Cargando|Calculating|Calculando)(\.{3}|…)$/i,
  // What programs export instead of a value.
  /^(null|undefined|nan|\[object Object\])$/i,
];

/** Whether a spreadsheet or a program writes this text instead of a value. */
export function isFormulaError(text: string): boolean {
  return isFormula(text) || (text.length <= MAX_ERROR && formulaErrors.some((error) => error.test(text)));
}

/** How formulas start, in any language of a spreadsheet. Only its own capitals tell `+SUMA(` and `+C2*1,1` from text. */
const formulaStarts = [
  // =SUMA(…), =+A1, =C2*1,1
  /^=\s?[=+@-]?[\p{L}_][\p{L}\d_.]{1,40}\(/u,
  /^=\s?[+-]?\(?\$?[A-Z]{1,3}\$?\d{1,7}(?![\p{L}\d])/iu,
  // =Hoja2!B4, ='Hoja 2'!B4
  /^=\s?[+-]?(?:'[^'\n]{1,60}'|[\p{L}\d_.]{1,40})!\$?[A-Z]/iu,
  // ="a"&B1, =(1+2), =precio*2, =R[1]C
  /^=\s?[+-]?["({\d]/,
  /^=[\p{L}_][\p{L}\d_.]{2,40}\s?(?:[*/+&^-]|$)/u,
  /^=R(?:\[|C|\d)/,
  /^[+@-][A-ZÁÉÍÓÚÑ.]{2,40}\(/,
  /^[+-]\$?[A-Z]{1,2}\$?\d{1,5}(?:[-+*/]|$)/,
];

/** Whether a cell holds a formula instead of its value: typed into a text cell, or saved with the sheet's formulas. */
export function isFormula(text: string): boolean {
  return /^[=+@-].*$/.test(text) && formulaStarts.some((start) => start.test(text));
}

/** How Windows-1252 shows the bytes 0x80 to 0xBF, the continuation bytes of UTF-8. Five of them are undefined there. */
const continuation = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

const garbled = new RegExp(
  [
    // Bytes that were not UTF-8.
    '\\uFFFD',
    // UTF-8 read as Windows-1252: `MenÃº`.
    `[ÃÂâ]${continuation}|ï[¸»¿¼½]|ðŸ|(?<!\\p{L})Ã(?=\\p{Ll})`,
    // As Windows-1250: `MenĂş`.
    'Ă(?:[^\\p{L}\\s]|[łşˇ])',
    // As Mac OS Roman: `Men√∫`. A tick before a word is no damage.
    '√(?=[^\\x00-\\x7F\\s])|‚[Äù]|¬[°ø]|\\uF8FF',
    // As code page 850: `Men├║`.
    '[├┬](?=[^\\s─])|ÔÇ',
    // Letters that an encoding lacks: `Jam?n`.
    '\\p{Ll}\\?\\p{Ll}',
  ].join('|'),
  'u',
);

/** The characters that a garbled sequence may begin with. */
const suspect = /[ÃÂâĂïð√‚¬├┬Ô?\uF8FF\uFFFD]/;

/** Whether a text was decoded with the wrong encoding before it came here. Beside an address a `?` is no lost letter. */
export function isGarbled(text: string): boolean {
  return suspect.test(text) && !/https?:/i.test(text) && garbled.test(text);
}
