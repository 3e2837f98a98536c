import { parseFactsTable } from './facts-table';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** What a table with these rows states, and what is said about them. `nombre` is in the first row below the titles. */
function read(...rows: [dato: string, valor: string][]) {
  const lines = [['nombre', 'La Brasa'], ...rows].map((cells) => cells.map(quoted).join());
  const { content, reports } = parseFactsTable(['dato,valor', ...lines].join('\n'));
  const said = reports.flatMap(({ place, remarks }) =>
    remarks.length > 0 ? [`${place}: ${remarks.join('; ')}`] : [],
  );
  return { facts: content?.[0], said };
}

it.each<[dato: string, valor: string, facts: object]>([
  ['CIUDAD:', '  Rosario ', { city: 'Rosario' }],
  ['zonas', 'Funes', { zones: ['Funes'] }],
  ['Condiciones', 'Seña y pago: La mitad.', { conditions: [{ title: 'Seña y pago', text: 'La mitad.' }] }],
  ['condición', '¿Facturan? Sí, A y B.', { conditions: [{ title: '¿Facturan?', text: 'Sí, A y B.' }] }],
  ['condición', 'Llegamos 10:30: con todo', { conditions: [{ title: 'Llegamos 10:30', text: 'con todo' }] }],
  ['chicos', 'de 4 a 9 pagan 50 %', { childRate: { from: 4, to: 9, percent: 50 } }],
  ['chicos', 'De 3 a 10 años no pagan', { childRate: { from: 3, to: 10, percent: 0 } }],
  ['seña', '50%', { depositPercent: 50 }],
  ['seña', '0 %', { depositPercent: 0 }],
  ['seña', '100 %', { depositPercent: 100 }],
  ['IVA', '10,5 %', { vatRate: 10.5 }],
  ['vale', '10 días', { validDays: 10 }],
  ['vale', '15', { validDays: 15 }],
  ['anticipación', '10 días', { leadDays: 10 }],
  ['Pie evento 3', 'Asado', { captions: { 'evento-3': 'Asado' } }],
  ['extra', 'Traslado: 45.000 por evento', { extras: [{ title: 'Traslado', amount: 45_000, per: 'event' }] }],
  ['extra', 'Café: $1.200 x persona', { extras: [{ title: 'Café', amount: 1_200, per: 'person' }] }],
  ['precio desde', '$ 16.900', { startingPrice: 16_900 }],
  ['precio desde', 'desde 16900 por persona', { startingPrice: 16_900 }],
  ['precio desde', 'de $16.900 a $48.500', { startingPrice: 'de $16.900 a $48.500' }],
  ['cuit', '30123456781', { cuit: '30-12345678-1' }],
  ['CUIT', '23-00000001-9', { cuit: '23-00000001-9' }],
  ['correo', 'hola@labrasa.example', { email: 'hola@labrasa.example' }],
  ['instagram', '@la.brasa', { instagram: 'https://www.instagram.com/la.brasa' }],
  ['Instagram', 'instagram.com/labrasa?igsh=MXdhcm0', { instagram: 'https://www.instagram.com/labrasa' }],
  ['mapa', 'https://maps.app.goo.gl/abc', { map: 'https://maps.app.goo.gl/abc' }],
  ['presupuesto', 'VERDADERO', { answerPage: true }],
  ['presupuesto', 'FALSO', { answerPage: false }],
  ['Descripción Evento 1', 'Costillar', { photos: { 'evento-1': 'Costillar' } }],
  [
    'horario',
    'sáb 18 a 2',
    {
      openingHours: [
        { text: 'sáb 18 a 2', times: [{ days: ['Saturday'], opens: '18:00', closes: '02:00' }] },
      ],
    },
  ],
  ['vista previa inicio', 'x'.repeat(70), { homePreview: `${'x'.repeat(64)}…` }],
])('the fact %s: %s', (dato, valor, facts) => {
  expect(read([dato, valor])).toMatchObject({ facts, said: [] });
});

const DEPOSIT = 'va un porcentaje, como 50 % (sin seña, 0 %)';
const CHILDREN = 'va como "de 4 a 9 pagan 50 %"';
const LINK = 'va una dirección que empiece con https://';
const EXTRA =
  'va un nombre, dos puntos y el precio por evento o por persona, como "Traslado: 45.000 por evento"';

it.each([
  ['seña', '30% del total', DEPOSIT],
  ['seña', '150 %', DEPOSIT],
  ['seña', '0,5', DEPOSIT],
  ['seña', '#REF!', 'valor: es un error de la planilla'],
  ['IVA', '0,21', 'va un porcentaje, como 21 % o 10,5 %'],
  ['vale', '48 hs', 'van días, como 10 días'],
  ['anticipación', '1 día', 'van días, como 10 días, desde 2'],
  ['chicos', 'de 4 a 9 pagan la mitad', CHILDREN],
  ['chicos', 'de 9 a 4 pagan 50 %', CHILDREN],
  ['chicos', 'de 4 a 9: 50', CHILDREN],
  ['CUIT', '30-12345678', 'va un CUIT de 11 números, como 30-12345678-1'],
  ['correo', 'hola', 'va un correo, como hola@catering.example'],
  ['mapa', 'http://mapa.example', LINK],
  ['mapa', 'https://a.example@b.example', LINK],
  ['Data fiscal', 'javascript:alert(1)', LINK],
  [
    'Instagram',
    'https://www.instagram.com/p/C1abcd/',
    'va el perfil, como @labrasa o https://www.instagram.com/labrasa',
  ],
  [
    'condición',
    'Desde las 10:30',
    'va un título, dos puntos y el texto, como "Seña y pago: la fecha se reserva con…"',
  ],
  ['extra', 'Mozo adicional: 45.000', EXTRA],
  ['extra', 'Hora extra: 60.000 por hora', EXTRA],
  ['extra', 'Barra: 1.2 por persona', EXTRA],
  ['precio desde', '16,9', 'va un precio, como 16900, o "de $16.900 a $48.500"'],
  ['horario', 'a la tarde', 'va como "Lunes a viernes de 10 a 19"'],
  ['presupuesto', 'quizás', 'va sí o no'],
  ['facebook', 'labrasa', '"facebook" no es un dato'],
])('what cannot be read costs its row alone, and nothing follows from it: %s, %s', (dato, valor, reason) => {
  const { facts, said } = read([dato, valor], ['ciudad', 'Rosario']);
  expect(said).toEqual([`fila 3: ${reason}`]);
  const unknown = { seña: { depositPercent: undefined }, vale: { validDays: undefined } }[dato];
  expect(facts).toEqual({ ...read(['ciudad', 'Rosario']).facts, ...unknown });
});

it('an owner who says nothing offers for seven days, with a deposit of one half', () => {
  expect(read(['seña', ''], ['vale', '-']).facts).toMatchObject({ validDays: 7, depositPercent: 50 });
});

it.each([
  ...['sin TACC', 'Instagram', 'chicos', 'correo', 'zona', 'promesa', 'presupuesto'].map((dato) => [
    dato,
    'No',
  ]),
  ['sin TACC', 'No cocinamos sin TACC'],
  ['Instagram', 'no tenemos'],
  ['precio desde', 'Consultar'],
  ['', 'Funes'],
])('a row that states nothing is as if it were not there: %s, %s', (dato, valor) => {
  const { facts, said } = read([dato, valor]);
  expect(facts).toEqual(read().facts);
  expect(said).toEqual([]);
});

it.each([
  ['promesa', 'No cobramos la vajilla', { promises: ['No cobramos la vajilla'] }],
  ['correo', 'no-reply@labrasa.example', { email: 'no-reply@labrasa.example' }],
  ['Instagram', 'no.gluten.ok', { instagram: 'https://www.instagram.com/no.gluten.ok' }],
])('a value may begin with "no": %s, %s', (dato, valor, facts) => {
  expect(read([dato, valor]).facts).toMatchObject(facts);
});

it.each(['seña', 'vale'])('%s "no" leaves no figure, the usual one neither', (dato) => {
  const { depositPercent, validDays } = read([dato, 'no']).facts ?? {};
  expect({ seña: depositPercent, vale: validDays }[dato]).toBeUndefined();
});

it('a list keeps the order of its rows, and ends at its most', () => {
  const promises: [string, string][] = ['a', 'b', 'c', 'd', 'e'].map((text) => ['promesa', text]);
  const { facts, said } = read(...promises);
  expect(facts?.promises).toEqual(['a', 'b', 'c', 'd']);
  expect(said).toEqual(['fila 7: va hasta 4 veces']);
});

it('the first of a repeated single fact counts', () => {
  const { facts, said } = read(['nombre', 'Otra Brasa']);
  expect(facts?.name).toBe('La Brasa');
  expect(said).toEqual(['fila 3: ya está en la fila 2, y vale esa']);
});

it('a table without a name is refused', () => {
  expect(parseFactsTable('dato;valor\nciudad;Rosario')).toMatchObject({ failure: 'falta el dato "nombre"' });
});
