import { z } from 'zod';
import { plainName } from '@/lib/quotation/categories';
import { weekdays } from '@/lib/quotation/opening-hours';
import { campaignName, MAX_CAMPAIGNS } from './campaign-name';
import { ConfigError, matching } from './parse-config';
import { photoNames } from './photo-names';

function line(maxLength: number) {
  const expected = `un texto de 1 a ${maxLength} letras, en un renglón`;
  return z.string(expected).trim().min(1, expected).max(maxLength, expected).regex(/^.*$/, expected);
}

/** WhatsApp cuts the sentence below a preview's title after about 65 characters. */
const MAX_PREVIEW = 65;

/** Google cuts descriptions after about 160 characters. */
const MAX_DESCRIPTION = 160;

function object<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape, 'un grupo de datos entre llaves { }');
}

/** @param keyOf items with equal keys count as one thing twice */
function list<T extends z.ZodType>(
  item: T,
  maxLength: number,
  keyOf: (entry: z.output<T>) => string = JSON.stringify,
) {
  const expected = `una lista entre corchetes [ ], de 1 a ${maxLength} cosas distintas`;
  return z
    .array(item, expected)
    .min(1, expected)
    .max(maxLength, expected)
    .refine((entries) => new Set(entries.map(keyOf)).size === entries.length, expected)
    .meta({ uniqueItems: true });
}

const URL_EXPECTED = 'una dirección que empiece con https://';
const httpUrl = z.url({ protocol: /^https?$/, error: URL_EXPECTED }).regex(/^https?:\/\//, URL_EXPECTED);

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'una hora de 00:00 a 23:59; la medianoche es 00:00');

const openingHours = object({
  days: list(z.enum(weekdays, `uno de ${weekdays.join(', ')}`), 7),
  opens: time.describe('Desde qué hora se contesta en esos días, como 10:00.'),
  closes: time.describe(
    'Hasta qué hora. Si es antes que `opens`, es la del día siguiente; si es la misma, se contesta todo el día.',
  ),
});

const address = object({
  street: line(120).describe('Calle y número.'),
  locality: line(80).optional().describe('Localidad, si no es la de `place`.'),
  region: line(80).optional().describe('Provincia.'),
  postalCode: line(12).optional(),
});

const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Whether the last of eleven digits is the right check digit: https://es.wikipedia.org/wiki/Clave_Única_de_Identificación_Tributaria
 * If it would have to be 10, the number gets another type instead of 20, 27 or 30, so that the rule holds.
 */
function hasCheckDigit(digits: string): boolean {
  const sum = CUIT_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (sum + Number(digits[10])) % 11 === 0;
}

const CUIT_EXPECTED = 'un CUIT de 11 números con el último correcto, como 30-12345678-1';

const cuit = matching(/^\d{2}-?\d{8}-?\d$/, CUIT_EXPECTED)
  .transform((text) => text.replaceAll('-', ''))
  .refine(hasCheckDigit, CUIT_EXPECTED)
  .transform((digits) => `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`);

function positive(most: number, expected: string) {
  return z.number(expected).positive(expected).max(most, expected);
}

const legal = object({
  name: line(120).optional().describe('Razón social, como `Fuego y Masa S.R.L.`.'),
  cuit: cuit.optional().describe('CUIT de 11 números, con guiones o sin ellos.'),
  consumerOffice: httpUrl
    .optional()
    .describe('Dirección de la página de reclamos de Defensa del Consumidor.'),
  regretButton: httpUrl.optional().describe('Dirección del `Botón de arrepentimiento`.'),
  fiscalData: httpUrl.optional().describe('Dirección de `Data fiscal`.'),
  vatRate: positive(100, 'un porcentaje mayor que 0 y hasta 100, sin comillas, como 21')
    .optional()
    .describe(
      'IVA que hay en los precios, en porcentaje. Con esto cada precio en números dice también cuánto es sin IVA.',
    ),
});

function whole(least: number, most: number, expected: string) {
  return z.int(expected).min(least, expected).max(most, expected);
}

const age = whole(1, 17, 'una edad de 1 a 17, sin comillas');

const percent = whole(0, 100, 'un porcentaje entero de 0 a 100, sin comillas, como 50');

const children = object({
  from: age.describe('Desde qué edad.'),
  to: age.describe('Hasta qué edad, que paga lo mismo.'),
  percent: percent.describe('Qué parte del precio por persona pagan, en porcentaje.'),
}).refine(({ from, to }) => from <= to, { path: ['to'], error: 'una edad que no sea menor que `from`' });

const extra = object({
  title: line(80),
  amount: positive(1e12, 'un importe en pesos, sin puntos ni comillas, como 45000'),
  per: z.enum(['person', 'event'], 'person o event').describe('Si es por persona o por evento.'),
});

const quote = object({
  validDays: whole(1, 365, 'un número de días de 1 a 365, sin comillas')
    .default(7)
    .describe('Por cuántos días vale un presupuesto.'),
  depositPercent: percent
    .default(50)
    .describe('Qué parte del total es la seña, en porcentaje; 0 es sin seña.'),
  accept: line(300)
    .default('Para reservar, respondé "Acepto" y te paso los datos de la seña.')
    .describe('Cómo se acepta un presupuesto: es lo último que dice.'),
  // The page `/presupuesto` distinguishes them only by their titles.
  extras: list(extra, 20, ({ title }) => plainName(title))
    .optional()
    .describe('Lo que solés agregar, como el traslado.'),
});

const campaign = matching(
  campaignName,
  'un nombre de 1 a 30 letras minúsculas sin acentos, números y guiones, como volante-feria',
);

export const businessFacts = object({
  $schema: z.string().optional().describe('Hace que el editor complete y revise este archivo.'),
  name: line(80).describe('El nombre: encabezado, chat, títulos. Si está BUSINESS_NAME, vale esa.'),
  place: line(80).describe('Ciudad o región, como en los títulos: `Cátering para eventos en {place}`.'),
  zones: list(line(80), 50).describe('Dónde trabaja el negocio.'),
  cuisine: list(line(40), 10).describe('Tipos de comida, para los buscadores.'),
  priceRange: line(99)
    .optional()
    .describe('Para los buscadores, como `$$` o `$8.500 a $48.500 por persona`.'),
  email: z
    .email('un correo, como hola@catering.example')
    .optional()
    .describe('Si está CONTACT_EMAIL, vale esa.'),
  address: address.optional(),
  openingHours: list(openingHours, 20)
    .optional()
    .describe(
      'Cuándo se contesta por WhatsApp, con la hora de la Argentina. Sin esto el sitio no dice nada de horarios.',
    ),
  texts: object({
    banner: line(120).describe('Frase debajo del título de la página de inicio.'),
    bannerFacts: list(line(60), 3).describe('Hasta tres datos, en una línea debajo.'),
    events: line(400).describe('Qué es el servicio, en la página de eventos.'),
    footer: line(200).describe('Qué ofrece el negocio, al pie de cada página.'),
    chatWelcome: line(300).describe('Primer mensaje del chat.'),
  }),
  promises: list(line(60), 4)
    .optional()
    .describe('Hasta cuatro frases cortas arriba del menú, como `Respondemos en el día`.'),
  children: children.optional().describe('Qué pagan los chicos de ciertas edades; los menores no pagan.'),
  glutenFree: line(200)
    .optional()
    .describe('Cómo se cocina sin TACC, en una frase. Sin esto el menú dice `sin TACC (consultanos)`.'),
  quote: quote
    .optional()
    .describe('Con esto hay una página `/presupuesto`, solo para vos, que arma la respuesta a un pedido.'),
  campaigns: list(campaign, MAX_CAMPAIGNS)
    .optional()
    .describe(
      'Volantes, boletines y avisos que se cuentan por separado, con COUNTS=1: un enlace lleva `?utm_campaign=` y uno de estos nombres.',
    ),
  conditions: list(object({ title: line(80), text: line(600) }), 12)
    .optional()
    .describe('Lo que preguntan todos: seña, mínimo, qué incluye, qué pone el anfitrión. Hasta doce.'),
  searchResults: object({ home: line(MAX_DESCRIPTION), events: line(MAX_DESCRIPTION) }).describe(
    'Descripción de cada página en los buscadores.',
  ),
  linkPreviews: object({ home: line(MAX_PREVIEW), events: line(MAX_PREVIEW) }).describe(
    'Frase de cada página cuando se comparte su enlace, sin precios: en los chats viejos quedarían viejos.',
  ),
  photos: z
    .record(z.enum(photoNames), line(200), 'un grupo de datos entre llaves { }')
    .describe('Qué se ve en cada foto de `public/images/`, para quien no la ve.'),
  legal: legal
    .optional()
    .describe(
      'Líneas al pie, cada una solo si está acá; con ellas, qué hace el sitio con los datos personales.',
    ),
});

export type BusinessFacts = z.infer<typeof businessFacts>;

/**
 * @param file its name, for the message
 * @throws {ConfigError} with every bad field, named by its place
 */
export function parseBusinessFacts(json: unknown, file: string): BusinessFacts {
  const result = businessFacts.safeParse(json);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) => `${placeOf([...issue.path, key])}: este archivo no lleva un dato con ese nombre`,
      );
    return `${placeOf(issue.path) || 'todo el archivo'}: va ${issue.message}${stated(json, issue.path)}`;
  });
  throw new ConfigError([...new Set(problems)].map((problem) => `${file}, ${problem}`));
}

/** `quote.extras, el 2.º, per`: items of a list are counted from 1. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .join('.')
    .replace(/\.(\d+)(\.|$)/g, (_, index, end) => `, el ${Number(index) + 1}.º${end && ', '}`);
}

const MAX_QUOTED = 40;

/**
 * The file's value at a path, if it is short. Not the issue's own `input`, which may have been transformed, such as a CUIT without its
 * hyphens.
 */
function stated(json: unknown, path: readonly PropertyKey[]): string {
  const input = path.reduce<unknown>((value, key) => Object(value)[key], json);
  const text = typeof input === 'string' || typeof input === 'number' ? JSON.stringify(input) : '';
  return text && text.length <= MAX_QUOTED ? ` (dice ${text})` : '';
}
