import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

const STRICT = { disallowComments: true, allowTrailingComma: false };

const MAX_EXCERPT = 40;

/** What is wrong where a mistake begins. */
const mistakes: Record<ReturnType<typeof printParseErrorCode>, string> = {
  InvalidSymbol: 'falta una comilla " delante de',
  InvalidNumberFormat: 'un número está mal escrito',
  PropertyNameExpected: 'sobra una coma antes, o falta el nombre de un dato, en',
  ValueExpected: 'sobra una coma antes, o falta un valor, en',
  ColonExpected: 'faltan los dos puntos : antes de',
  CommaExpected: 'falta una coma antes de',
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
 * @throws {Error} whose message says in Spanish what is wrong in which line
 */
export function readFactsJson(text: string): unknown {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  const [error] = errors;
  if (text.trim() === '') throw new Error('está vacío');
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

/** The number of the line, what is wrong, and the text there; of a place behind the last text, that one. */
function placeOf(text: string, offset: number, mistake: string): string {
  const end = Math.min(offset, text.trimEnd().length - 1);
  const line = text.slice(0, end).split('\n').length;
  const rest = text.slice(end).split('\n', 1)[0] ?? '';
  return `línea ${line}: ${mistake} ${rest.trim().slice(0, MAX_EXCERPT)}`;
}

/** The first name that stands twice in one object: the first of its values would be lost. */
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
