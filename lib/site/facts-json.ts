import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { parsePrice } from '@/lib/quotation/prices';

const STRICT = { disallowComments: true, allowTrailingComma: false };

const MAX_EXCERPT = 40;

/** What each parse error means, in Spanish. The text at the error follows. */
const mistakes: Record<ReturnType<typeof printParseErrorCode>, string> = {
  InvalidSymbol: 'falta una comilla " delante de',
  InvalidNumberFormat: 'un número está mal escrito',
  PropertyNameExpected: 'sobra una coma antes, o falta el nombre de un dato, en',
  ValueExpected: 'sobra una coma antes, o falta un valor, en',
  ColonExpected: 'faltan los dos puntos : antes de',
  CommaExpected: 'falta una coma, o hay comillas dentro de un texto, antes de',
  CloseBraceExpected: 'falta una llave } al final, después de',
  CloseBracketExpected: 'falta un corchete ] antes de',
  EndOfFileExpected: 'los datos ya terminaron, y sobra',
  InvalidCommentToken: 'este archivo no lleva comentarios:',
  UnexpectedEndOfComment: 'este archivo no lleva comentarios:',
  UnexpectedEndOfString: 'no se cierra en su renglón el texto',
  UnexpectedEndOfNumber: 'un número está mal escrito:',
  InvalidUnicode: 'hay una barra \\ de más en',
  InvalidEscapeCharacter: 'hay una barra \\ de más en',
  InvalidCharacter: 'hay un tabulador dentro de',
  '<unknown ParseErrorCode>': 'algo está mal escrito en',
};

/**
 * Parses the JSON that an owner has edited.
 * @throws {Error} with a message in Spanish that says what is wrong in which line
 */
export function readFactsJson(text: string): unknown {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  const [error] = errors;
  if (text.trim() === '') throw new Error('está vacío');
  const number = misreadNumber(text);
  if (number && (!error || number.offset <= error.offset))
    throw new Error(`línea ${lineOf(text, number.offset)}: ${number.mistake}`);
  if (error) throw new Error(placeOf(text, error.offset, mistakeAt(text, error)));
  const repeated = tree && repeatedName(tree);
  if (repeated) throw new Error(placeOf(text, repeated.offset, 'dos veces el mismo dato:'));
  return JSON.parse(text);
}

function mistakeAt(text: string, { error, offset }: ParseError): string {
  return /^[“”„«»‘’']/.test(text.slice(offset))
    ? 'las comillas tienen que ser rectas, ", delante de'
    : mistakes[printParseErrorCode(error)];
}

/** The line number, the mistake, and the text there. An offset after the last character counts as that character. */
function placeOf(text: string, offset: number, mistake: string): string {
  const end = Math.min(offset, text.trimEnd().length - 1);
  const rest = text.slice(end).split('\n', 1)[0] ?? '';
  return `línea ${lineOf(text, end)}: ${mistake} ${rest.trim().slice(0, MAX_EXCERPT)}`;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/**
 * A string, which is skipped, or a number with the signs that people write around it. `1,2` is one number, because the facts hold no list
 * of numbers.
 */
const textOrNumber = /"(?:[^"\\\n]|\\.)*"?|(?<![\w.,-])(?:\$ ?)?(\d+(?:[.,]\d+)*)(?: ?[%$])?/g;

/** The first number that JSON does not read as an Argentine means it, such as `45.000`, `10,5` or `50%`, and its correction. */
function misreadNumber(text: string): { offset: number; mistake: string } | undefined {
  for (const { 0: typed, 1: digits, index } of text.matchAll(textOrNumber)) {
    const meant = /^0+$/.test(digits ?? '') ? 0 : parsePrice(digits);
    if (typeof meant === 'number' && Number(typed) !== meant)
      return { offset: index, mistake: `${typed} va así: ${meant}` };
  }
  return undefined;
}

/** The first name that occurs twice in one object: its first value would be lost. */
function repeatedName({ type, children = [] }: Node): Node | undefined {
  const names = new Set<unknown>();
  for (const child of children) {
    const [name] = child.children ?? [];
    if (type === 'object' && name && names.size === names.add(name.value).size) return name;
    const within = repeatedName(child);
    if (within) return within;
  }
  return undefined;
}
