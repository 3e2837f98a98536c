import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';

const CSV = 'un archivo .csv, o la dirección https:// de uno';

/** Files of spreadsheet programs, which are not text. */
const bookEndings = /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i;

/** The path or URL of a table; or why the value is neither, in Spanish and without the value, which may hold a password. */
export function readTablePlace(value: string): { place: string } | { problem: string } {
  const text = value.trim();
  if (/^["'“”‘’«»]|["'“”‘’«»]$/.test(text)) return { problem: `sin comillas: ${CSV}` };
  if (/^https?:/i.test(text)) return readAddress(text);
  const unreadable = unreadablePath(text);
  if (unreadable) return { problem: unreadable };
  // At least two letters: one letter is a drive of Windows.
  const scheme = /^[a-z][a-z\d+.-]+(?=:)/i.exec(text)?.[0];
  if (scheme) return { problem: `empieza con ${scheme}: y va ${CSV}` };
  const file = resolve(/* turbopackIgnore: true */ text);
  if (bookEndings.test(file))
    return { problem: `es un libro de planillas (${extname(file)}): guardala como CSV y nombrá ese archivo` };
  const isAddress = /^[\w-]+(\.[\w-]+)+\//.test(text) && !existsSync(/* turbopackIgnore: true */ file);
  return isAddress
    ? { problem: 'no hay un archivo con ese nombre; si es una dirección, empezala con https://' }
    : { place: file };
}

/**
 * Whether two places of tables are, or may be, one table. A Google Sheet's address without a tab leads to the first one: mostly because it
 * holds `#gid=` and stands in `.env` without quotes.
 */
export function mayBeOneTable(place: string, other: string): boolean {
  if (place === other) return true;
  const [sheet, otherSheet] = [place, other].map((one) =>
    one.startsWith('https://docs.google.com/') ? new URL(one) : undefined,
  );
  if (!sheet || sheet.pathname !== otherSheet?.pathname) return false;
  const [tab, otherTab] = [sheet, otherSheet].map(({ searchParams }) => searchParams.get('gid'));
  return !tab || !otherTab || tab === otherTab;
}

/** Why this process cannot use a path that may work for its owner elsewhere. */
function unreadablePath(text: string): string | undefined {
  if (/^(~|%\w+%|\$\{?\w)/.test(text))
    return 'empieza con algo que solo la terminal completa: va la ruta entera, como /home/ana/menu.csv';
  const isOfWindows = /^([a-z]:[\\/]|\\\\)/i.test(text) && process.platform !== 'win32';
  return isOfWindows
    ? 'es una ruta de Windows, y el sitio no corre en Windows: copiá ahí el archivo'
    : undefined;
}

function readAddress(text: string): { place: string } | { problem: string } {
  if (!URL.canParse(text)) return { problem: `no es una dirección entera: va ${CSV}` };
  const url = new URL(text);
  if (url.username || url.password)
    return { problem: 'tiene un usuario o una contraseña, y así no se puede leer' };
  if (url.protocol === 'http:' && !isThisMachine(url))
    return { problem: 'empieza con http: y cualquiera puede cambiarla en el camino: va con https://' };
  if (url.hostname === 'drive.google.com')
    return { problem: 'es un archivo de Drive: abrilo como planilla de Google y copiá esa dirección' };
  if (bookEndings.test(url.pathname))
    return { problem: `lleva a un libro de planillas (${extname(url.pathname)}): publicala como CSV` };
  return url.hostname === 'docs.google.com' ? googleTable(url) : { place: url.href };
}

function isThisMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The CSV of a Google Sheet, from the URL of any of its views. The fragment names the tab on the screen. */
function googleTable(url: URL): { place: string } | { problem: string } {
  // Addresses of a company's account, and of a second account in the same browser.
  const path = url.pathname.replace(/^(\/a\/[^/]+)?\/spreadsheets(\/u\/\d+)?/, '/spreadsheets');
  const fragment = new URLSearchParams(url.hash.slice(1));
  const { searchParams: query } = url;
  const tab = fragment.get('gid') || query.get('gid');
  const [, published] = /^\/spreadsheets\/(d\/e\/[\w-]+)\/pub(?:html)?(?:\/sheet)?$/.exec(path) ?? [];
  const [, sheet] =
    /^\/spreadsheets\/(d\/[\w-]+)(?:\/(?:edit|view|preview|htmlview|copy|export|gviz\/tq)?)?$/.exec(path) ??
    [];
  const problem = !published && !sheet ? 'no es la de una planilla de Google' : queryProblem(query, tab);
  if (problem) return { problem: `${problem}: abrí la hoja en Google y copiá la dirección del navegador` };
  const csv = published
    ? new URL(`/spreadsheets/${published}/pub${url.search}`, url)
    : new URL(`/spreadsheets/${sheet}/export?format=csv`, url);
  csv.searchParams.delete('widget');
  if (published) csv.searchParams.set('output', 'csv');
  if (tab) csv.searchParams.set('gid', tab);
  if (tab && published) csv.searchParams.set('single', 'true');
  // Whoever clicks a single cell gets its address too.
  const range = query.get('range') || fragment.get('range')?.match(/^.+:.+$/)?.[0];
  if (range) csv.searchParams.set('range', range);
  return { place: csv.href };
}

/** Only `gviz` understands `tq` and `sheet`, and it drops the words of a column that is mostly numbers. */
function queryProblem(query: URLSearchParams, tab: string | null): string | undefined {
  if (query.get('tq')) return 'tiene una consulta (tq=)';
  return query.get('sheet') && !tab ? 'nombra la hoja con sheet=' : undefined;
}
