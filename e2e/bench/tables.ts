import { parseText } from '../../lib/content/source/request-source';
import type { Source } from '../../lib/content/source/source';
import { menusSource, testimonialsSource } from '../../lib/content/sources';
import { titlesOf } from '../../lib/content/table/columns';
import { decodeText } from '../../lib/content/table/decode-text';
import { JSON_MARK, MAX_BYTES, MAX_MARKS, MAX_ROWS, TABLE_MARK } from '../../lib/content/table/limits';
import { ReadError } from '../../lib/content/table/read-error';
import { budgets } from './budgets';
import type { Row, Section } from './report';

/** As much as is accepted: `start`, then `part` over and over, then `end`. */
function filler(mark: RegExp) {
  const marksIn = (text: string) => text.split(mark).length - 1;
  return (start: string, part: string, end = '') => {
    const byBytes = (MAX_BYTES - Buffer.byteLength(start + end)) / Buffer.byteLength(part);
    const byMarks = (MAX_MARKS - marksIn(start + end)) / marksIn(part);
    return start + part.repeat(Math.min(byBytes, byMarks)) + end;
  };
}

const table = filler(TABLE_MARK);
const json = filler(JSON_MARK);

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
  entities: '&amp; más palabras',
  'beginnings of entities': '&a',
  semicolons: 'pan de campo, papas al horno;',
  dashes: '-',
  'units of prices': ' por x/',
  'words before prices': 'desde $ 1 ',
  diets: 'vegano ',
};

const TITLES = 'categoría,opción,precio,incluye\n';

/** Broken and hostile tables, by what fills them. */
const tables: Record<string, string | Buffer> = {
  'titles, with rows below': table(`${table('categoría,opción', ',').slice(0, 30_000)}\n`, 'Postres,Flan\n'),
  'titles of combining marks': table('categoría,opción,a', '\u0301\u0323\u0327'),
  'combining marks in all rows': table(TITLES, `Postres,a${'\u0301\u0323'.repeat(50)}\n`),
  'quotes before blanks': table(`${TITLES}Postres,"${'x"'.repeat(59_000)}`, ' '),
  'quoted cells': table(TITLES, '"Postres","Flan","1","a"\n'),
  'lines that are one cell': table(TITLES, '"Postres,Flan,1,a"\n'),
  'short lines': table(TITLES, 'a\n'),
  'line breaks': table(TITLES, '\n'),
  'line breaks of old Macs': table(TITLES.replace('\n', '\r'), 'Postres,Flan,1,a\r'),
  'formatted rows': table(TITLES, ',,,\n'),
  'one row of cells': table(`${TITLES}Postres,Flan,1,`, ',a'),
  'rows of 90 kB': table(TITLES, `Postres,${'Flan '.repeat(18_000)},1,a\n`),
  tabs: table(TITLES, '\t'),
  'a quote that is not closed': table(`${TITLES}Postres,"`, 'Flan,1,a\n'),
  'letters of Windows-1252': Buffer.from(table(TITLES, `Postres,Ñandú ${'ñ'.repeat(200)},1,á\n`), 'latin1'),
  'errors of formulas': table(TITLES, '#N/A,#REF!,#N/A,Loading...\n'),
  'options with dishes': table(TITLES, `Postres,Flan,1,${'pan;'.repeat(36)}\n`),
  'more separators than are accepted': TITLES + ','.repeat(MAX_BYTES - 100),
};

/** Menus that broken and hostile APIs send, by what fills them. */
const bodies: Record<string, string> = {
  'empty options': json('{"Postres":[', '{},', '{}]}'),
  numbers: json('{"Postres":[', '1,', '1]}'),
  'lists in lists': `{"Postres":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  fields: json('{"Postres":[{', `"${'a'.repeat(10)}":1,`, '"a":1}]}'),
  categories: `{${Array.from({ length: 14_000 }, (_, index) => `"${index} ${'a'.repeat(50)}":[]`)}}`,
  options: json('{"Postres":[', '{"title":"Flan","price":"11","food":["a","b"],"unit":"evento"},', '{}]}'),
  'different options': `{"Postres":[${Array.from({ length: 7_000 }, (_, index) => `{"title":"Opción ${index}","price":"${index}","food":["a","b"],"unit":"evento"}`)}]}`,
  'options of wrong fields': json(
    '{"Postres":[',
    '{"title":5,"price":[],"unit":5,"minimum":[],"diets":5,"food":5},',
    '{}]}',
  ),
  quotes: json('{"Postres":[{"title":"', '\\"', '"}]}'),
  'more values than are accepted': `[${'1,'.repeat(MAX_BYTES / 2 - 2)}1]`,
};

/** The CPU time for reading a source of the most bytes that are accepted, whatever they contain. */
export async function longestTables(): Promise<Section> {
  const rows = [
    ...Object.entries(tables).map(([what, text]) => row(what, menusSource, text)),
    ...Object.entries(bodies).map(([what, text]) => row(`JSON: ${what}`, menusSource, text, false)),
    ...[menusSource, testimonialsSource].flatMap(filledTables),
  ];
  const slowest = Math.max(...rows.map(({ values: [shortest = 0] }) => shortest));
  return {
    title: `${MAX_BYTES / 1_000_000} MB of`,
    columns: ['shortest', 'longest'],
    rows: [
      ...rows,
      // Work that grows faster than the text takes seconds on any machine.
      { what: 'all of these', values: [slowest], unit: 'ms', limit: 10 * budgets.table, gate: true },
    ],
  };
}

/** For each column, tables whose cells in it are filled: those of one row, several or many. */
function filledTables(source: Source<unknown>): Row[] {
  const titles = titlesOf(source.columns);
  const sizes = [MAX_BYTES - 2_000, 90_000, Math.floor(MAX_BYTES / MAX_ROWS) - 100];
  return titles.flatMap((title) =>
    sizes.flatMap((size) =>
      Object.entries(fillings).map(([what, filling]) => {
        const long = `a${filling.repeat(size / Buffer.byteLength(filling))}`;
        const cells = titles.map((each) => (each === title ? long : 'a'));
        const rows = `${cells}\n`.repeat((MAX_BYTES - 1_000) / (size + 100));
        return row(`${title}, ${size} bytes of ${what}`, source, `${titles}\n${rows}`);
      }),
    ),
  );
}

/** The times for reading a table, or the body of an API. */
function row(what: string, source: Source<unknown>, text: string | Buffer, isTable = true): Row {
  const bytes = Buffer.from(text);
  const times = [1, 2, 3].map(() => timeOf(source, bytes, isTable));
  return { what, values: [Math.min(...times), Math.max(...times)], unit: 'ms', limit: [budgets.table] };
}

/** The user CPU time in milliseconds: unlike elapsed time, it does not grow on a busy machine. */
function timeOf(source: Source<unknown>, bytes: Buffer, isTable: boolean): number {
  const start = process.cpuUsage();
  try {
    parseText(source, { address: '', isTable }, decodeText(bytes));
  } catch (error) {
    // Some fillings are not text.
    if (!(error instanceof ReadError)) throw error;
  }
  return process.cpuUsage(start).user / 1_000;
}
