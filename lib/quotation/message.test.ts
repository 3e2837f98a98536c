import { billOf } from './bill';
import { MAX_COMMENTS } from './field-kinds';
import { quotationMessage, writtenRequest } from './message';
import { readPeople } from './people';
import type { Dish } from './portions';
import type { QuotationRequest } from './request';
import { childRate, emptyRequest as empty } from './testing';

const party = (guests: string, children = '') => ({
  guests: readPeople(guests),
  children: readPeople(children),
});

/** The bill of one option at this price, for these guests. */
const billFor = (price: number, guests: string, dish: Dish = {}) =>
  billOf([{ price, ...dish }], party(guests), childRate);

const nameIn = (message: string) =>
  /^Hola, mi nombre es (.*) y quiero cotizar un evento\.\n\n/.exec(message)?.[1];

describe('the message', () => {
  it('names the parts that were left empty', () => {
    expect(quotationMessage(empty)).toBe(`Hola, mi nombre es *Sin especificar* y quiero cotizar un evento.

*Fecha:* *Sin especificar*

*Entrada:*
Sin especificar

*Menu principal:*
Sin especificar

*Postre:*
Sin especificar

*Bebidas:*
Sin especificar`);
  });
});

it.each([
  ['Ana\nPaula', 'Ana Paula'],
  ['Ana\u2028Paula', 'Ana Paula'],
  ['Ana \n\n\t Paula', 'Ana Paula'],
  ['\u00A0\t\r\n', '*Sin especificar*'],
  ['a'.repeat(5_000), 'a'.repeat(300)],
])('the name in the message %j is written as %j', (name, written) => {
  expect(nameIn(quotationMessage({ ...empty, name }))).toBe(written);
});

describe('a detail in the message', () => {
  const paragraphs = (request: Partial<QuotationRequest>) =>
    quotationMessage({ ...empty, ...request })
      .split('\n\n')
      .slice(2, -4);

  it.each<[Partial<QuotationRequest>, paragraph: string]>([
    [{ eventType: ' Otro\nmás ' }, '*Evento:* Otro más'],
    [{ area: ' San\r\nTelmo ' }, '*Zona:* San Telmo'],
    [{ celiac: '1' }, '*Menús especiales:* 1 celíaco'],
    [{ vegan: '1', vegetarian: '1', celiac: '1' }, '*Menús especiales:* 1 celíaco, 1 vegetariano, 1 vegano'],
    [
      { vegan: '4', vegetarian: '3', celiac: '2' },
      '*Menús especiales:* 2 celíacos, 3 vegetarianos, 4 veganos',
    ],
    [{ guests: '80-100' }, '*Invitados:* 80-100'],
    [{ guests: '40', children: '8' }, '*Invitados:* 40 (8 chicos de 4 a 9)'],
    [{ guests: '80-100', children: '1' }, '*Invitados:* 80-100 (1 chico de 4 a 9)'],
    [{ guests: '40', children: 'unos\n8' }, '*Invitados:* 40 (chicos de 4 a 9: unos 8)'],
    [{ children: '8' }, '*Invitados:* 8 chicos de 4 a 9'],
    [{ guests: 'unos 80,\nquizás más' }, '*Invitados:* unos 80, quizás más'],
    [{ celiac: 'unos 2', vegan: '1' }, '*Menús especiales:* celíacos: unos 2, 1 vegano'],
    [{ area: 'a'.repeat(5_000) }, `*Zona:* ${'a'.repeat(300)}`],
    [{ comments: 'Medio \uD83D emoji' }, '*Comentarios:* Medio \uFFFD emoji'],
  ])('%j is written as one paragraph', (request, paragraph) => {
    expect(paragraphs(request)).toEqual([paragraph]);
  });

  it.each<[Partial<QuotationRequest>]>([
    [{ eventType: '', time: '', area: ' \n', comments: '\r\n\u00A0' }],
    [{ celiac: '0', children: '0' }],
    [{ children: '8', childRate: undefined }],
    [{ bill: undefined, pricesOn: '2026-11-21', origin: undefined }],
    [{ bill: billFor(1, ''), pricesOn: '2026-11-21' }],
  ])('is not written: %#', (request) => {
    expect(quotationMessage({ ...empty, ...request })).toBe(quotationMessage(empty));
  });

  it.each<[label: string, comments: string, written: string]>([
    ['letters', 'a'.repeat(5_000), 'a'.repeat(MAX_COMMENTS)],
    ['emoji of several characters', '👩🏽‍🍳'.repeat(200), '👩🏽‍🍳'.repeat(MAX_COMMENTS / 4)],
    ['a flag at the end', `${'a'.repeat(MAX_COMMENTS - 1)}🇦🇷`, 'a'.repeat(MAX_COMMENTS - 1)],
    ['an accent at the end', `${'a'.repeat(MAX_COMMENTS)}\u0301`, 'a'.repeat(MAX_COMMENTS - 1)],
    ['lines', `${'a\n'.repeat(MAX_COMMENTS)}`, `${'a '.repeat(MAX_COMMENTS / 2)}`.trim()],
  ])('is cut after 500 characters, never within one: %s', (_, comments, written) => {
    expect(paragraphs({ comments })).toEqual([`*Comentarios:* ${written}`]);
  });

  it('is cut between characters without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    Object.assign(Intl, { Segmenter: undefined });
    try {
      expect(paragraphs({ comments: '🎉'.repeat(5_000) })).toEqual([
        `*Comentarios:* ${'🎉'.repeat(MAX_COMMENTS)}`,
      ]);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});

describe('the end of the message', () => {
  const end = (request: Partial<QuotationRequest>) =>
    quotationMessage({ ...empty, ...request }).split('*Bebidas:*\nSin especificar')[1];

  it.each<[request: Partial<QuotationRequest>, written: string]>([
    [{ pricesOn: '2026-11-21' }, ''],
    [{ bill: billFor(28_800, 'unos 80') }, ''],
    [
      { bill: billFor(28_800, '80-100') },
      '\n\n*Estimado:* $28.800 por persona, entre $2.304.000 y $2.880.000 en total',
    ],
    [{ bill: billFor(28_800, '40') }, '\n\n*Estimado:* $28.800 por persona, $1.152.000 en total'],
    [
      { bill: billOf([{ price: 28_800 }, {}], party('1'), undefined) },
      '\n\n*Estimado:* desde $28.800 por persona, desde $28.800 en total',
    ],
    [
      { bill: billOf([{ price: 28_800 }, {}], party('80-100'), undefined) },
      '\n\n*Estimado:* desde $28.800 por persona, en total entre $2.304.000 y $2.880.000, más lo que falta cotizar',
    ],
    [
      { bill: billFor(999_999_999_999.99, '9999') },
      '\n\n*Estimado:* $999.999.999.999,99 por persona, $9.998.999.999.999.900,01 en total',
    ],
    [
      {
        bill: billOf([{ price: 28_800 }, { price: 45_000, unit: 'event' }], party('40', '8'), childRate),
        pricesOn: '2026-11-21',
      },
      '\n\n*Estimado:* $28.800 por persona + $45.000, $1.081.800 en total: 32 × $28.800 + 8 chicos × $14.400 + $45.000 por evento (precios al 21/11/2026)',
    ],
    [
      { bill: billFor(28_800, '20', { minimum: 35 }), pricesOn: '2026-11-21' },
      '\n\n*Estimado:* $28.800 por persona, $1.008.000 en total, con el mínimo de 35 personas (precios al 21/11/2026)',
    ],
    [
      {
        bill: billOf(
          [{ price: 18_500 }, { price: 17_900, servings: readPeople('4') }],
          party('35'),
          undefined,
        ),
      },
      '\n\n*Estimado:* $645.100 en total: 31 × $18.500 + 4 × $17.900',
    ],
    [{ origin: 'google' }, '\n\n(Los encontré por Google)'],
  ])('states the estimate or the visitor’s source: %#', (request, written) => {
    expect(end(request)).toBe(written);
  });
});

describe('a written request', () => {
  const phone = '5491100000000';
  const MAX_LINK = 4_000;

  /** A request that leaves this many characters of the link for its comment. */
  const roomFor = (room: number) => {
    const bare = writtenRequest(phone, { ...empty, menu: [''] }).link.length;
    return { ...empty, menu: ['x'.repeat(MAX_LINK - bare - room)] };
  };
  const LABEL = encodeURIComponent('\n\n*Comentarios:* ').length;
  const ELLIPSIS = encodeURIComponent('…').length;

  it.each<[why: string, room: number, comments: string, written: string | undefined]>([
    ['whole where it fits exactly', LABEL + 20, 'a'.repeat(20), 'a'.repeat(20)],
    ['shortened by what does not fit', LABEL + 20, 'a'.repeat(21), `${'a'.repeat(20 - ELLIPSIS)}…`],
    ['shortened to its first character', LABEL + ELLIPSIS + 1, 'a'.repeat(21), 'a…'],
    ['left out where not even that fits', LABEL + ELLIPSIS, 'a'.repeat(21), undefined],
    ['without half an emoji', LABEL + ELLIPSIS + 14, '🎉'.repeat(9), '🎉…'],
    ['without a space before its end', LABEL + ELLIPSIS + 4, `a ${'b'.repeat(20)}`, 'a…'],
  ])('has its comment %s', (_, room, comments, written) => {
    const { message, link } = writtenRequest(phone, { ...roomFor(room), comments });
    expect(/\*Comentarios:\* (.*)/.exec(message)?.[1]).toBe(written);
    expect(link.length).toBeLessThanOrEqual(MAX_LINK);
  });
});
