import fc from 'fast-check';
import { billOf } from '@/lib/bill/bill';
import { optionWith } from '@/lib/menu/testing';
import { anyRequest, childRate, emptyRequest, messageOf, type TypedContent } from '@/lib/request/testing';
import { readPeople } from '@/lib/values/people';
import { MAX_TEXT } from './pasted-lines';
import { readMessage } from './read-message';

const wedding: TypedContent = {
  ...emptyRequest,
  name: 'Ana Paula',
  date: '2026-12-12',
  guests: '40',
  children: '8',
  eventType: 'Casamiento',
  time: '21:00',
  area: 'Palermo',
  comments: 'Sin sal. Gracias 🎉',
  menu: ['Asado criollo', 'Pizza libre clásica (para 4)'],
  bebida: ['Gaseosas & agua'],
  bill: billOf(
    [optionWith({ title: 'Asado criollo', price: 28_800 })],
    { guests: readPeople('40'), children: readPeople('') },
    childRate,
  ),
  pricesOn: '2026-11-21',
  trafficSource: 'instagram',
};

/** What has a field of its own in the answer. */
function fieldsOf({ name, date, guests, children, time, area, entrada, menu, postre, bebida }: TypedContent) {
  return { name, date, guests, children, time, area, titles: { entrada, menu, postre, bebida } };
}

const message = messageOf(wedding);
const bare = message.replaceAll('*', '');
const whole = { ...fieldsOf(wedding), isCut: false, requests: 1 };
const inSight = [
  'Evento: Casamiento',
  'Comentarios: Sin sal. Gracias 🎉',
  'Estimado: $28.800 por persona, $1.152.000 en total (precios al 21/11/2026)',
  '(Los encontré por Instagram)',
];

it('a message is read into the fields of the answer; every other line is a note', () => {
  expect(readMessage(message)).toEqual({ ...whole, phone: '', notes: inSight });
});

it('a message is read, whatever the visitor has filled in', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      expect(readMessage(messageOf(request))).toMatchObject({ ...fieldsOf(request), isCut: false });
    }),
    { numRuns: 500 },
  );
});

it('a message is read without details', () => {
  expect(readMessage(messageOf(emptyRequest))).toMatchObject({
    ...fieldsOf(emptyRequest),
    isCut: false,
    notes: [],
  });
});

it.each<[fields: Partial<TypedContent>]>([
  [{ comments: 'Ver más: leer más' }],
  [{ comments: '*Bebidas:*' }],
  [{ comments: 'Zona: Palermo' }],
  [{ name: '*Ana*' }],
  [{ name: 'Ana: la de y quiero cotizar un evento. Sí' }],
  [{ menu: ['- Asado', 'Fecha: 12/12/2026', 'Mesa:', 'Menú *libre*'] }],
  [{ name: '<img src=x onerror=alert(1)>', area: '__proto__' }],
])('a message keeps what looks like something else: %j', (fields) => {
  const request = { ...emptyRequest, ...fields };
  expect(readMessage(messageOf(request))).toMatchObject({ ...fieldsOf(request), isCut: false });
});

it.each([[''], ['Hola, ¿hacen pizzas?'], ['*Fecha:* 12/12/2026'], ['a'.repeat(2_000_000)]])(
  'a message is not found in other text: %#',
  (text) => {
    expect(readMessage(text)).toBeUndefined();
  },
);

// How copying or passing on changes a message. A new change is a new row.
const everyLine = (prefix: string) => bare.replace(/^/gm, prefix);

it.each<[how: string, text: string]>([
  ['without asterisks', bare],
  ['with two asterisks around each label', message.replaceAll('*', '**')],
  ['with CRLF', message.replaceAll('\n', '\r\n')],
  ['with separators of lines', message.replaceAll('\n', '\u2028')],
  ['with accents as marks', message.normalize('NFD')],
  ['with an accent in a label', message.replace('Menu principal', 'Menú principal')],
  ['with labels in capitals', bare.replace(/^[^:\n-]+:/gm, (label) => label.toUpperCase())],
  ['with dashes without a blank', bare.replaceAll('\n- ', '\n-')],
  ['with bullets in place of dashes', bare.replaceAll('\n- ', '\n• ')],
  ['without its dashes', bare.replaceAll('\n- ', '\n')],
  ['without empty lines', bare.replace(/\n+/g, '\n')],
  ['with blanks that do not break', message.replaceAll(' ', '\u00A0')],
  ['with time and name before it', `[14:03, 25/11/2026] Ana Gómez: ${bare}`],
  ['with marks that nobody sees', `\u200E[25/11/26, 14:03:10] \u202AAna\u202C: \u200E${bare}`],
  ['with time and name before each line', everyLine('[25/11/26 14:03] Ana: ')],
  ['as a quotation', everyLine('> ')],
  ['in quotation marks', `"${bare}"`],
])('a copied message %s is read', (_, text) => {
  expect(readMessage(text)).toMatchObject({ ...fieldsOf(wedding), isCut: false });
  expect(readMessage(text)?.notes).toHaveLength(inSight.length);
});

it('a copied message is read without its greeting', () => {
  const text = `¡Buenas tardes! Soy Ana.\n\n${bare.slice(bare.indexOf('Fecha:'))}`;
  expect(readMessage(text)).toMatchObject({ ...fieldsOf(wedding), name: '', isCut: false });
  expect(readMessage(text)?.notes[0]).toBe('¡Buenas tardes! Soy Ana.');
});

it('a copied message leaves what surrounds it for the notes', () => {
  const text = `[14:01, 25/11/2026] Ana: Hola! Los vi en Instagram\n[14:03, 25/11/2026] Ana: Buenas! ${bare.replace(
    'un evento.',
    'un evento. Es el cumple de mi hija',
  )}\n[14:04, 25/11/2026] Ana: ¿Tienen lugar?`;
  expect(readMessage(text)).toMatchObject(fieldsOf(wedding));
  expect(readMessage(text)?.notes).toEqual([
    'Hola! Los vi en Instagram',
    'Buenas!',
    'Es el cumple de mi hija',
    ...inSight,
    '¿Tienen lugar?',
  ]);
});

it('a copied message counts instead of an earlier request', () => {
  const text = `${messageOf({ ...emptyRequest, name: 'Luis', menu: ['Otro'] })}\n${bare}`;
  expect(readMessage(text)).toMatchObject({ ...fieldsOf(wedding), requests: 2 });
});

it('what stands between two requests is a note', () => {
  const between = 'Perdón, somos celíacos';
  const text = `${messageOf({ ...emptyRequest, menu: ['Otro'] })}\n${between}\n${bare}`;
  expect(readMessage(text)?.notes).toEqual([between, ...inSight]);
});

it('a copied message is not changed by later messages', () => {
  const later = ['Fecha: mejor 13/12/2026', '*Incluye:*', '- Asado criollo: $24.900', 'Gracias'];
  const text = `${message}\n${later.join('\n')}`;
  expect(readMessage(text)).toMatchObject(fieldsOf(wedding));
  expect(readMessage(text)?.notes).toEqual([...inSight, ...later]);
});

it('a copied message takes no option from a message that follows its last list', () => {
  const text = `${bare.replace(/\n\nEstimado.*$/s, '')}\n[14:04, 25/11/2026] Ana: - Y también flan`;
  expect(readMessage(text)).toMatchObject({ titles: { bebida: wedding.bebida } });
  expect(readMessage(text)?.notes).toContain('- Y también flan');
});

it('a copied message leaves lines that the visitor added for the notes', () => {
  const text = message
    .replace('\n\n*Entrada:*', '\nMi suegra es alérgica al maní\n\n*Entrada:*')
    .replace('- Asado criollo', '- Asado criollo\n(bien cocido)');
  expect(readMessage(text)).toMatchObject(fieldsOf(wedding));
  expect(readMessage(text)?.notes).toEqual(
    expect.arrayContaining(['Mi suegra es alérgica al maní', '(bien cocido)']),
  );
});

it.each(['‎<Se editó este mensaje.>', ' <Este mensaje fue editado>', '<This message was edited>'])(
  'the mark %j at the end of a line is no part of a message',
  (mark) => {
    const text = message.replace('Gaseosas & agua', `Gaseosas & agua${mark}`);
    expect(readMessage(text)).toMatchObject({ titles: { bebida: wedding.bebida } });
  },
);

it.each<[stamp: string, phone: string]>([
  ['[21:14, 25/11/2026] +54 9 341 555-1111: ', '+54 9 341 555-1111'],
  ['[25/11/26, 21:14:09] ~\u202F+54\u00A09\u00A0341\u00A0555-1111: ', '+54 9 341 555-1111'],
  ['25/11/26, 21:14 - +598 99 123 456: ', '+598 99 123 456'],
  ['[2:03 p. m., 25/11/2026] Ana: ', ''],
  ['[11/25/26, 2:03:10\u202FPM] Ana: ', ''],
  ['25/11/2026 2:03 p. m. - Ana: ', ''],
  ['2026-11-25, 14.03 – Ana: ', ''],
  ['[25 nov 2026, 14:03] Ana: ', ''],
])('a copied message gives the number of the sender, if it has one: %j', (stamp, phone) => {
  expect(readMessage(stamp + bare)).toMatchObject({ phone, name: 'Ana Paula' });
});

it.each<[written: string, typed: string, fields: object, note: string]>([
  ['12/12/2026', 'sábado 5 de diciembre', { date: '' }, 'Fecha: sábado 5 de diciembre'],
  ['12/12/2026', '31/02/2027', { date: '' }, 'Fecha: 31/02/2027'],
  ['12/12/2026', '5/12/26 21 hs', { date: '2026-12-05' }, 'Fecha: 5/12/26 21 hs'],
  ['21:00', 'a la noche', { time: '' }, 'Hora: a la noche'],
  ['21:00', '25:00', { time: '' }, 'Hora: 25:00'],
])('a day or an hour in other words stays a note: %s as %s', (written, typed, fields, note) => {
  expect(readMessage(message.replace(written, typed))).toMatchObject({
    ...fields,
    notes: [note, ...inSight],
  });
});

const until = (text: string) => bare.slice(0, bare.indexOf(text) + text.length);

it.each([
  ['before its last lists', until('Pizza libre clásica')],
  ['before its day', bare.replace(/Fecha.*\n/, '')],
  ['where WhatsApp says so', `${until('Gaseosas')}… Leer más`],
  ['where WhatsApp says so in its own line', `${until('Gaseosas & agua')}\n...\nLeer más`],
  ['where WhatsApp says so in brackets', `${until('Gaseosas')} [Leer más]`],
  ['before another message', `${until('Gaseosas')}… Leer más\n[14:04, 25/11/2026] Ana: Gracias`],
  ['where our e-mail says so', `${until('Gaseosas')}… (sigue por WhatsApp)`],
])('a message that is cut is recognized %s', (_, text) => {
  expect(readMessage(text)?.isCut).toBe(true);
});

it('a message that is cut has no part of the mark in its titles', () => {
  expect(readMessage(`${until('Gaseosas')}… Leer más`)).toMatchObject({ titles: { bebida: ['Gaseosas'] } });
});

it('half a surrogate pair does no harm', () => {
  const read = readMessage(`\uD83D${message.replaceAll('a', 'a\uD83D')}\n\uD83D`);
  expect(() => encodeURIComponent(JSON.stringify(read?.notes ?? ''))).not.toThrow();
});

it('a hostile text is read in no time', () => {
  const runs = [
    '1',
    '\u0301',
    ' ',
    ' (8 chicos de 4 a 9',
    '"',
    '*',
    '\uD83D',
    'Invitados: 1\n',
    `${message}\n`,
    '\n',
  ];
  const begin = performance.now();
  for (const run of runs)
    for (const start of ['', `${message}\n`, 'Fecha: ', 'Invitados: ', '[', '<', '"'])
      readMessage(start + run.repeat(MAX_TEXT / run.length + 1));
  expect(performance.now() - begin).toBeLessThan(10_000);
});
