/** Run by `npm run check-api`: checks an admin API or a table with the site's own code, and reports what happens to each row. */
import { existsSync } from 'node:fs';
import { ConfigError, parseConfig } from '@/lib/site/parse-config';
import { readTablePlace } from '@/lib/site/table-place';
import type { Parsed, RowReport } from './rows/row-report';
import { countRows } from './rows/tally';
import { fetchPicture } from './source/fetch-picture';
import { readLastGoodFile } from './source/last-good-file';
import type { Origin } from './source/origin';
import { reasonOf } from './source/reason-of';
import { parseText, readText, requestSource } from './source/request-source';
import type { Source } from './source/source';
import { factsSource, menusSource, testimonialsSource } from './sources';
import { slipSince } from './table/changes';
import { knownColumns } from './table/grid';
import { MAX_REVIEWS } from './table/limits';
import { remarksOnTable, type TableSummary } from './table/reader';

const HOW_TO_RUN =
  'npm run check-api -- menu.csv, o la dirección de un CSV, o la de un sistema, como https://admin.example/api';

if (require.main === module)
  void checkPlace(process.argv.slice(2)).then((isRight) => {
    process.exitCode = isRight ? 0 : 1;
  });

/** Prints what happens to each row of a table or an admin API, and returns whether all is right. */
export async function checkPlace([place, ...others]: string[]): Promise<boolean> {
  if (!place?.trim() || others.length > 0) {
    console.error(`Decí qué planilla o qué sistema revisar: ${HOW_TO_RUN}`);
    return false;
  }
  try {
    parseConfig({ IMAGE_HOSTS: process.env.IMAGE_HOSTS });
    return await (isTable(place) ? checkTable(place) : checkApi(place));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) console.error(problem);
    return false;
  }
}

/** Whether a place is a table: anything but a URL, or a URL that no API has. */
function isTable(place: string): boolean {
  return (
    !/^https?:/i.test(place) ||
    /\?|^https:\/\/(docs|drive)\.google\.com\/|\.(csv|tsv|txt|xlsx?|ods)$/i.test(place)
  );
}

/** A review, a category or the business. */
type Named = { name: string; image?: string | undefined };

const tables: readonly Source<Named>[] = [menusSource, testimonialsSource, factsSource];

async function checkTable(value: string): Promise<boolean> {
  const found = readTablePlace(value);
  if ('problem' in found) throw new ConfigError([`${value}: ${found.problem}`]);
  const isMissing = !/^https?:/.test(found.place) && !existsSync(found.place);
  if (isMissing) throw new ConfigError([`No existe el archivo ${found.place}`]);
  const origin = { address: found.place, isTable: true };
  // The reported reading fails in the same way.
  const text = await readText(origin).catch(() => '');
  const known = tables.map(({ columns }) => knownColumns(text, columns));
  return checkSource(tables[known.indexOf(Math.max(...known))] ?? menusSource, origin);
}

/** Prints, in Spanish, what visitors see of each row, and returns whether everything is shown as typed. */
async function checkSource(source: Source<Named>, origin: Origin): Promise<boolean> {
  const { source: name, rows } = source.words;
  const parsed = await requestSource(source, origin);
  const { reports, summary, content = [], failure } = parsed;
  console.log(`${origin.isTable ? 'Planilla' : 'Sistema'} de ${name}: ${origin.address}`);
  const remarks = [...remarksOnTable(summary), ...(await lackingPictures(content))];
  for (const line of [...columnLines(summary), ...reports.map(lineOf), ...remarks]) console.log(line);
  if (failure) {
    console.error(`No se puede usar: ${failure}.`);
    console.error('El sitio sigue con lo último que estaba bien; si no hubo nada, esa parte queda vacía.');
    return false;
  }
  const { kept, leftOut } = countRows(reports);
  const notShown = reports.length - kept;
  const hidden = notShown > leftOut ? `, de ellas ocultas: ${notShown - leftOut}` : '';
  console.log(`Se muestran: ${kept} ${rows}. No se muestran: ${notShown}${hidden}.`);
  const wrong = reports.filter(isWrong).length + remarks.length;
  if (wrong > 0) console.log(`Para revisar: ${wrong}, donde dice OJO.`);
  if (kept === 0) console.log('Esa parte del sitio queda vacía.');
  else if (wrong === 0) console.log('Todo se ve como está escrito.');
  const isTaken = await sayWhetherTaken(source, origin, parsed);
  return isTaken && wrong === 0 && kept > 0;
}

/** Says what the site will do with its own table, beside its last version. Of another table it knows none. */
async function sayWhetherTaken(source: Source<Named>, origin: Origin, now: Parsed<Named>): Promise<boolean> {
  const last = await lastVersion(source, origin);
  if (!last?.summary || !now.summary) return true;
  const slip = slipSince(last.summary, now.summary);
  if (slip) {
    console.error(`El sitio no la va a tomar, porque parece un descuido: ${slip}.`);
    console.error('Sigue con lo último que estaba bien. Si es a propósito, confirmalo como dice la guía.');
    return false;
  }
  console.log('El sitio la toma.');
  return true;
}

/** What the site shows of this table now; undefined if it has not read it yet, or reads it on another machine. */
async function lastVersion(source: Source<Named>, origin: Origin): Promise<Parsed<Named> | undefined> {
  const { CONTENT_CACHE_DIR } = parseConfig({ CONTENT_CACHE_DIR: process.env.CONTENT_CACHE_DIR });
  const last = await readLastGoodFile(CONTENT_CACHE_DIR, source.name).catch(() => undefined);
  return last?.url === origin.address ? parseText(source, origin, last.text) : undefined;
}

function columnLines(summary: TableSummary | undefined): string[] {
  if (!summary) return [];
  const { columns, others, rows } = summary;
  const lines = [`Columnas que se leen: ${[...columns.keys()].join(', ')}`];
  if (others.length > 0)
    lines.push(`Columnas que no se leen: ${others.map(({ title }) => `"${title}"`).join(', ')}`);
  if ((columns.get('categoría') ?? rows) < rows)
    lines.push(
      'Donde la categoría está vacía se repite la de arriba. Antes de ordenar la planilla, escribila en cada fila.',
    );
  return lines;
}

function isWrong({ fate, reasons }: RowReport): boolean {
  return fate !== 'empty' && reasons.length > 0;
}

function lineOf(row: RowReport): string {
  const { place, label, fate, reasons, shownAs } = row;
  const start = [place, label].filter(Boolean).join(', ');
  const shown = (fate === 'shown' && shownAs?.()) || 'no se muestra';
  const notes = reasons.join('; ');
  if (isWrong(row)) return `${start}: ${shown.replace(/\.$/, '')}. OJO: ${notes}`;
  return `${start}: ${shown}${notes && ` (${notes})`}`;
}

/** Names the shown reviewers whose picture cannot be fetched, with the reason. */
async function lackingPictures(content: readonly Named[]): Promise<string[]> {
  const problems = content.slice(0, MAX_REVIEWS).map(async ({ name, image }) => {
    try {
      if (image) await fetchPicture(image);
      return [];
    } catch (error) {
      return [`OJO: ${name}: se ve la foto de siempre, porque la suya no se puede traer: ${reasonOf(error)}`];
    }
  });
  return (await Promise.all(problems)).flat();
}

async function checkApi(place: string): Promise<boolean> {
  const { ADMIN_API_URL = '' } = parseConfig({ ADMIN_API_URL: place });
  const path = [menusSource, testimonialsSource]
    .flatMap(({ api }) => api?.path ?? [])
    .find((one) => ADMIN_API_URL.endsWith(one));
  if (path) throw new ConfigError([`${place}: va la dirección sin ${path}. ${HOW_TO_RUN}`]);
  const originOf = ({ api }: Source<Named>) => ({ address: `${ADMIN_API_URL}${api?.path}`, isTable: false });
  const isMenuRight = await checkSource(menusSource, originOf(menusSource));
  return (await checkSource(testimonialsSource, originOf(testimonialsSource))) && isMenuRight;
}
