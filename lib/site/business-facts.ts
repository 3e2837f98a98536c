import { z } from 'zod';
import { weekdays } from '../quotation/opening-hours';
import { ConfigError } from './parse-config';

function line(maxLength: number) {
  const expected = `a text of 1 to ${maxLength} characters in one line`;
  return z.string(expected).trim().min(1, expected).max(maxLength, expected).regex(/^.*$/, expected);
}

/** What previews show whole: WhatsApp cuts the sentence below the title after some 65 characters. */
const MAX_PREVIEW = 65;

/** Google cuts descriptions after some 160 characters. */
const MAX_DESCRIPTION = 160;

function object<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape, 'an object');
}

function list<T extends z.ZodType>(item: T, maxLength: number) {
  const expected = `a list of 1 to ${maxLength} different entries`;
  return z
    .array(item, expected)
    .min(1, expected)
    .max(maxLength, expected)
    .refine(
      (entries) => new Set(entries.map((entry) => JSON.stringify(entry))).size === entries.length,
      expected,
    )
    .meta({ uniqueItems: true });
}

const URL_EXPECTED = 'an http(s) address';
const httpUrl = z.url({ protocol: /^https?$/, error: URL_EXPECTED }).regex(/^https?:\/\//, URL_EXPECTED);

const TIME_EXPECTED = 'a time from 00:00 to 23:59; midnight is 00:00';
const time = z.string(TIME_EXPECTED).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_EXPECTED);

const openingHours = object({
  days: list(z.enum(weekdays, `one of ${weekdays.join(', ')}`), 7),
  opens: time.describe('When somebody starts to answer on these days, HH:mm.'),
  closes: time.describe(
    'When nobody answers any more, HH:mm. Earlier than `opens`: on the next day. The same: around the clock.',
  ),
});

const address = object({
  street: line(120).describe('Street and number.'),
  locality: line(80).optional().describe('Town, where it is another than `place`.'),
  region: line(80).optional().describe('Province.'),
  postalCode: line(12).optional(),
});

const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Whether the last of eleven digits fits the others: https://es.wikipedia.org/wiki/Clave_Única_de_Identificación_Tributaria Where it
 * would have to be 10 another type is given in place of 20, 27 or 30, with which the rule holds.
 */
function hasCheckDigit(digits: string): boolean {
  const sum = CUIT_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (sum + Number(digits[10])) % 11 === 0;
}

const CUIT_EXPECTED = 'a CUIT of 11 digits whose last one fits, e.g. 30-12345678-1';

const cuit = z
  .string(CUIT_EXPECTED)
  .regex(/^\d{2}-?\d{8}-?\d$/, CUIT_EXPECTED)
  .transform((text) => text.replaceAll('-', ''))
  .refine((digits) => hasCheckDigit(digits), CUIT_EXPECTED)
  .transform((digits) => `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`);

const VAT_EXPECTED = 'a percentage above 0 and up to 100, e.g. 21';

const legal = object({
  name: line(120).optional().describe('Legal name, e.g. `Fuego y Masa S.R.L.`.'),
  cuit: cuit.optional().describe('CUIT of 11 digits, with or without hyphens.'),
  consumerOffice: httpUrl.optional().describe('Address of the consumer office’s page for complaints.'),
  regretButton: httpUrl.optional().describe('Address behind `Botón de arrepentimiento`.'),
  fiscalData: httpUrl.optional().describe('Address behind `Data fiscal`.'),
  vatRate: z
    .number(VAT_EXPECTED)
    .positive(VAT_EXPECTED)
    .max(100, VAT_EXPECTED)
    .optional()
    .describe('VAT in the prices, in percent. With it each numeric price shows what it is without.'),
});

const photoNames = [
  'hero',
  'evento-1',
  'evento-2',
  'evento-3',
  'evento-4',
  'evento-5',
  'evento-6',
  'evento-7',
  'evento-8',
  'servicio-1',
  'servicio-2',
  'servicio-3',
  'error404',
] as const;

export const businessFacts = object({
  $schema: z.string().optional().describe('Has editors complete and check this file.'),
  name: line(80).describe('Brand: header, chat, titles. The variable BUSINESS_NAME wins over it.'),
  place: line(80).describe('Town or region, as titles name it: `Cátering para eventos en {place}`.'),
  zones: list(line(80), 50).describe('Where the business works.'),
  cuisine: list(line(40), 10).describe('Kinds of food, for search engines.'),
  priceRange: line(99)
    .optional()
    .describe('For search engines, e.g. `$$` or `$8.500 a $48.500 por persona`.'),
  email: z.email('an e-mail address').optional().describe('The variable CONTACT_EMAIL wins over it.'),
  address: address.optional(),
  openingHours: list(openingHours, 20)
    .optional()
    .describe(
      'When somebody answers on WhatsApp, by the clock of Argentina. Without it nothing is said about hours.',
    ),
  texts: object({
    banner: line(120).describe('Sentence below the title of the home page.'),
    bannerFacts: list(line(60), 3).describe('Up to three facts in a row below it.'),
    events: line(400).describe('What the service is, on the events page.'),
    footer: line(200).describe('What the business offers, at the end of each page.'),
    chatWelcome: line(300).describe('First message in the chat.'),
  }),
  searchResults: object({ home: line(MAX_DESCRIPTION), events: line(MAX_DESCRIPTION) }).describe(
    'Description of each page in search results.',
  ),
  linkPreviews: object({ home: line(MAX_PREVIEW), events: line(MAX_PREVIEW) }).describe(
    'Sentence of each page in link previews, without prices: they would be old in old chats.',
  ),
  photos: z
    .record(z.enum(photoNames), line(200), 'an object')
    .describe('What is seen on each photo of `public/images/`, for visitors who do not see it.'),
  legal: legal
    .optional()
    .describe(
      'Lines in the footer, each only if it is here; with them what the site does with personal data.',
    ),
});

export type BusinessFacts = z.infer<typeof businessFacts>;

/** @throws {ConfigError} that names every bad field by its path */
export function parseBusinessFacts(json: unknown, file: string): BusinessFacts {
  const result = businessFacts.safeParse(json);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => {
    const path = z.core.toDotPath(issue.path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${path ? `${path}.` : ''}${key} is not a field of this file`);
    return `${path || 'the file'} must be ${issue.message}`;
  });
  throw new ConfigError(`The business facts in ${file}`, [...new Set(problems)]);
}
