/** Run by `npm run check-api`: checks an admin API or a table with the site's own code, and reports what happens to each row. */

import type { SourcePlace } from '@/lib/content/source/source-place';
import { ConfigError, parseConfig } from '@/lib/site/parse-config';
import { readTablePlace } from '@/lib/site/table-place';
import type { RowReport } from './rows/row-report';
import { isWrong } from './rows/tally';
import { readText, requestSource } from './source/request-source';
import type { Source } from './source/source';
import { allSources, menusSource, testimonialsSource } from './sources';
import { knownColumns } from './table/grid';

const HOW_TO_RUN =
  'npm run check-api -- menu.csv, o la dirección de un CSV, o la de un sistema, como https://admin.example/api';

if (require.main === module) {
  // When nobody reads on, such as after `| head`.
  process.stdout.on('error', () => undefined);
  void checkPlace(process.argv.slice(2)).then((isRight) => {
    process.exitCode = isRight ? 0 : 1;
  });
}

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
    !/^https?:/i.test(place) || /\?|^https:\/\/(docs|drive)\.google\.com\/|\.(csv|tsv|txt)$/i.test(place)
  );
}

async function checkTable(value: string): Promise<boolean> {
  const found = readTablePlace(value);
  if ('problem' in found) throw new ConfigError([`${value}: ${found.problem}`]);
  const place = { address: found.place, isTable: true };
  // The reported reading fails in the same way.
  const text = await readText(place).catch(() => '');
  const known = allSources.map(({ columns }) => knownColumns(text, columns));
  return checkSource(allSources[known.indexOf(Math.max(...known))] ?? menusSource, place);
}

/** Prints, in Spanish, what visitors see of each row, and returns whether everything is shown as typed. */
async function checkSource(source: Source<unknown>, place: SourcePlace): Promise<boolean> {
  const { source: name, rows } = source.words;
  const { reports, summary, failure } = await requestSource(source, place);
  console.log(`${place.isTable ? 'Planilla' : 'Sistema'} de ${name}: ${place.address}`);
  if (summary) {
    console.log(`Columnas que se leen: ${[...summary.columns.keys()].join(', ')}`);
    if (summary.others.length > 0) console.log(`Columnas que no se leen: ${summary.others.join(', ')}`);
  }
  for (const report of reports) console.log(lineOf(report));
  if (failure) {
    console.error(`No se puede usar: ${failure}.`);
    console.error('El sitio sigue con lo último que estaba bien; si no hubo nada, esa parte queda vacía.');
    return false;
  }
  const notShown = reports.filter(({ fate }) => fate !== 'shown');
  console.log(
    `Se muestran: ${reports.length - notShown.length} ${rows}. No se muestran: ${notShown.length}.`,
  );
  for (const { place, label } of notShown) console.log(`  ${[place, label].filter(Boolean).join(', ')}`);
  const wrong = reports.filter(isWrong).length;
  if (wrong > 0) console.log(`Para revisar: ${wrong}, donde dice OJO.`);
  return wrong === 0 && notShown.length < reports.length;
}

function lineOf(row: RowReport): string {
  const { place, label, reasons, shownAs } = row;
  const start = [place, label].filter(Boolean).join(', ');
  const shown = shownAs?.() ?? 'no se muestra';
  const notes = reasons.join('; ');
  if (isWrong(row)) return `${start}: ${shown.replace(/\.$/, '')}. OJO: ${notes}`;
  return `${start}: ${shown}${notes && ` (${notes})`}`;
}

async function checkApi(place: string): Promise<boolean> {
  const { ADMIN_API_URL = '' } = parseConfig({ ADMIN_API_URL: place });
  const placeOfSource = ({ api }: Source<unknown>) => ({
    address: `${ADMIN_API_URL}${api?.path}`,
    isTable: false,
  });
  const isMenuRight = await checkSource(menusSource, placeOfSource(menusSource));
  return (await checkSource(testimonialsSource, placeOfSource(testimonialsSource))) && isMenuRight;
}
