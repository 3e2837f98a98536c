import { quotationMessage } from './message';
import { readMessage } from './read-message';
import type { QuotationRequest } from './request';

const empty: QuotationRequest = { name: '', date: '', entrada: [], menu: [], postre: [], bebida: [] };

const wedding: QuotationRequest = {
  ...empty,
  name: 'Ana Paula',
  date: '2026-12-12',
  guests: 40,
  children: { from: 4, to: 9, percent: 50, count: 8 },
  eventType: 'Casamiento',
  time: '21:00',
  area: 'Palermo',
  specialMenus: { celiac: 2, vegan: 3 },
  comments: 'Sin sal. Gracias 🎉',
  menu: ['Asado criollo', 'Pizza libre clásica'],
  bebida: ['Gaseosas & agua'],
  estimate: { perPerson: 2_880_000n, perEvent: 0n, minimum: undefined, atLeast: false },
  pricesOn: '2026-11-21',
  origin: 'instagram',
};

/** A request without what its message does not say, and what is read of it without what it does not state. */
function said({ estimate, pricesOn, children, specialMenus, ...others }: QuotationRequest) {
  const { percent, ...young } = children ?? {};
  return {
    ...others,
    specialMenus: { ...specialMenus },
    children: children && young,
  };
}

function read(message: string) {
  const { requests, notes, estimated, ...request } = readMessage(message) ?? {};
  return request;
}

describe('reading', () => {
  it('gives back the request of its message', () => {
    expect(read(quotationMessage(wedding))).toEqual(said(wedding));
  });

  it('gives back an empty request', () => {
    expect(read(quotationMessage(empty))).toEqual(said(empty));
  });

  it('takes a message from before there were details', () => {
    const message =
      'Hola, mi nombre es Ana y quiero cotizar un evento.\n\n*Fecha:* 12/12/2026\n\n*Entrada:*\n- Empanadas';
    expect(read(message)).toMatchObject({
      name: 'Ana',
      date: '2026-12-12',
      entrada: ['Empanadas'],
      menu: [],
    });
  });

  it('keeps what the visitor read as the estimate', () => {
    expect(readMessage(quotationMessage(wedding))?.estimated).toMatch(
      /^\$28\.800 por persona, .* \(precios al 21/,
    );
  });

  it.each([[''], ['Hola, ¿hacen pizzas?'], ['*Fecha:* 12/12/2026'], ['a'.repeat(2_000_000)]])(
    'finds no request in other text: %#',
    (text) => {
      expect(readMessage(text)).toBeUndefined();
    },
  );

  it.each<[Partial<QuotationRequest>]>([
    [{ guests: '80-100' }],
    [{ guests: 'unos 80 (quizás más)' }],
    [{ guests: 40, children: { from: 4, to: 9, percent: 50, count: 'unos 8' } }],
    [{ guests: '80-100', children: { from: 4, to: 9, percent: 50, count: 1 } }],
    [{ children: { from: 3, to: 10, percent: 50, count: 8 } }],
    [{ specialMenus: { celiac: 'unos 2, o 3', vegetarian: 1, vegan: 'pocos' } }],
    [{ specialMenus: { vegan: 1 } }],
    [{ name: '*Ana*' }],
    [{ name: 'Ana: la de y quiero cotizar un evento. Sí' }],
    [{ comments: 'Zona: Palermo' }],
    [{ comments: '*Bebidas:*' }],
    [{ menu: ['- Asado', 'Fecha: 12/12/2026', 'Sin especificar', 'Menú *libre*'] }],
    [{ name: '<img src=x onerror=alert(1)>', area: '__proto__' }],
  ])('gives back %j', (fields) => {
    const request = { ...empty, ...fields };
    expect(read(quotationMessage(request))).toEqual(said(request));
  });
});

describe('any request', () => {
  /** Numbers that are the same in each run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
  function* numbers(seed: number): Generator<number, never> {
    for (let state = seed; ; ) {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      yield state / 2 ** 31;
    }
  }

  const words = [
    'Ana',
    '*Luis*',
    'José',
    '🎉',
    '👩🏽‍🍳',
    'ñandú',
    '50 %',
    '#1 +',
    '"sí"',
    'a: b',
    '(c)',
    '- d',
    '_e_',
    '«f»',
    '12/12',
    'x>y',
  ];

  function requestFrom(seed: number): QuotationRequest {
    const source = numbers(seed);
    const upTo = (most: number) => Math.floor(source.next().value * (most + 1));
    const maybe = <T>(make: () => T): T | undefined => (upTo(1) ? make() : undefined);
    const text = () => Array.from({ length: 1 + upTo(4) }, () => words[upTo(words.length - 1)]).join(' ');
    const list = () => [...new Set(Array.from({ length: upTo(3) }, text))];
    const count = () => (upTo(1) ? 1 + upTo(9_998) : `unos ${upTo(90)}`);
    return {
      name: maybe(text) ?? '',
      date: maybe(() => `20${10 + upTo(80)}-0${1 + upTo(8)}-1${upTo(9)}`) ?? '',
      guests: maybe(count),
      children: maybe(() => ({ from: 1 + upTo(5), to: 6 + upTo(6), percent: 50, count: count() })),
      eventType: maybe(() => 'Casamiento'),
      time: maybe(() => `1${upTo(9)}:30`),
      area: maybe(text),
      specialMenus: Object.fromEntries(
        ['celiac', 'vegetarian', 'vegan'].flatMap((key) => (upTo(1) ? [[key, count()]] : [])),
      ),
      comments: maybe(text),
      entrada: list(),
      menu: list(),
      postre: list(),
      bebida: list(),
      estimate: maybe(() => ({
        perPerson: BigInt(upTo(9_000_000)),
        perEvent: 0n,
        minimum: undefined,
        atLeast: false,
      })),
      pricesOn: '2026-11-21',
      origin: maybe(() => 'google' as const),
    };
  }

  const requests = Array.from({ length: 500 }, (_, seed) => requestFrom(seed));

  it('is given back', () => {
    for (const request of requests) expect(read(quotationMessage(request))).toEqual(said(request));
  });

  it('is given back of a message without asterisks', () => {
    const bare = (text: string) => text.replaceAll('*', '');
    for (const request of requests) {
      const message = bare(quotationMessage(request));
      expect(read(message)).toEqual(JSON.parse(bare(JSON.stringify(read(quotationMessage(request))))));
    }
  });

  it('leaves no line for the notes', () => {
    for (const request of requests) expect(readMessage(quotationMessage(request))?.notes).toEqual([]);
  });
});

describe('a message as WhatsApp gives it back', () => {
  const message = quotationMessage(wedding);
  const bare = message.replaceAll('*', '');
  const everyLine = (prefix: string) => bare.replace(/^/gm, prefix);

  it.each<[how: string, text: string]>([
    ['without asterisks', bare],
    ['with CRLF', message.replaceAll('\n', '\r\n')],
    ['with separators of lines', message.replaceAll('\n', '\u2028')],
    ['with accents as marks', message.normalize('NFD')],
    ['with dashes without a blank', bare.replaceAll('\n- ', '\n-')],
    ['with blanks that do not break', message.replaceAll(' ', '\u00A0')],
    ['with time and name before it', `[14:03, 25/11/2026] Ana Gómez: ${bare}`],
    ['with seconds and name before it', `[25/11/26 14:03:10] Ana: ${bare}`],
    ['with the name of an export before it', `25/11/26, 14:03 - Ana: ${bare}`],
    ['with p. m. before it', `[2:03 p. m., 25/11/2026] +54 9 11 5555-0000: ${bare}`],
    ['with marks that nobody sees', `\u200E[25/11/26, 14:03:10] \u202AAna\u202C: \u200E${bare}`],
    ['with time and name before each line', everyLine('[25/11/26 14:03] Ana: ')],
    ['as a quotation', everyLine('> ')],
    ['in quotation marks', `"${bare}"`],
    ['with bullets in place of dashes', bare.replaceAll('\n- ', '\n• ')],
    ['without empty lines', bare.replace(/\n+/g, '\n')],
    ['forwarded', `Reenviado\n${bare}`],
  ])('%s is read', (_, text) => {
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual([]);
  });

  it('among other messages leaves those for the notes', () => {
    const text = `[14:01, 25/11/2026] Ana: Hola! Los vi en Instagram\n[14:03, 25/11/2026] Ana: ${bare}\n[14:04, 25/11/2026] Ana: ¿Tienen lugar?`;
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual(['Hola! Los vi en Instagram', '¿Tienen lugar?']);
  });

  it('after an earlier request is the one that counts', () => {
    const text = `${quotationMessage({ ...empty, name: 'Luis', menu: ['Otro'] })}\n${bare}`;
    expect(readMessage(text)).toMatchObject({
      requests: 2,
      name: 'Ana Paula',
      menu: wedding.menu,
      notes: [],
    });
  });

  it.each<[typed: string, date: string]>([
    ['5/12/26', '2026-12-05'],
    ['05/12/2026', '2026-12-05'],
  ])('with the day typed as %s has the day', (typed, date) => {
    expect(readMessage(message.replace('12/12/2026', typed))).toMatchObject({ date, notes: [] });
  });

  it.each(['sábado 5 de diciembre', '31/02/2027', '05/12/2026 a la noche'])(
    'with the day %j leaves that for the notes',
    (typed) => {
      const read = readMessage(message.replace('12/12/2026', typed));
      expect(read).toMatchObject({ date: '', notes: [`Fecha: ${typed}`] });
    },
  );

  it.each<[typed: string, time: string]>([
    ['21 hs', '21:00'],
    ['9:30', '09:30'],
    ['21.15 hs.', '21:15'],
  ])('with the hour typed as %s has the hour', (typed, time) => {
    expect(readMessage(message.replace('21:00', typed))).toMatchObject({ time, notes: [] });
  });

  it('with an hour in words leaves that for the notes', () => {
    const read = readMessage(message.replace('21:00', 'a la noche'));
    expect(read).toMatchObject({ time: undefined, notes: ['Hora: a la noche'] });
  });

  it('before other messages counts as it was said first', () => {
    const later = ['Fecha: mejor 13/12/2026', 'Invitados: somos 50', 'Comentarios: hay rampa?'];
    const text = `${message}\n${later.join('\n')}`;
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual(later);
  });

  it('before an answer to it has its own options alone', () => {
    const answer = ['*Presupuesto para Ana*', '*Incluye:*', '- Asado criollo: $24.900'];
    const text = `${message}\n${answer.join('\n')}`;
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual(answer);
  });

  it('with text around its greeting leaves that for the notes', () => {
    const text = `Buenas! ${message.replace('un evento.', 'un evento. Es el cumple de mi hija')}`;
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual(['Buenas!', 'Es el cumple de mi hija']);
  });

  it('with lines of the visitor leaves those for the notes', () => {
    const text = message.replace('\n\n*Entrada:*', '\nMi suegra es alérgica al maní\n\n*Entrada:*');
    expect(readMessage(text)?.notes).toEqual(['Mi suegra es alérgica al maní']);
  });
});

it('a message of 2 MB is read within its limit', () => {
  const start = quotationMessage(wedding);
  expect(read(`${start}\n${'ñ '.repeat(1_000_000)}`)).toEqual(said(wedding));
});
