/** Run by `npm run check-api`: checks an admin API or a table with the site's own code, and reports what happens to each row. */
import { existsSync } from 'node:fs';
import { ConfigError, parseConfig } from '@/lib/site/parse-config';
import { readTablePlace } from '@/lib/site/table-place';
import type { RowReport } from './rows';
import { type Language, sentences } from './sentences';
import { fetchPicture } from './source/fetch-picture';
import { type Origin, readText, requestSource, type SourceResponse } from './source/request-source';
import { reasonOf } from './source/source-error';
import { menusSource, type Source, testimonialsSource } from './sources';
import { isRather } from './table/grid';
import { remarksOn, type TableSummary } from './table/reader';
import { tallyRows } from './tally';
import { MAX_SHOWN, type Testimonial } from './testimonials';

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
    !/^https?:/i.test(place) || /\?|^https:\/\/docs\.google\.com\/|\.(csv|tsv|txt|xlsx?|ods)$/i.test(place)
  );
}

/** Prints, in Spanish, what visitors see of each row, and returns whether everything is shown as typed. */
async function checkTable(value: string): Promise<boolean> {
  const found = readTablePlace(value);
  if ('problem' in found) throw new ConfigError([`${value}: ${found.problem}`]);
  const isMissing = !/^https?:/.test(found.place) && !existsSync(found.place);
  if (isMissing) throw new ConfigError([`No existe el archivo ${found.place}`]);
  const origin = { address: found.place, isTable: true };
  return (await isOfReviews(origin))
    ? mirror(testimonialsSource, origin, lackingPictures)
    : mirror(menusSource, origin);
}

async function isOfReviews(origin: Origin): Promise<boolean> {
  try {
    return isRather(await readText(origin), testimonialsSource.columns, menusSource.columns);
  } catch {
    // The reported reading fails in the same way.
    return false;
  }
}

async function mirror<T>(source: Source<T>, origin: Origin, lacks?: Lacking<T>): Promise<boolean> {
  const { source: name, rows } = source.words.es;
  const { reports, counts, response } = await readRows(source, origin);
  console.log(`Planilla de ${name}: ${origin.address}`);
  const remarks = [
    ...(response.summary ? remarksOn(response.summary) : []),
    ...((await lacks?.(response.content ?? [], 'es')) ?? []),
  ];
  for (const line of [...columnLines(response.summary), ...reports.map(lineInSpanish), ...remarks])
    console.log(line);
  if (response.failure) {
    console.error(`La planilla no se puede usar: ${response.failure}.`);
    console.error('El sitio sigue con lo último que estaba bien; si no hubo nada, esa parte queda vacía.');
    return false;
  }
  const wrong =
    reports.filter(({ fate, reasons }) => fate !== 'empty' && reasons.length > 0).length + remarks.length;
  const hidden = reports.filter(({ fate }) => fate === 'empty').length;
  console.log(
    `Se muestran: ${counts.kept} ${rows}. No se muestran: ${counts.leftOut + hidden}${hidden > 0 ? `, de ellas ocultas: ${hidden}` : ''}.`,
  );
  console.log(wrong > 0 ? `Para revisar: ${wrong}, donde dice OJO.` : 'Todo se ve como está escrito.');
  return wrong === 0;
}

function columnLines(summary: TableSummary | undefined): string[] {
  if (!summary) return [];
  const others = summary.others.map(({ title }) => `"${title}"`);
  return [
    `Columnas que se leen: ${[...summary.columns.keys()].join(', ')}`,
    ...(others.length > 0 ? [`Columnas que no se leen: ${others.join(', ')}`] : []),
    ...(repeatsCategories(summary) ? [REPEATED_CATEGORIES] : []),
  ];
}

const REPEATED_CATEGORIES =
  'Donde la categoría está vacía se repite la de arriba. Antes de ordenar la planilla, escribila en cada fila.';

function repeatsCategories({ columns, rows }: TableSummary): boolean {
  return (columns.get('categoría') ?? rows) < rows;
}

function lineInSpanish({ place, label, fate, reasons, remarks = [], shownAs }: RowReport): string {
  const start = [place, label].filter(Boolean).join(', ');
  const isWrong = fate !== 'empty' && reasons.length > 0;
  const shown = (fate === 'shown' && shownAs?.()) || 'no se muestra';
  const notes = [...reasons, ...remarks].join('; ');
  if (isWrong) return `${start}: ${shown.replace(/\.$/, '')}. OJO: ${notes}`;
  return `${start}: ${shown}${notes && ` (${notes})`}`;
}

/** What the site cannot get for shown content, in words. */
type Lacking<T> = (content: readonly T[], language: Language) => Promise<string[]>;

async function lackingPictures(reviews: readonly Testimonial[], language: Language): Promise<string[]> {
  const problems = reviews.slice(0, MAX_SHOWN).map(async ({ name, image }) => {
    try {
      if (image) await fetchPicture(image);
      return [];
    } catch (error) {
      return [sentences[language].lacksPicture(name, reasonOf(error, language))];
    }
  });
  return (await Promise.all(problems)).flat();
}

/** Prints what happens to each row, and returns whether both sources can be used. */
async function checkApi(place: string): Promise<boolean> {
  const { ADMIN_API_URL = '' } = parseConfig({ ADMIN_API_URL: place });
  const { path } = [menusSource, testimonialsSource].find(({ path }) => ADMIN_API_URL.endsWith(path)) ?? {};
  if (path) throw new ConfigError([`${place}: va la dirección sin ${path}. ${HOW_TO_RUN}`]);
  const of = <T>(source: Source<T>, lacks?: Lacking<T>) =>
    checkSource(source, { address: `${ADMIN_API_URL}${source.path}`, isTable: false }, lacks);
  const outcomes = await Promise.all([of(menusSource), of(testimonialsSource, lackingPictures)]);
  for (const { lines, failure } of outcomes) console[failure ? 'error' : 'log'](lines.join('\n'));
  const isRight = outcomes.every(({ failure }) => !failure);
  if (!isRight)
    console.error(
      'As long as a source fails, the site shows its last good content; without any, an empty section.',
    );
  return isRight;
}

async function checkSource<T>(source: Source<T>, origin: Origin, lacks?: Lacking<T>) {
  const { source: name, rows } = source.words.en;
  const { reports, counts, response } = await readRows(source, origin);
  const { failure, milliseconds, text } = response;
  const size = `${(Buffer.byteLength(text) / 1_000).toFixed(1)} kB`;
  const summary = failure
    ? `[content] ${sentences.en.failed(name, failure, milliseconds)}`
    : `${name}: ${counts.kept} ${rows} shown, ${counts.leftOut} left out; ${size} in ${milliseconds} ms`;
  const lacking = (await lacks?.(response.content ?? [], 'en')) ?? [];
  return { lines: [...reports.map(lineInEnglish), ...lacking, summary], failure };
}

function lineInEnglish({ place, label, fate, reasons }: RowReport): string {
  const reason = reasons.join(', ');
  const verdict = fate === 'shown' ? ['shown', reason].filter(Boolean).join(', but ') : reason;
  return `${[place, label].filter(Boolean).join(' ')}: ${verdict}`;
}

type Reading<T> = {
  reports: RowReport[];
  counts: { kept: number; leftOut: number };
  response: SourceResponse<T>;
};

async function readRows<T>(source: Source<T>, origin: Origin): Promise<Reading<T>> {
  const reports: RowReport[] = [];
  const { report, finish } = tallyRows('', 'en', () => undefined);
  const response = await requestSource(source, origin, (row) => {
    report(row);
    reports.push(row);
  });
  return { reports, counts: finish(), response };
}
