/** Run by `npm run counts`: prints a site's counts of the last days or its links to share, or writes the links' QR codes to files. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { requestSource } from '@/lib/content/source/request-source';
import { factsSource } from '@/lib/content/sources';
import { campaignName, MAX_CAMPAIGNS } from '@/lib/site/campaign-name';
import { readTablePlace } from '@/lib/site/table-place';
import { KEPT_DAYS, lastDays } from './count-store';
import { countsTable } from './counts-table';
import { linksToShare } from './links-to-share';
import { writeCodes } from './qr-codes';

const HOW_TO_RUN = `Para ver qué contó el sitio:
  npm run counts -- https://tu-sitio                los últimos 14 días
  npm run counts -- https://tu-sitio --days 90      tantos días, 90 como máximo
  npm run counts -- https://tu-sitio --links        los enlaces para compartir
  npm run counts -- https://tu-sitio --qr carpeta   los códigos QR de las campañas, como imágenes SVG
Sin dirección vale SITE_URL. Los enlaces y los códigos salen de FACTS_TABLE, aunque el sitio todavía no esté.`;

const countsByDay = z.record(z.iso.date(), z.record(z.string(), z.record(z.string(), z.int().nonnegative())));

// Checked strictly, because names of campaigns become names of files. Each day may have had other campaigns.
const campaignCounts = z
  .record(z.string().regex(campaignName), countsByDay)
  .refine((campaigns) => Object.keys(campaigns).length <= KEPT_DAYS * MAX_CAMPAIGNS);

/** Why the command cannot go on, in a sentence for the owner. */
class Refusal extends Error {}

if (require.main === module)
  void printCounts(process.argv.slice(2)).then((isDone) => {
    process.exitCode = isDone ? 0 : 1;
  });

/** Does what these arguments ask for, and returns whether that was possible. */
export async function printCounts(args: string[]): Promise<boolean> {
  try {
    await doAsAsked(args);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return false;
  }
}

async function doAsAsked(args: string[]) {
  const { values, positionals } = readArguments(args);
  const siteUrl = siteOf(positionals);
  const days = lastDays(daysOf(values.days)).reverse();
  const isAboutLinks = values.qr !== undefined || values.links;
  const ownNames = isAboutLinks ? await campaignsInTable() : undefined;
  const campaigns = ownNames ? {} : await fetchCounts(siteUrl, '/api/counts/campaigns', campaignCounts);
  const names = ownNames ?? Object.keys(campaigns);
  if (isAboutLinks && /^https?:\/\/(localhost|127\.|\[::1\])/.test(siteUrl))
    console.error(`OJO: ${siteUrl} es esta máquina, y nadie más llega ahí: va la dirección pública.`);
  if (values.qr !== undefined)
    await writeCodes(values.qr, siteUrl, names).catch(({ message }) =>
      fail(`No se pueden escribir los códigos en ${values.qr}: ${message}`),
    );
  if (values.links) console.log(linksToShare(siteUrl, names));
  if (isAboutLinks) return;
  const counts = await fetchCounts(siteUrl, '/api/counts', countsByDay);
  console.log(countsTable(counts, campaigns, days));
}

/** The campaigns in the owner's table, which is there before the site is; undefined if these settings name none. */
async function campaignsInTable(): Promise<string[] | undefined> {
  const { FACTS_TABLE } = process.env;
  if (!FACTS_TABLE?.trim()) return undefined;
  const found = readTablePlace(FACTS_TABLE);
  if ('problem' in found) return fail(`FACTS_TABLE: ${found.problem}`);
  const { content, failure } = await requestSource(factsSource, { address: found.place, isTable: true });
  if (!content?.[0]) return fail(`FACTS_TABLE: ${failure}`);
  return content[0].campaigns;
}

function readArguments(args: string[]) {
  try {
    const options = {
      days: { type: 'string', default: '14' },
      links: { type: 'boolean' },
      qr: { type: 'string' },
    } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return fail(HOW_TO_RUN);
  }
}

function daysOf(typed: string): number {
  const days = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (days < 1 || days > KEPT_DAYS) fail(`--days es un número de 1 a ${KEPT_DAYS}, no ${typed}.`);
  return days;
}

function siteOf([typed, ...others]: string[]): string {
  const { SITE_URL, BASE_PATH = '' } = process.env;
  const url = typed ?? (SITE_URL && SITE_URL + BASE_PATH);
  if (!url || others.length > 0) fail(HOW_TO_RUN);
  if (!/^https?:\/\/[^/]/.test(url)) fail(`${url} no es una dirección: escribila como https://tu-sitio`);
  if (/^http:\/\/(?!(localhost|127\.0\.0\.1)(:\d+)?(\/|$))/.test(url))
    fail(`Con http la clave viaja sin cifrar: escribí ${url.replace('http', 'https')}`);
  return url.replace(/\/+$/, '');
}

async function fetchCounts<T>(siteUrl: string, path: string, schema: z.ZodType<T>): Promise<T> {
  const { REVALIDATE_SECRET } = process.env;
  if (!REVALIDATE_SECRET)
    fail('Falta la clave del sitio: ponela en REVALIDATE_SECRET, como en el .env del sitio.');
  const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
  const response = await fetch(siteUrl + path, { headers, signal: AbortSignal.timeout(10_000) }).catch(
    ({ cause, message }) => fail(`${siteUrl} no responde: ${cause?.code ?? cause?.message ?? message}`),
  );
  if (response.status === 401) fail('El sitio tiene otra clave en REVALIDATE_SECRET.');
  // A 404 that is a page means that the address is not the site's.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status === 404 && !isPage)
    fail('El sitio no cuenta nada: ahí falta COUNTS=1, o REVALIDATE_SECRET.');
  if (response.status === 404)
    fail(`${siteUrl} no es la dirección del sitio: va sin lo que sigue al nombre.`);
  if (!response.ok) fail(`El sitio responde con el error ${response.status}.`);
  try {
    return schema.parse(await response.json());
  } catch {
    return fail(`${siteUrl} responde otra cosa: ¿es la dirección del sitio?`);
  }
}

function fail(message: string): never {
  throw new Refusal(message);
}
