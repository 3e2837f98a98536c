/** Run by `npm run check-api`: checks an admin API or a table with the site's own code, and says what the owner's page says. */

import type { SourcePlace } from '@/lib/content/source/source-place';
import { ConfigError, parseConfig } from '@/lib/site/parse-config';
import { readTablePlace } from '@/lib/site/table-place';
import { countRows, reportOn } from './source/report';
import { readText, requestSource } from './source/request-source';
import type { Source } from './source/source';
import { allSources, menusSource, testimonialsSource } from './sources';
import { knownColumns } from './table/read-table';

const HOW_TO_RUN =
  'npm run check-api -- menu.csv, o la dirección de un CSV, o la de un sistema, como https://admin.example/api';

if (require.main === module) {
  // When nobody reads on, such as after `| head`.
  process.stdout.on('error', () => undefined);
  void checkPlace(process.argv.slice(2)).then((isRight) => {
    process.exitCode = isRight ? 0 : 1;
  });
}

/** Prints what the owner is told of a table or an admin API, and returns whether all is right. */
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

/** Prints what `Tu planilla` says of a source, and its columns. Returns whether it has no remark. */
async function checkSource(source: Source<unknown>, place: SourcePlace): Promise<boolean> {
  const parsed = await requestSource(source, place);
  const { title, count, remarks, charges } = reportOn(source, parsed);
  console.log(`${place.isTable ? 'Planilla' : 'Sistema'} de ${title}: ${place.address}`);
  if (parsed.summary) {
    console.log(`Columnas que se leen: ${[...parsed.summary.columns.keys()].join(', ')}`);
    if (parsed.summary.others.length > 0)
      console.log(`Columnas que no se leen: ${parsed.summary.others.join(', ')}`);
  }
  for (const line of [...remarks, ...charges]) console.log(line);
  if (parsed.failure !== undefined) {
    console.error(`No se puede usar: ${parsed.failure}.`);
    console.error('El sitio sigue con lo último que estaba bien; si no hubo nada, esa parte queda vacía.');
    return false;
  }
  console.log(count);
  return remarks.length === 0 && countRows(parsed.reports).kept > 0;
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
