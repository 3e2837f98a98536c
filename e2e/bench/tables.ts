import { parseText } from '../../lib/content/source/request-source';
import { menusSource, type Source, testimonialsSource } from '../../lib/content/sources';
import { titlesOf } from '../../lib/content/table/columns';
import { decodeText, NotTextError } from '../../lib/site/decode-text';
import { budgets } from './budgets';
import type { Row, Section } from './report';

const BYTES = 2_000_000;

/** Two megabytes: `start`, then `part` over and over, then `end`. */
const long = (start: string, part: string, end = '') =>
  start + part.repeat((BYTES - Buffer.byteLength(start + end)) / Buffer.byteLength(part)) + end;

const half = (part: string) => part.repeat(BYTES / 2 / Buffer.byteLength(part));

/** Texts that fill a cell. */
const fillings: Record<string, string> = {
  letters: 'a',
  'combining marks': '\u0301\u0323\u0327',
  digits: '1',
  'digits with dots': '1.',
  blanks: ' ',
  'blanks of other kinds': '\u00A0\u2003',
  'what nobody sees': '\u200D\u202E',
  emoji: '👩‍🍳',
  'broken surrogates': '\uD83D',
  entities: '&amp;',
  'beginnings of entities': '&a',
  semicolons: 'a;',
  dashes: '-',
  'units of prices': ' por x/',
};

const sources: Source<unknown>[] = [menusSource, testimonialsSource];

const TITLES = 'categoría,opción,precio,incluye\n';

/** Broken and hostile tables, by what fills them. */
const tables: Record<string, string | Buffer> = {
  'titles, with rows below': long('categoría,opción', ',').slice(0, BYTES / 2) + half('\nPostres,Flan'),
  'titles of combining marks': long('categoría,opción,a', '\u0301\u0323\u0327'),
  'combining marks in all rows': long(TITLES, `Postres,a${'\u0301\u0323'.repeat(50)}\n`),
  'quotes before blanks': `${TITLES}Postres,"${half('x"')}${half(' ')}`,
  'few quotes before blanks': `${TITLES}Postres,"${'x"'.repeat(90_000)}${long('', ' ')}`.slice(0, BYTES),
  'quoted cells': long(TITLES, '"Postres","Flan","1","a"\n'),
  'lines that are one cell': long(TITLES, '"Postres,Flan,1,a"\n'),
  'short lines': long(TITLES, 'a\n'),
  'line breaks': long(TITLES, '\n'),
  'line breaks of old Macs': long(TITLES.replace('\n', '\r'), 'Postres,Flan,1,a\r'),
  'formatted rows': long(TITLES, ',,,\n'),
  'one row of cells': long(`${TITLES}Postres,Flan,1,`, ',a'),
  'rows of 90 kB': long(TITLES, `Postres,${'Flan '.repeat(18_000)},1,a\n`),
  tabs: long(TITLES, '\t'),
  'a quote that is not closed': long(`${TITLES}Postres,"`, 'Flan,1,a\n'),
  'NUL bytes': long(TITLES, '\0'),
  'letters of Windows-1252': Buffer.from(long(TITLES, 'Postres,Ñandú,1,á\n'), 'latin1').subarray(0, BYTES),
  'errors of formulas': long(TITLES, '#N/A,#REF!,#N/A,Loading...\n'),
  options:
    TITLES +
    Array.from({ length: 40_000 }, (_, index) => `${index % 50},Opción ${index},${index},a;b;c;d;e`).join(
      '\n',
    ),
};

/** Menus that broken and hostile APIs send, by what fills them. */
const bodies: Record<string, string> = {
  'empty options': long('{"Postres":[', '{},', '{}]}'),
  numbers: long('{"Postres":[', '1,', '1]}'),
  'lists in lists': `{"Postres":${half('[')}${half(']')}}`,
  fields: `{"Postres":[{${Array.from({ length: 59_000 }, (_, index) => `"${index}":"${'a'.repeat(20)}"`)}}]}`,
  categories: `{${Array.from({ length: 29_000 }, (_, index) => `"${index} ${'a'.repeat(50)}":[]`)}}`,
  options: `{"Postres":[${Array.from({ length: 5_000 }, (_, index) => `{"title":"Opción ${index}","price":"${index}","food":["a","b"],"unit":"evento"}`)}]}`,
  'options of wrong fields': `{"Postres":[${Array(5_000).fill('{"title":5,"price":[],"unit":5,"minimum":[],"diets":5,"food":5}')}]}`,
  quotes: long('{"Postres":[{"title":"', '\\"', '"}]}'),
};

/** The CPU time for reading two megabytes of a source, whatever they contain. */
export async function tablesOfTwoMegabytes(): Promise<Section> {
  const rows: Row[] = [];
  const measure = (source: Source<unknown>, what: string, text: string | Buffer, isTable = true) => {
    const times = [1, 2, 3].map(() => timeOf(source, Buffer.from(text), isTable));
    rows.push({ what, values: [Math.min(...times), Math.max(...times)], unit: 'ms', limit: [budgets.table] });
  };
  for (const [what, text] of Object.entries(tables)) measure(menusSource, what, text);
  for (const [what, text] of Object.entries(bodies)) measure(menusSource, `JSON: ${what}`, text, false);
  for (const source of sources)
    for (const [title, tableOf] of filledTables(source))
      for (const [what, filling] of Object.entries(fillings))
        measure(source, `${title} ${what}`, tableOf(filling));
  return { title: '2 MB of', columns: ['shortest', 'longest'], rows };
}

/** For each column, tables whose cells in it are filled, in one row, several or many; each with a description. */
function filledTables({ columns }: Source<unknown>): [what: string, tableOf: (filling: string) => string][] {
  const titles = titlesOf(columns);
  const tableOf = (title: string, size: number) => (filling: string) => {
    const long = `a${filling.repeat(size / Buffer.byteLength(filling))}`;
    const cells = titles.map((each) => (each === title ? long : 'a'));
    return `${titles}\n${`${cells}\n`.repeat((BYTES - 1_000) / (size + 100))}`;
  };
  return titles.flatMap((title) =>
    [BYTES - 2_000, 90_000, 400].map((size): [string, (filling: string) => string] => [
      `${title}, ${size} bytes of`,
      tableOf(title, size),
    ]),
  );
}

/** The CPU time in milliseconds: unlike elapsed time, it does not grow on a busy machine. */
function timeOf(source: Source<unknown>, bytes: Buffer, isTable: boolean): number {
  const start = process.cpuUsage();
  try {
    parseText(source, { address: '', isTable }, decodeText(bytes), () => undefined);
  } catch (error) {
    // Some fillings are not text.
    if (!(error instanceof NotTextError)) throw error;
  }
  return process.cpuUsage(start).user / 1_000;
}
