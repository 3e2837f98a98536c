import { resolve } from 'node:path';
import { z } from 'zod';

/** Thrown where the variables, or the business facts, cannot be used; its message names every bad one, one a line. */
export class ConfigError extends Error {
  constructor(
    what: string,
    readonly problems: readonly string[],
  ) {
    super(`${what} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const httpUrl = (expected: string) => z.url({ protocol: /^https?$/, error: expected });

const matching = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);

const ADMIN_API_URL_EXPECTED =
  'an http(s) address without user, password and query, e.g. https://admin.example/api';

const table = z
  .string()
  .refine((place) => !/^https?:/.test(place) || URL.canParse(place), 'a CSV file or the address of one')
  .transform((place) => (/^https?:/.test(place) ? place : resolve(place)))
  .optional();

const hostNames = z
  .string()
  .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(
    z.array(
      matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'host names separated by commas, e.g. img.example,cdn.example'),
    ),
  );

const onOrOff = z.stringbool({ truthy: ['1'], falsy: ['0'], error: '1 or 0' }).default(false);

const environment = z
  .object({
    ADMIN_API_URL: httpUrl(ADMIN_API_URL_EXPECTED)
      // `fetch` refuses a password in an address, and paths are put behind this one.
      .regex(/^[^@?#]+$/, ADMIN_API_URL_EXPECTED)
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    MENU_TABLE: table,
    REVIEWS_TABLE: table,
    SITE_URL: httpUrl('the public http(s) address of the site, e.g. https://catering.example')
      .transform((url) => new URL(url).origin)
      .default('http://localhost:3000'),
    BASE_PATH: matching(
      /^(\/[\w.~-]+)+$/,
      'a path that starts with a slash and does not end with one, e.g. /catering',
    ).optional(),
    BUSINESS_NAME: z.string().trim().min(1, 'a name').max(80, 'a name of at most 80 characters').optional(),
    /** Relative to where the command was given; the server works in another folder. */
    BUSINESS_FILE: z
      .string()
      .transform((file) => resolve(file))
      .optional(),
    /** Digits alone, as WhatsApp's links want them. */
    WHATSAPP_PHONE: z
      .string()
      .transform((phone) => phone.replace(/\W/g, ''))
      .pipe(
        matching(
          /^\d{8,15}$/,
          'a phone number of 8 to 15 digits with its country code, e.g. +54 9 11 0000-0000',
        ),
      )
      .default('5491100000000'),
    MAPS_URL: httpUrl('an http(s) address of the business on a maps service').optional(),
    INSTAGRAM_URL: httpUrl('an http(s) address of the Instagram profile').optional(),
    CONTACT_EMAIL: z.email('an e-mail address, e.g. hola@catering.example').optional(),
    REVALIDATE_SECONDS: matching(/^[1-9]\d{0,7}$/, 'a whole number of seconds, at least 1')
      .transform(Number)
      .default(300),
    REVALIDATE_SECRET: matching(
      /^(?=.{16})[!-~][ -~]*[!-~]$/,
      'a secret of at least 16 characters of ASCII, without blanks at its ends',
    ).optional(),
    IMAGE_HOSTS: hostNames.default(['lh3.googleusercontent.com', 'res.cloudinary.com']),
    PORT: z
      .string()
      .refine(
        (port) => /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535,
        'a number from 1 to 65535',
      )
      .transform(Number)
      .default(3000),
    CONTENT_CACHE_DIR: z.string().default('.cache/content'),
    MESSAGE_ORIGIN: onOrOff,
    COUNTS: onOrOff,
    REDIS_URL: matching(
      /^rediss?:\/\/([\w.~-]*:[^\s/?#@]+@)?[\w.:[\]-]+(\/\d*)?$/,
      'an address of Redis, e.g. redis://user:password@redis.example:6379/0, or with rediss:',
    ).optional(),
    /** Without the characters that mean something in patterns of keys. */
    REDIS_PREFIX: matching(
      /^[\w.~/:-]{1,100}$/,
      'at most 100 letters, digits and . ~ / : _ -, e.g. catering.example',
    ).optional(),
  })
  .superRefine((config, context) => {
    for (const name of ['MENU_TABLE', 'REVIEWS_TABLE'] as const)
      if (config.ADMIN_API_URL && config[name])
        context.addIssue({ code: 'custom', path: [name], message: 'left out where ADMIN_API_URL is set' });
  });

export type Config = z.infer<typeof environment>;

export function parseConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  const expectedByName = new Map(result.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  const problems = [...expectedByName].map(([name, expected]) => `${name} must be ${expected}`);
  throw new ConfigError('The configuration', problems);
}

/** Whether the site shows the sample: no source of its own is configured. */
export function isSample({ ADMIN_API_URL, MENU_TABLE, REVIEWS_TABLE }: Config): boolean {
  return !(ADMIN_API_URL ?? MENU_TABLE ?? REVIEWS_TABLE);
}

/** Whether search engines may list the site: not while it shows samples, nor without an address of its own. */
export function isIndexable(config: Config): boolean {
  return !isSample(config) && new URL(config.SITE_URL).hostname !== 'localhost';
}
