import { resolve } from 'node:path';

/** The path or URL of a table; or why the value is neither, in Spanish and without the value, which may hold a password. */
export function readTableAddress(value: string): { address: string } | { problem: string } {
  const text = value.trim();
  if (!/^https?:/i.test(text)) return { address: resolve(/* turbopackIgnore: true */ text) };
  if (!URL.canParse(text))
    return { problem: 'no es una dirección entera, como https://tablas.example/menu.csv' };
  const url = new URL(text);
  if (url.username || url.password)
    return { problem: 'tiene un usuario o una contraseña, y así no se puede leer' };
  if (url.protocol === 'http:' && !isThisMachine(url))
    return { problem: 'empieza con http: y cualquiera puede cambiarla en el camino: va con https://' };
  return { address: url.hostname === 'docs.google.com' ? csvOfSheet(url) : url.href };
}

/**
 * Why two addresses of tables are, or may be, one table, in Spanish; undefined if nothing in them says so. A Google Sheet's
 * address without a tab leads to its first one; mostly its `#gid=` is lost because it stands in `.env` without quotes.
 */
export function whyOneTable(address: string, other: string): string | undefined {
  const [sheet, otherSheet] = [address, other].map((one) =>
    one.startsWith('https://docs.google.com/') ? new URL(one) : undefined,
  );
  if (!sheet || sheet.pathname !== otherSheet?.pathname)
    return address === other ? 'es la misma dirección; cada una lleva la de su tabla' : undefined;
  const [tab, otherTab] = [sheet, otherSheet].map(({ searchParams }) => searchParams.get('gid'));
  if (!tab || !otherTab)
    return 'es la misma planilla, y una no dice su pestaña: va con su #gid=…, y en .env entre comillas';
  return tab === otherTab ? 'es la misma pestaña; copiá la dirección con la otra abierta' : undefined;
}

function isThisMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The CSV of a Google Sheet, from the address of its editor, or of its published page or table; other addresses stay as they are. Another
 * service also belongs into `isTable` of lib/content/check-api.ts. */
function csvOfSheet(url: URL): string {
  const [, sheet, view] =
    /^\/spreadsheets\/(?:u\/\d+\/)?(d\/(?:e\/)?[\w-]+)\/(edit|export|pub|pubhtml)$/.exec(url.pathname) ?? [];
  if (!sheet || !view) return url.href;
  const isPublished = view.startsWith('pub');
  const csv = new URL(`/spreadsheets/${sheet}/${isPublished ? 'pub?output=csv' : 'export?format=csv'}`, url);
  // The fragment names the tab on the screen.
  const tab = new URLSearchParams(url.hash.slice(1)).get('gid') ?? url.searchParams.get('gid');
  if (tab) csv.searchParams.set('gid', tab);
  if (tab && isPublished) csv.searchParams.set('single', 'true');
  return csv.href;
}
