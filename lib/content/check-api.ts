/** Run by `npm run check-api`: checks an admin API or a table with the site's own code, and says what the owner's page says. */

import { ConfigError, parseConfig } from '@/lib/site/parse-config';
import { readTableAddress } from '@/lib/site/table-address';
import { countRows, reportOn } from './source/report';
import { readText, requestSource } from './source/request-source';
import type { Source } from './source/source';
import type { SourceAddress } from './source/source-address';
import { allSources, menusSource, testimonialsSource } from './sources';
import { knownColumns } from './table/read-table';

const HOW_TO_RUN =
  'npm run check-api -- menu.csv, o la dirección de un CSV, o la de un sistema, como https://admin.example/api';

if (require.main === module) {
  // When nobody reads on, such as after `| head`.
  process.stdout.on('error', () => undefined);
  void checkAddress(process.argv.slice(2)).then((isRight) => {
    process.exitCode = isRight ? 0 : 1;
  });
}

/** Prints what the owner is told of a table or an admin API, and returns whether all is right. */
export async function checkAddress([address, ...others]: string[]): Promise<boolean> {
  if (!address?.trim() || others.length > 0) {
    console.error(`Decí qué planilla o qué sistema revisar: ${HOW_TO_RUN}`);
    return false;
  }
  try {
    parseConfig({ IMAGE_HOSTS: process.env.IMAGE_HOSTS });
    return await (isTable(address) ? checkTable(address) : checkApi(address));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) console.error(problem);
    return false;
  }
}

/** Whether an address is a table's: anything but a URL, or a URL that no API has. */
function isTable(address: string): boolean {
  return (
    !/^https?:/i.test(address) || /\?|^https:\/\/(docs|drive)\.google\.com\/|\.(csv|tsv|txt)$/i.test(address)
  );
}

async function checkTable(value: string): Promise<boolean> {
  const found = readTableAddress(value);
  if ('problem' in found) throw new ConfigError([`${value}: ${found.problem}`]);
  const from = { address: found.address, isTable: true };
  // The reported reading fails in the same way.
  const text = await readText(from).catch(() => '');
  const known = allSources.map(({ columns }) => knownColumns(text, columns));
  return checkSource(allSources[known.indexOf(Math.max(...known))] ?? menusSource, from);
}

/** Prints what `Tu planilla` says of a source, and its columns. Returns whether some of it shows, and nothing needs a remark. */
async function checkSource(source: Source<unknown>, from: SourceAddress): Promise<boolean> {
  const parsed = await requestSource(source, from);
  const { title, count, remarks, charges } = reportOn(source, parsed);
  console.log(`${from.isTable ? 'Planilla' : 'Sistema'} de ${title}: ${from.address}`);
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

async function checkApi(value: string): Promise<boolean> {
  const { ADMIN_API_URL = '' } = parseConfig({ ADMIN_API_URL: value });
  const check = (source: Source<unknown>) =>
    checkSource(source, { address: `${ADMIN_API_URL}${source.api?.path}`, isTable: false });
  const isMenuRight = await check(menusSource);
  return (await check(testimonialsSource)) && isMenuRight;
}
