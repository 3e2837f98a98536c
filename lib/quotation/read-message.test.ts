import { billOf } from './bill';
import { quotationMessage } from './message';
import { MAX_LINE } from './pasted-lines';
import { readPeople } from './people';
import { readMessage } from './read-message';
import type { QuotationRequest } from './request';
import { childRate, emptyRequest, requestFrom } from './testing';

const empty = { ...emptyRequest, origin: undefined };

const wedding: QuotationRequest = {
  ...empty,
  name: 'Ana Paula',
  date: '2026-12-12',
  guests: '40',
  children: '8',
  eventType: 'Casamiento',
  time: '21:00',
  area: 'Palermo',
  celiac: '2',
  vegan: '3',
  comments: 'Sin sal. Gracias 🎉',
  menu: ['Asado criollo', 'Pizza libre clásica'],
  bebida: ['Gaseosas & agua'],
  bill: billOf([{ price: 28_800 }], { guests: readPeople('40'), children: readPeople('8') }, childRate),
  pricesOn: '2026-11-21',
  origin: 'instagram',
};

/** The parts of a request that can be read back from its message. */
function said({ bill, pricesOn, childRate, ...request }: QuotationRequest) {
  return request;
}

function read(message: string) {
  const { requests, notes, remarks, unplaced, estimated, isCut, phone, ...request } =
    readMessage(message) ?? {};
  return request;
}

describe('reading', () => {
  it('restores the request of a message', () => {
    expect(read(quotationMessage(wedding))).toEqual(said(wedding));
  });

  it('restores an empty request', () => {
    expect(read(quotationMessage(empty))).toEqual(said(empty));
  });

  it('accepts a message in the format without details', () => {
    const message =
      'Hola, mi nombre es Ana y quiero cotizar un evento.\n\n*Fecha:* 12/12/2026\n\n*Entrada:*\n- Empanadas';
    expect(read(message)).toMatchObject({
      name: 'Ana',
      date: '2026-12-12',
      entrada: ['Empanadas'],
      menu: [],
    });
  });

  it('keeps the estimate as the visitor read it', () => {
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
    [{ guests: '40', children: 'unos 8' }],
    [{ guests: '80-100', children: '1' }],
    [{ children: '8' }],
    [{ celiac: 'unos 2, o 3', vegetarian: '1', vegan: 'pocos' }],
    [{ vegan: '1' }],
    [{ comments: 'Ver más: leer más' }],
    [{ name: '*Ana*' }],
    [{ name: 'Ana: la de y quiero cotizar un evento. Sí' }],
    [{ comments: 'Zona: Palermo' }],
    [{ comments: '*Bebidas:*' }],
    [{ menu: ['- Asado', 'Fecha: 12/12/2026', 'Sin especificar', 'Menú *libre*'] }],
    [{ name: '<img src=x onerror=alert(1)>', area: '__proto__' }],
  ])('restores %j', (fields) => {
    const request = { ...empty, ...fields };
    expect(read(quotationMessage(request))).toEqual(said(request));
  });
});

describe('any request', () => {
  const requests = Array.from({ length: 500 }, (_, seed) => requestFrom(seed));

  it('is restored from its message', () => {
    for (const request of requests) expect(read(quotationMessage(request))).toEqual(said(request));
  });

  it('is restored from its message without asterisks', () => {
    const bare = (text: string) => text.replaceAll('*', '');
    for (const request of requests) {
      const message = bare(quotationMessage(request));
      expect(read(message)).toEqual(JSON.parse(bare(JSON.stringify(read(quotationMessage(request))))));
    }
  });

  it('leaves no line for the notes', () => {
    for (const request of requests) expect(readMessage(quotationMessage(request))?.notes).toEqual([]);
  });

  it('is not taken for a cut one', () => {
    for (const request of requests) expect(readMessage(quotationMessage(request))?.isCut).toBe(false);
  });

  it('writes the same message after it was read', () => {
    for (const request of requests) {
      const { bill, ...others } = request;
      const message = quotationMessage(others);
      expect(quotationMessage({ ...others, ...readMessage(message) })).toBe(message);
    }
  });
});

describe('a message copied from WhatsApp', () => {
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
    ['with marks that nobody sees', `\u200E[25/11/26, 14:03:10] \u202AAna\u202C: \u200E${bare}`],
    ['with time and name before each line', everyLine('[25/11/26 14:03] Ana: ')],
    ['as a quotation', everyLine('> ')],
    ['in quotation marks', `"${bare}"`],
    ['with bullets in place of dashes', bare.replaceAll('\n- ', '\n• ')],
    ['with hollow bullets', bare.replaceAll('\n- ', '\n◦ ')],
    ['with two asterisks around each label', message.replaceAll('*', '**')],
    ['without empty lines', bare.replace(/\n+/g, '\n')],
    ['forwarded', `Reenviado\n${bare}`],
  ])('%s is read', (_, text) => {
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual([]);
  });

  it('leaves other messages for the notes', () => {
    const text = `[14:01, 25/11/2026] Ana: Hola! Los vi en Instagram\n[14:03, 25/11/2026] Ana: ${bare}\n[14:04, 25/11/2026] Ana: ¿Tienen lugar?`;
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual(['Hola! Los vi en Instagram', '¿Tienen lugar?']);
  });

  it('counts instead of an earlier request', () => {
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
  ])('has its day even if typed as %s', (typed, date) => {
    expect(readMessage(message.replace('12/12/2026', typed))).toMatchObject({ date, notes: [] });
  });

  it.each(['sábado 5 de diciembre', '31/02/2027'])('leaves the day %j for the notes', (typed) => {
    const read = readMessage(message.replace('12/12/2026', typed));
    const line = `Fecha: ${typed}`;
    expect(read).toMatchObject({ date: '', notes: [line], remarks: [`No entendimos "${line}".`] });
  });

  it('loses no words beside its day', () => {
    const line = 'Fecha: sábado 05/12/2026 a la noche';
    expect(readMessage(message.replace('*Fecha:* 12/12/2026', line))).toMatchObject({
      date: '2026-12-05',
      unplaced: expect.arrayContaining([line]),
      remarks: [`Revisá "${line}".`],
    });
  });

  it.each<[typed: string, time: string]>([
    ['21 hs', '21:00'],
    ['9:30', '09:30'],
    ['21.15 hs.', '21:15'],
  ])('has its hour even if typed as %s', (typed, time) => {
    expect(readMessage(message.replace('21:00', typed))).toMatchObject({ time, notes: [] });
  });

  it('leaves an hour in words for the notes', () => {
    const read = readMessage(message.replace('21:00', 'a la noche'));
    expect(read).toMatchObject({ time: '', notes: ['Hora: a la noche'] });
  });

  it('is not changed by later messages', () => {
    const later = ['Fecha: mejor 13/12/2026', 'Invitados: somos 50', 'Comentarios: hay rampa?'];
    const text = `${message}\n${later.join('\n')}`;
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual(later);
  });

  it('takes no options from an answer that follows it', () => {
    const answer = ['*Presupuesto para Ana*', '*Incluye:*', '- Asado criollo: $24.900'];
    const text = `${message}\n${answer.join('\n')}`;
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual(answer);
  });

  it('takes no option from a message that follows it', () => {
    const later = '- Y también flan';
    const text = `${message.replace(/\n\n\*Estimado.*$/s, '')}\n[14:04, 25/11/2026] Ana: ${later}`;
    expect(readMessage(text)).toMatchObject({ bebida: wedding.bebida, notes: [later] });
  });

  it.each(['Hola mi nombre es ', 'hola, mi nombre es ', 'Mi nombre es '])(
    'has its name after %j',
    (start) => {
      expect(readMessage(message.replace('Hola, mi nombre es ', start))).toMatchObject({
        name: 'Ana Paula',
        notes: [],
      });
    },
  );

  it('leaves text around its greeting for the notes', () => {
    const text = `Buenas! ${message.replace('un evento.', 'un evento. Es el cumple de mi hija')}`;
    expect(read(text)).toEqual(said(wedding));
    expect(readMessage(text)?.notes).toEqual(['Buenas!', 'Es el cumple de mi hija']);
  });

  it('leaves lines that the visitor added for the notes', () => {
    const text = message.replace('\n\n*Entrada:*', '\nMi suegra es alérgica al maní\n\n*Entrada:*');
    expect(readMessage(text)?.notes).toEqual(['Mi suegra es alérgica al maní']);
  });
});

describe('a message by e-mail', () => {
  /** Wraps lines as mail programs do: https://www.rfc-editor.org/rfc/rfc5322#section-2.1.1 */
  const wrap = (text: string, width: number) =>
    text.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}}) `, 'g'), '$1\n');
  const long = {
    ...wedding,
    name: 'María de los Ángeles Fernández Villafañe',
    comments:
      'Queremos mesas largas en el jardín, que los chicos coman a las ocho y media y que haya lugar para los músicos.',
    menu: ['Tabla de fiambres, quesos, panes de campo y frutos secos de la casa para compartir', 'Asado'],
  };
  const mail = quotationMessage(long).replaceAll('*', '');

  it.each([60, 66, 72, 76, 78])('wrapped at %d characters is read', (width) => {
    const { bill, pricesOn, ...request } = long;
    const text = wrap(quotationMessage(request), width);
    expect(text).not.toBe(quotationMessage(request));
    expect(read(text)).toEqual(said(long));
    expect(readMessage(text)?.notes).toEqual([]);
  });

  it('without its dashes is read', () => {
    expect(read(mail.replaceAll('\n- ', '\n'))).toEqual(said(long));
  });

  it('without its dashes ends at its last title', () => {
    const text = `${mail.replaceAll('\n- ', '\n').replace(/\n\nEstimado.*$/s, '')}\n\nSaludos,\nMaría`;
    expect(readMessage(text)).toMatchObject({ bebida: long.bebida, notes: ['Saludos,', 'María'] });
  });

  it.each<[how: string, greeting: string]>([
    ['no greeting', ''],
    ['another greeting', '¡Buenas tardes! Soy María.\n\n'],
    ['a shortened greeting', 'Hola, mi nombre es María.\n\n'],
  ])('with %s is read', (_, greeting) => {
    const text = greeting + mail.slice(mail.indexOf('Fecha:'));
    expect(read(text)).toEqual({ ...said(long), name: '' });
    expect(readMessage(text)).toMatchObject({ isCut: false, notes: greeting ? [greeting.trim()] : [] });
  });

  it.each(['*Menú principal:*', 'MENÚ PRINCIPAL:', 'Menu Principal:'])(
    'with the label %s is read',
    (label) => {
      expect(read(mail.replace('Menu principal:', label))).toEqual(said(long));
    },
  );
});

describe('a message that somebody has changed', () => {
  const plain = {
    ...empty,
    name: 'Ana',
    date: '2026-12-12',
    guests: '40',
    area: 'Palermo',
    entrada: ['Bruschettas'],
    menu: ['Pizza libre', 'Asado criollo'],
    bebida: ['Agua'],
  };
  const message = quotationMessage(plain);
  const labelled = (label: RegExp, to: string) => message.replace(label, to);

  it.each<[how: string, text: string]>([
    ['with emoji before its labels', labelled(/^\*/gm, '🥗 *')],
    ['with emoji within its labels', labelled(/^\*/gm, '*🥗 ')],
    ['with emoji around its labels', labelled(/^\*(.+?):\*/gm, '🥗 $1 🥗:')],
    ['with other marks around its labels', labelled(/^\*(.+?):\*/gm, '_$1_:')],
    ['with labels as headings', labelled(/^\*(Entrada|Menu principal|Postre|Bebidas):\*/gm, '## $1')],
    [
      'with labels in bold without colons',
      labelled(/^\*(Entrada|Menu principal|Postre|Bebidas):\*/gm, '*$1*'),
    ],
    [
      'with labels in capitals',
      labelled(/^\*.+?\*/gm, '$&').replace(/^\*.+?\*/gm, (label) => label.toUpperCase()),
    ],
    ['with a dash before each label', labelled(/^\*(.+?):\*\n?- ?/gm, '*$1:* ').replace(/^\*/gm, '- *')],
    ['with dashes in place of colons', labelled(/^\*(Fecha|Invitados|Zona):\*/gm, '$1 -')],
    ['with values below their labels', labelled(/^(\*(Fecha|Invitados|Zona):\*) /gm, '$1\n')],
    [
      'with other words for its labels',
      message
        .replace('Fecha', 'Fecha del evento')
        .replace('Zona', 'Lugar')
        .replace('Menu principal', 'Plato principal'),
    ],
    ['with `ninguno` for an empty list', message.replace('Sin especificar', '- Ninguno')],
    ['without its empty list', message.replace('*Postre:*\nSin especificar\n\n', '')],
    ['in one paragraph', message.replace(/\n+/g, ' ')],
    ['in one paragraph without asterisks', message.replaceAll('*', '').replace(/\n+/g, ' ')],
    [
      'with a greeting in two sentences',
      message.replace(/^.*\n/, 'Hola! Me llamo Ana. Quiero cotizar un evento.\n'),
    ],
    ['with another greeting', message.replace(/^.*\n/, '¡Hola! Soy Ana y me gustaría cotizar un evento.\n')],
  ])('%s is read', (_, text) => {
    expect(text).not.toBe(message);
    expect(read(text)).toEqual(said(plain));
    expect(readMessage(text)).toMatchObject({ isCut: false, notes: [], remarks: [] });
  });

  it('keeps the titles in the line of their label for the menu to tell apart', () => {
    const text = message.replace(
      '*Menu principal:*\n- Pizza libre\n- Asado criollo',
      'Menú principal: Pizza libre y asado',
    );
    expect(readMessage(text)).toMatchObject({
      menu: ['Pizza libre y asado'],
      bebida: ['Agua'],
      isCut: false,
    });
  });

  it('keeps the options of a list that is also named in a sentence', () => {
    const text = message.replace('*Entrada:*', 'Bebidas: el vino lo ponemos nosotros\n\n*Entrada:*');
    expect(readMessage(text)).toMatchObject({
      bebida: ['Agua'],
      notes: ['Bebidas: el vino lo ponemos nosotros'],
    });
  });

  it.each(['1. ', '1) ', '✅ ', '👉 '])(
    'has a list with %j before each title, blank lines or not',
    (mark) => {
      const text = message.replace(
        '- Pizza libre\n- Asado criollo',
        `${mark}Pizza libre\n\n${mark}Asado criollo`,
      );
      expect(readMessage(text)).toMatchObject({
        menu: [`${mark}Pizza libre`, `${mark}Asado criollo`],
        notes: [],
      });
    },
  );

  it('takes no sentence below the line of a list for a title', () => {
    const text = message.replace('*Bebidas:*\n- Agua', 'Bebidas: Agua\n\n¡Muchas gracias!');
    expect(readMessage(text)).toMatchObject({ bebida: ['Agua'], notes: ['¡Muchas gracias!'] });
  });

  it('has the number that was written beside a struck one', () => {
    expect(readMessage(message.replace('*Invitados:* 40', '*Invitados:* ~30~ 40'))).toMatchObject({
      guests: '40',
    });
  });

  it.each([
    ['[ ] Pizza libre', '[x] Asado criollo'],
    ['☐ Pizza libre', '☑ Asado criollo'],
    ['❌ Pizza libre', '✅ Asado criollo'],
  ])('has no title that is not ticked, but says so: %s', (unticked, ticked) => {
    const text = message.replace('Pizza libre', unticked).replace('Asado criollo', ticked);
    expect(readMessage(text)).toMatchObject({
      menu: [ticked],
      remarks: ['Sin marcar, y quedó afuera: Pizza libre.'],
    });
  });

  it('has a list of boxes that nobody has ticked', () => {
    const text = message.replace('- Pizza libre\n- Asado', '☐ Pizza libre\n☐ Asado');
    expect(readMessage(text)).toMatchObject({ menu: ['☐ Pizza libre', '☐ Asado criollo'], remarks: [] });
  });

  it.each([
    ['with a blank', '$1 $2'],
    ['in a table of text', '| $1 | $2 |'],
  ])('has the values that stand behind their labels %s', (_, form) => {
    const text = quotationMessage({ ...plain, time: '21:30' }).replace(
      /^\*(Fecha|Invitados|Hora):\* (.*)$/gm,
      form,
    );
    expect(readMessage(text)).toMatchObject({ date: plain.date, guests: '40', time: '21:30', isCut: false });
  });

  it('has no title that was struck out, but says so', () => {
    expect(readMessage(message.replace('Pizza libre', '~Pizza libre~'))).toMatchObject({
      menu: ['Asado criollo'],
      notes: ['Tachado: Pizza libre'],
      remarks: ['Tachado, y quedó afuera: Pizza libre.'],
    });
  });

  it.each<[text: string, phone: string | undefined]>([
    ['Mi cel es 341 555-1111', '341 555-1111'],
    ['Mi número de WhatsApp: +54 9 341 555 1111, gracias', '+54 9 341 555 1111'],
    ['11 5555-0000', '11 5555-0000'],
    ['El salón es en Ruta 8 km 40', undefined],
    ['Somos 40, el 12/12/2026', undefined],
  ])('gives the number in %j', (text, phone) => {
    expect(readMessage(`${message}\n\n${text}`)).toMatchObject({ phone, notes: [text] });
  });
});

describe('what WhatsApp adds to a message', () => {
  const message = quotationMessage(wedding)
    .replaceAll('*', '')
    .replace(/\n\nEstimado.*$/s, '');

  it.each([
    '\u200E<Se editó este mensaje.>',
    ' <Este mensaje fue editado>',
    '<This message was edited>',
    '\nEditado',
    '\n14:03',
    '\n2:03 p. m.',
    '\nEditado 14:03 ✓✓',
    '\n\nEnviado desde mi iPhone',
    '\n--',
  ])('%j at its end is no part of it', (mark) => {
    expect(readMessage(message + mark)).toMatchObject({ bebida: wedding.bebida, notes: [] });
  });

  it('after a comment is no part of it', () => {
    const edited = message.replace('Gracias 🎉', 'Gracias 🎉 <Se editó este mensaje.>');
    expect(readMessage(edited)?.comments).toBe(wedding.comments);
  });

  it.each([
    '[25/11/26, 14:03:10] Ana: ',
    '[2:03 p. m., 25/11/2026] Ana: ',
    '[11/25/26, 2:03:10\u202FPM] Ana: ',
    '25/11/26, 14:03 - Ana: ',
    '25/11/2026 2:03 p. m. - Ana: ',
    '2026-11-25, 14:03 - Ana: ',
    '25.11.26, 14.03 – Ana: ',
    '[25 nov 2026, 14:03] Ana: ',
    '11/25/26, 2:03 PM - Ana: ',
  ])('before it, as in %j, is no part of it', (stamp) => {
    expect(readMessage(stamp + message)).toMatchObject({ name: 'Ana Paula', phone: undefined, notes: [] });
  });

  it.each<[stamp: string, phone: string]>([
    ['[21:14, 25/11/2026] +54 9 341 555-1111: ', '+54 9 341 555-1111'],
    ['[25/11/26, 21:14:09] ~\u202F+54\u00A09\u00A0341\u00A0555-1111: ', '+54 9 341 555-1111'],
    ['25/11/26, 21:14 - +598 99 123 456: ', '+598 99 123 456'],
    ['[25/11/26, 21:14:09] +54 9 341 555\u20111111: ', '+54 9 341 555\u20111111'],
  ])('gives the number of the sender: %j', (stamp, phone) => {
    expect(readMessage(stamp + message)).toMatchObject({ phone, name: 'Ana Paula' });
  });
});

describe('a message that is cut', () => {
  const message = quotationMessage(wedding).replaceAll('*', '');
  const until = (text: string) => message.slice(0, message.indexOf(text) + text.length);

  it.each([
    ['before its last lists', until('Pizza libre clásica')],
    ['before its day', message.replace(/Fecha.*\n/, '')],
    ['where WhatsApp says so', `${until('Gaseosas')}… Leer más`],
    ['where WhatsApp says so in its own line', `${until('Gaseosas & agua')}\n...\nLeer más`],
    ['where WhatsApp says so in English', `${until('Gaseosas')}... Read more`],
    ['where WhatsApp says so in one word', `${until('Gaseosas')}… más`],
    ['where WhatsApp says so in brackets', `${until('Gaseosas')} [Leer más]`],
    ['above the hour', `${until('Gaseosas')}… Leer más\n14:03 ✓✓`],
    ['before another message', `${until('Gaseosas')}… Leer más\n[14:04, 25/11/2026] Ana: Gracias`],
    ['where our e-mail says so', `${until('Gaseosas')}… (sigue por WhatsApp)\n\nEnviado desde mi iPhone`],
  ])('is recognized %s', (_, text) => {
    expect(readMessage(text)?.isCut).toBe(true);
  });

  it('has no part of WhatsApp’s mark in its titles', () => {
    expect(readMessage(`${until('Gaseosas')}… Leer más`)).toMatchObject({ bebida: ['Gaseosas'], notes: [] });
  });
});

it('half a surrogate pair does no harm', () => {
  const half = '\uD83D';
  const text = quotationMessage(wedding).replaceAll('a', `a${half}`);
  expect(() => encodeURIComponent(JSON.stringify(readMessage(half + text)?.notes))).not.toThrow();
  expect(readMessage(`${quotationMessage(wedding)}\n${half}`)?.notes).toEqual(['\uFFFD']);
});

describe('a hostile text', () => {
  const exec = RegExp.prototype.exec;
  let longest = 0;
  let matches = 0;

  /** Reads a text, and counts how many strings its patterns are given and how long the longest is. */
  function readCounting(text: string) {
    [longest, matches] = [0, 0];
    RegExp.prototype.exec = function (given: string) {
      longest = Math.max(longest, given.length);
      matches += 1;
      return exec.call(this, given);
    };
    try {
      return readMessage(text);
    } finally {
      RegExp.prototype.exec = exec;
    }
  }

  const greeting = quotationMessage(wedding);
  const LENGTH = 200_000;

  it.each<[of: string, run: string]>([
    ['digits', '1'],
    ['marks', '\u0301'],
    ['blanks', ' '],
    ['brackets', ' (8 chicos de 4 a 9'],
    ['counts', '1 celíaco, '],
    ['labels', 'Menús especiales: '],
    ['quotation marks', '"'],
    ['asterisks', '*'],
    ['surrogates', '\uD83D'],
  ])('of %s is cut before a pattern sees it', (_, run) => {
    for (const start of ['', `${greeting}\n`, 'Menús especiales: ', 'Invitados: ', '[', '<', '"'])
      for (const end of ['', 'x', '>', '"']) {
        readCounting(start + run.repeat(LENGTH / run.length) + end);
        expect(longest).toBeLessThanOrEqual(MAX_LINE);
      }
  });

  it.each([['a\n'], ['a: b\n'], ['- a\n'], ['Invitados: 1\n'], [`${greeting}\n`], ['\n'], ['Leer más\n']])(
    'costs the same for each of its lines: %j',
    (line) => {
      const costOf = (count: number) => {
        readCounting(`${greeting}\n${line.repeat(count)}`);
        return matches;
      };
      const [one, two, three] = [costOf(20), costOf(40), costOf(60)];
      expect(three - two).toBe(two - one);
    },
  );
});

it('a message of 2 MB is read up to the limit', () => {
  const start = quotationMessage(wedding);
  expect(read(`${start}\n${'ñ '.repeat(1_000_000)}`)).toEqual(said(wedding));
});
