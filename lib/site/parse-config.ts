import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readWhatsappNumber, withMobileNine } from '@/lib/values/whatsapp-number';
import { readTableAddress, whyOneTable } from './table-address';

/**
 * Thrown if the variables cannot be used. The message names the problems, one per line, in Spanish. `judge-site` prints it at the start,
 * `prepare-build` before a build and `npm run dev`.
 */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      ['Para que el sitio arranque hay que corregir:', ...problems.map((line) => `  ${line}`)].join('\n'),
    );
  }
}

const httpUrl = (expected: string) => z.url({ protocol: /^https?$/, error: expected });

/** A text that matches the pattern; otherwise the problem is that `expected`, in Spanish, goes there. */
const matching = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);

const ADMIN_API_URL_EXPECTED =
  'una dirección http(s) sin usuario, contraseña ni signo de pregunta, como https://admin.example/api';

/** A schema for a text that `read` parses, or rejects with a reason in Spanish. */
const readBy = <T extends string>(read: (text: string) => Record<T, string> | { problem: string }, name: T) =>
  z.string().transform((text, context) => {
    const found = read(text);
    if (!('problem' in found)) return found[name];
    context.addIssue({ code: 'custom', message: found.problem });
    return z.NEVER;
  });

const table = readBy(readTableAddress, 'address').optional();

const hostName = matching(
  /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
  'nombres de servidores separados por comas, como img.example,cdn.example',
);

const hostNames = z
  .string()
  .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(hostName));

const onOrOff = z.stringbool({ truthy: ['1'], falsy: ['0'], error: '1 o 0' }).default(false);

const PORT_EXPECTED = 'un número de 1 a 65535';

const REDIS_URL_EXPECTED =
  'la dirección de un Redis, como redis://usuario:clave@redis.example:6379/0, o con rediss:';

function isFolder(path: string): boolean {
  return statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The sample's number, which belongs to nobody. */
const SAMPLE_PHONE = '5491100000000';

/**
 * What opens doors, or differs between installations. What is true of one caterer and not of the next is a fact (lib/content/rows/facts).
 * Country, time zone and language are in the code: another language means another site.
 */
const environment = z.object({
  ADMIN_API_URL: httpUrl(ADMIN_API_URL_EXPECTED)
    // `fetch` refuses a URL with a password, and paths are appended to this one.
    .regex(/^[^@?#]+$/, ADMIN_API_URL_EXPECTED)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  MENU_TABLE: table,
  REVIEWS_TABLE: table,
  FACTS_TABLE: table,
  PHOTOS_FOLDER: z
    .string()
    .transform((folder) => resolve(/* turbopackIgnore: true */ folder.trim()))
    .refine(isFolder, 'no hay una carpeta con ese nombre')
    .optional(),
  SITE_URL: httpUrl('la dirección pública del sitio, como https://catering.example')
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000'),
  BASE_PATH: matching(
    /^(\/[\w.~-]+)+$/,
    'una ruta que empieza con barra y no termina con una, como /catering',
  ).optional(),
  /** Digits only, as WhatsApp's links need them. */
  WHATSAPP_PHONE: readBy(readWhatsappNumber, 'digits').default(SAMPLE_PHONE),
  REVALIDATE_SECONDS: // Next keeps pages for a year at most. A longer time would cause an error on each page.
    matching(/^[1-9]\d{0,6}$/, 'un número entero de segundos, de 1 a 9999999')
      .transform(Number)
      .default(300),
  REVALIDATE_SECRET: matching(
    /^(?=.{16})[!-~][ -~]*[!-~]$/,
    'una clave de 16 letras o números o más, sin acentos ni espacios en las puntas',
  ).optional(),
  IMAGE_HOSTS: hostNames.default(['lh3.googleusercontent.com', 'res.cloudinary.com']),
  PORT: matching(/^[1-9]\d{0,4}$/, PORT_EXPECTED)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_EXPECTED)
    .default(3000),
  CONTENT_CACHE_DIR: z.string().default('.cache/content'),
  MESSAGE_ORIGIN: onOrOff,
  COUNTS: onOrOff,
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: REDIS_URL_EXPECTED })
    // The client throws at a `%` that encodes nothing, and at a database that is no number.
    .regex(/^\w+:\/\/(?:[^%/\s]|%[\da-f]{2})+(?:\/\d*)?$/i, REDIS_URL_EXPECTED)
    .optional(),
  /** A folder from which the proxy serves scripts and style sheets, including those of earlier builds. */
  SITE_STATIC: z.string().optional(),
});

export type Config = z.infer<typeof environment>;

export const variableNames = Object.keys(environment.shape);

/** @throws {ConfigError} with every bad variable, but not its value, which may be secret. Two that are one table are named once all are good */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data, error } = environment.safeParse(set);
  const issues = new Map(error?.issues.map((issue) => [String(issue.path[0]), issue.message]));
  const problems = [
    ...[...issues].map(([name, words]) => `${name}: ${words}`),
    ...conflicts(set),
    ...sharedTables(data),
  ];
  if (data && problems.length === 0) return data;
  throw new ConfigError(problems);
}

/** Conflicts between variables that are valid on their own, in Spanish. */
function conflicts({
  ADMIN_API_URL,
  SITE_URL = '',
  WHATSAPP_PHONE = SAMPLE_PHONE,
  ...set
}: Record<string, string | undefined>): string[] {
  const tables = ['MENU_TABLE', 'REVIEWS_TABLE'].filter((name) => set[name]);
  const problems = ADMIN_API_URL ? tables.map((name) => `${name}: va vacía, porque está ADMIN_API_URL`) : [];
  const isPublic = /^https?:/.test(SITE_URL) && !isLocal(SITE_URL);
  const hasContent = ADMIN_API_URL || tables.length > 0;
  if (isPublic && hasContent && !set.FACTS_TABLE)
    problems.push(
      'FACTS_TABLE: falta la planilla con los datos de tu negocio; los de la muestra no son ciertos',
    );
  if (isPublic && hasContent && WHATSAPP_PHONE.replace(/\D/g, '') === SAMPLE_PHONE)
    problems.push(
      'WHATSAPP_PHONE: falta tu número, como +54 9 341 555-0000; el de la muestra no es de nadie',
    );
  return problems;
}

/** Tables that are one, in Spanish: each of them would be refused, or one read as another. */
function sharedTables(config: Partial<Config> = {}): string[] {
  const pairs = [
    ['MENU_TABLE', 'REVIEWS_TABLE'],
    ['MENU_TABLE', 'FACTS_TABLE'],
    ['REVIEWS_TABLE', 'FACTS_TABLE'],
  ] as const;
  return pairs.flatMap(([name, other]) => {
    const [table, otherTable] = [config[name], config[other]];
    const why = table && otherTable && whyOneTable(table, otherTable);
    return why ? `${name} y ${other}: ${why}` : [];
  });
}

function isLocal(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname === 'localhost';
}

/** Whether the site shows the sample: neither a menu nor reviews of its own are configured. */
export function isSample({ ADMIN_API_URL, MENU_TABLE, REVIEWS_TABLE }: Config): boolean {
  return !(ADMIN_API_URL ?? MENU_TABLE ?? REVIEWS_TABLE);
}

/** Whether search engines may list the site: not while it shows the sample, and not while its address is on localhost. */
export function isIndexable(config: Config): boolean {
  return !isSample(config) && !isLocal(config.SITE_URL);
}

/** Whether the site fetches reviewers' pictures from a URL, which must be absolute. */
export function isImageHost(url: string): boolean {
  // Parses only this variable, because check-api also runs where others are invalid.
  const { IMAGE_HOSTS } = parseConfig({ IMAGE_HOSTS: process.env.IMAGE_HOSTS });
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && IMAGE_HOSTS.includes(hostname);
}

/** Remarks for the owner on a valid configuration, in Spanish. */
export function remarksOn({ WHATSAPP_PHONE }: Config): string[] {
  const withNine = withMobileNine(WHATSAPP_PHONE);
  if (!withNine) return [];
  return [
    `WHATSAPP_PHONE no tiene el 9 de los celulares. Si es un celular, escribilo ${withNine}; si es un fijo, está bien.`,
  ];
}

/**
 * Says in Spanish which names in a file of settings neither the site nor these other readers know, such as misspelt ones. The start
 * warns of them, and goes on.
 * @param settings the text of the file
 * @param otherReaders what the other programs that read it are told: Compose, and the proxy
 */
export function remarksOnNames(settings: string, otherReaders: string): string[] {
  const known = [...variableNames, ...otherReaders.split(/\W+/)];
  const names = [...settings.matchAll(/^\s*(?:export\s+)?(\w+)\s*=/gm)].map(([, name = '']) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return [];
  return [`.env: el sitio no conoce ${unknown.join(', ')}; fijate cómo se escribe en .env.example.`];
}
