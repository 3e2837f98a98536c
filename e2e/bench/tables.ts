import { menusSource } from '../../lib/content/sources';
import { decodeText } from '../../lib/site/decode-text';
import { budgets } from './budgets';
import { median, type Row, repeat, type Section } from './report';

const BYTES = 2_000_000;

const TITLES = 'categoría,opción,precio,incluye\n';

/** Two megabytes that begin so, and go on with parts that are all the same. */
const long = (start: string, part: string) =>
  start + part.repeat((BYTES - Buffer.byteLength(start)) / Buffer.byteLength(part));

const half = (part: string) => part.repeat(BYTES / 2 / Buffer.byteLength(part));

/** What broken and hostile tables are full of. */
const tables: Record<string, string | Buffer> = {
  'titles, with rows below': long('categoría,opción', ',').slice(0, BYTES / 2) + half('\nPostres,Flan'),
  'titles of combining marks': long('categoría,opción,a', '\u0301\u0323\u0327'),
  'combining marks in a cell': long(`${TITLES}Postres,a`, '\u0301\u0323\u0327'),
  'combining marks in all rows': long(TITLES, `Postres,a${'\u0301\u0323'.repeat(50)}\n`),
  'quotes before blanks': `${TITLES}Postres,"${half('x"')}${half(' ')}`,
  'few quotes before blanks': `${TITLES}Postres,"${'x"'.repeat(90_000)}${long('', ' ')}`.slice(0, BYTES),
  'quoted cells': long(TITLES, '"Postres","Flan","1","a"\n'),
  'short lines': long(TITLES, 'a\n'),
  'line breaks': long(TITLES, '\n'),
  'line breaks of old Macs': long(TITLES.replace('\n', '\r'), 'Postres,Flan,1,a\r'),
  'formatted rows': long(TITLES, ',,,\n'),
  'one row': long(`${TITLES}Postres,Flan,1,`, 'a;'),
  'one row of cells': long(`${TITLES}Postres,Flan,1,`, ',a'),
  'rows of 90 kB': long(TITLES, `Postres,${'Flan '.repeat(18_000)},1,a\n`),
  semicolons: long(TITLES, ';'),
  tabs: long(TITLES, '\t'),
  'a quote that is not closed': long(`${TITLES}Postres,"`, 'Flan,1,a\n'),
  'NUL bytes': long(TITLES, '\0'),
  'letters of Windows-1252': Buffer.from(long(TITLES, 'Postres,Ñandú,1,á\n'), 'latin1').subarray(0, BYTES),
  entities: long(TITLES, 'Postres,&amp;&lt;&#241;,1,&quot;&nbsp;;a\n'),
  'beginnings of entities': long(TITLES, `Postres,${'&'.repeat(500)},1,${'&a'.repeat(500)}\n`),
  'errors of formulas': long(TITLES, '#N/A,#REF!,#N/A,Loading...\n'),
  options: Array.from(
    { length: 40_000 },
    (_, index) => `${index % 50},Opción ${index},${index},a;b;c;d;e`,
  ).join('\n'),
};

/** How long a table of two megabytes holds up the process, whatever is in it. */
export async function tablesOfTwoMegabytes(): Promise<Section> {
  const rows: Row[] = [];
  for (const [what, text] of Object.entries(tables)) {
    const bytes = Buffer.from(what === 'options' ? TITLES + text : text);
    const times = await repeat(async () => timeOf(bytes));
    rows.push({ what, values: [median(times), Math.max(...times)], unit: 'ms', limit: [budgets.table] });
  }
  return { title: 'A table of 2 MB, of', columns: ['median', 'longest'], rows };
}

function timeOf(bytes: Buffer): number {
  const start = performance.now();
  try {
    menusSource.parseTable(decodeText(bytes), () => undefined);
  } catch {
    // Refusing it is an answer too.
  }
  return performance.now() - start;
}
