import { parseFactsTable } from './facts-table';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** What a table with these rows states, and what is said about them. `nombre` is in the first row below the titles. */
function read(...rows: [dato: string, valor: string][]) {
  const lines = [['nombre', 'La Brasa'], ...rows].map((cells) => cells.map(quoted).join());
  const { content, failure, reports } = parseFactsTable(['dato,valor', ...lines].join('\n'));
  const said = reports.flatMap(({ place, reasons }) =>
    reasons.length > 0 ? [`${place}: ${reasons.join('; ')}`] : [],
  );
  return { facts: content?.[0], failure, said, shown: reports.map(({ shownAs }) => shownAs?.()) };
}

it.each<[dato: string, valor: string, facts: object]>([
  ['ciudad', '  Rosario ', { place: 'Rosario' }],
  ['CIUDAD:', 'Rosario', { place: 'Rosario' }],
  ['Condicion', 'Seña y pago: La mitad.', { conditions: [{ title: 'Seña y pago', text: 'La mitad.' }] }],
  ['condición', '¿Facturan? Sí, A y B.', { conditions: [{ title: '¿Facturan?', text: 'Sí, A y B.' }] }],
  [
    'condición',
    '¿Y las bebidas?: Van aparte: 2',
    { conditions: [{ title: '¿Y las bebidas?', text: 'Van aparte: 2' }] },
  ],
  ['chicos', 'de 4 a 9 pagan 50 %', { children: { from: 4, to: 9, percent: 50 } }],
  ['chicos', '4-9 años: 50%', { children: { from: 4, to: 9, percent: 50 } }],
  ['chicos', 'De 3 a 10 años no pagan', { children: { from: 3, to: 10, percent: 0 } }],
  ['chicos', '50% de 4 a 9', { children: { from: 4, to: 9, percent: 50 } }],
  ['seña', '50%', { depositPercent: 50 }],
  ['seña', '30 por ciento', { depositPercent: 30 }],
  ['seña', '0 %', { depositPercent: 0 }],
  ['IVA', '10,5 %', { vatRate: 10.5 }],
  ['vale', '10 días', { validDays: 10 }],
  ['anticipación', '10 días', { leadDays: 10 }],
  ['pie evento-2.jpg', 'Boda', { captions: { 'evento-2': 'Boda' } }],
  ['Pie evento 3', 'Asado', { captions: { 'evento-3': 'Asado' } }],
  ['vale', '15', { validDays: 15 }],
  ['vale', '2 semanas', { validDays: 14 }],
  ['vale', 'una semana', { validDays: 7 }],
  ['extra', 'Traslado: 45.000 por evento', { extras: [{ title: 'Traslado', amount: 45_000, per: 'event' }] }],
  ['extra', 'Café: $1.200 x persona', { extras: [{ title: 'Café', amount: 1_200, per: 'person' }] }],
  ['precio desde', '$ 16.900', { startingPrice: 16_900 }],
  ['precio desde', 'a partir de $ 16.900', { startingPrice: 16_900 }],
  ['precio desde', 'desde 16900 por persona', { startingPrice: 16_900 }],
  ['precio desde', 'de $16.900 a $48.500', { startingPrice: 'de $16.900 a $48.500' }],
  ['cuit', '30123456781', { cuit: '30-12345678-1' }],
  ['CUIT', '30.12345678.1', { cuit: '30-12345678-1' }],
  ['C.U.I.T.', 'CUIT N° 30-12345678-1', { cuit: '30-12345678-1' }],
  ['I.V.A.', 'IVA 21%', { vatRate: 21 }],
  // Types 23 and 33 replace 20, 27 and 30 in numbers that would otherwise need 10 as their last digit.
  ['CUIT', '23-00000001-9', { cuit: '23-00000001-9' }],
  ['CUIT', '30–12345678–1', { cuit: '30-12345678-1' }],
  ['condición', 'Llegamos 10:30: con todo', { conditions: [{ title: 'Llegamos 10:30', text: 'con todo' }] }],
  ['correo', 'mailto:hola@labrasa.example', { email: 'hola@labrasa.example' }],
  ['correo', 'La Brasa <hola@labrasa.example>', { email: 'hola@labrasa.example' }],
  ['instagram', '@la.brasa', { instagram: 'https://www.instagram.com/la.brasa' }],
  ['Instagram', 'instagram.com/labrasa?igsh=MXdhcm0', { instagram: 'https://www.instagram.com/labrasa' }],
  ['Instagram', 'http://www.instagram.com/labrasa', { instagram: 'https://www.instagram.com/labrasa' }],
  ['mapa', 'La Brasa\nhttps://maps.app.goo.gl/abc', { map: 'https://maps.app.goo.gl/abc' }],
  ['data-fiscal', 'qr.afip.gob.ar/?qr=1', { fiscalData: 'https://qr.afip.gob.ar/?qr=1' }],
  ['Data Fiscal', 'https://qr.afip.gob.ar/?qr=1', { fiscalData: 'https://qr.afip.gob.ar/?qr=1' }],
  [
    'Data Fiscal',
    '<a href="http://qr.afip.gob.ar/?qr=1,," target="_F960AFIPInfo"><img src="http://www.afip.gob.ar/f960.jpg"></a>',
    { fiscalData: 'https://qr.afip.gob.ar/?qr=1,,' },
  ],
  ['presupuesto', 'Sí', { answers: true }],
  ['presupuesto', 'VERDADERO', { answers: true }],
  ['presupuesto', 'No.', { answers: false }],
  ['Descripción Evento 1', 'Costillar', { photos: { 'evento-1': 'Costillar' } }],
  ['horario', 'sáb 18 a 2', { openingHours: [{ days: ['saturday'], opens: '18:00', closes: '02:00' }] }],
])('a fact is read as owners write it %s: %s', (dato, valor, facts) => {
  expect(read([dato, valor]).facts).toMatchObject(facts);
});

it.each([
  ['seña', 'la mitad', '"la mitad": va un porcentaje, como 50 % (sin seña, 0 %)'],
  ['seña', '150 %', '"150 %": va un porcentaje, como 50 % (sin seña, 0 %)'],
  ['seña', '1', '"1": va un porcentaje, como 50 % (sin seña, 0 %)'],
  ['IVA', '0,21', '"0,21": va un porcentaje, como 21 % o 10,5 %'],
  ['chicos', 'de 4 a 9 pagan la mitad', '"de 4 a 9 pagan la mitad": va como "de 4 a 9 pagan 50 %"'],
  ['chicos', 'de 9 a 4 pagan 50 %', '"de 9 a 4 pagan 50 %": va como "de 4 a 9 pagan 50 %"'],
  ...[
    'hasta 3 no pagan, de 4 a 10 50%',
    'de 4 a 9 50% y de 10 a 12 75%',
    'de 4 a 9 pagan $8.000',
    'de 4 a 9, 30% de descuento',
    'de 4 a 9 no pagan 30%',
    'de 4 a 9: 0,5',
    'de 4 a 9: 1',
  ].map((cell) => ['chicos', cell, `"${cell}": va como "de 4 a 9 pagan 50 %"`]),
  ['anticipación', '1 día', '"1 día": van días, como 10 días, desde 2'],
  ['vale', 'un mes', '"un mes": van días, como 10 días'],
  [
    'CUIT',
    '30-12345678-9',
    '"30-12345678-9": va un CUIT de 11 números con el último correcto, como 30-12345678-1',
  ],
  ['correo', 'hola', '"hola": va un correo, como hola@catering.example'],
  ['mapa', 'http://mapa.example', '"http://mapa.example": va una dirección que empiece con https://'],
  [
    'mapa',
    '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    '"<iframe src="https://www.google.com/map…": va una dirección que empiece con https://',
  ],
  ['mapa', 'javascript:alert(1)', '"javascript:alert(1)": va una dirección que empiece con https://'],
  [
    'Instagram',
    'https://otra.example/labrasa',
    '"https://otra.example/labrasa": va el perfil, como @labrasa o https://www.instagram.com/labrasa',
  ],
  [
    'Instagram',
    'https://www.instagram.com/p/C1abcd/',
    '"https://www.instagram.com/p/C1abcd/": va el perfil, como @labrasa o https://www.instagram.com/labrasa',
  ],
  [
    'condición',
    'Desde las 10:30',
    '"Desde las 10:30": va un título, dos puntos y el texto, como "Seña y pago: la fecha se reserva con…"',
  ],
  ['dirección', 'https://maps.example', '"https://maps.example": va un texto de hasta 120 letras'],
  [
    'extra',
    'Barra: 1.2',
    '"Barra: 1.2": va un nombre, dos puntos y el precio, como "Traslado: 45.000 por evento"',
  ],
  ['precio desde', '16,9', '"16,9": va un precio, como 16900, o "de $16.900 a $48.500"'],
  ['zona: Funes', '', '"Funes" va en la columna valor'],
  ['horario', 'a la tarde', '"a la tarde": va como "lunes a viernes de 10 a 19"'],
  [
    'extra',
    'Traslado: a convenir',
    '"Traslado: a convenir": va un nombre, dos puntos y el precio, como "Traslado: 45.000 por evento"',
  ],
  ['precio desde', 'consultar', '"consultar": va un precio, como 16900, o "de $16.900 a $48.500"'],
  ['zona', '#REF!', 'valor "#REF!": es un error de la planilla'],
  ['presupuesto', 'quizás', '"quizás": va sí o no'],
  ['zonas de trabajo', 'Funes', '"zonas de trabajo" no es un dato. ¿Es "zona"?'],
  ['evento 4', 'Boda', '"evento 4" no es un dato. ¿Es "descripción evento-4"?'],
  ['barrio', 'Fisherton', '"barrio" no es un dato. ¿Es "zona"?'],
  ['mail', 'a@b.example', '"mail" no es un dato. ¿Es "correo"?'],
  ['horario de atención', 'lunes de 9 a 10', '"horario de atención" no es un dato. ¿Es "horario"?'],
  ['promeza', 'Vajilla propia', '"promeza" no es un dato. ¿Es "promesa"?'],
  ['descripción evento-9', 'Algo', '"descripción evento-9" no es un dato. ¿Es "descripción evento-1"?'],
  ['facebook', 'labrasa', '"facebook" no es un dato'],
  ['', 'Funes', 'sin dato'],
  ['teléfono', '341 555-0000', '"teléfono": el número va en los ajustes, en WHATSAPP_PHONE'],
  [
    'clave de wifi',
    'hola123',
    '"clave de wifi": borrala de acá y cambiala, porque esta planilla la puede leer quien tenga su dirección',
  ],
])('what cannot be read costs its row alone, which is named: %s, %s', (dato, valor, reason) => {
  const { facts, said } = read([dato, valor], ['ciudad', 'Rosario']);
  expect(said).toEqual([`fila 3: ${reason}`]);
  expect(facts).toEqual({ ...read(['ciudad', 'Rosario']).facts });
});

it.each([
  ...['N/A', 'a confirmar', 'Pendiente.', '?', 'TBD', 'xxx', '...', 'no tenemos'].map((cell) => [
    'zona',
    cell,
  ]),
  ['condición', '¿Facturan? A definir'],
  ['condición', '¿Facturan? -'],
  ['Instagram', 'no'],
  ['sin TACC', 'Sí'],
])('a word for what is missing is not shown: %s, %s', (dato, valor) => {
  const { facts, said } = read([dato, valor]);
  expect(facts).toEqual({ ...read().facts });
  expect(said).toEqual([expect.stringContaining(`fila 3: "${valor}" no dice nada: va `)]);
});

it('hours that overlap with those of a row above are not shown', () => {
  const { facts, said } = read(
    ['horario', 'lun a vie 9-18'],
    ['horario', 'lun 12-20'],
    ['horario', 'lun 18-20'],
  );
  expect(facts?.openingHours).toMatchObject([{ opens: '09:00' }, { opens: '18:00' }]);
  expect(said).toEqual(['fila 4: se superpone con la fila 3, y vale esa']);
});

it('a plural is read, with the name that belongs there', () => {
  const { facts, said } = read(['zonas', 'Funes'], ['Condiciones', 'Seña: La mitad.']);
  expect(facts).toMatchObject({ zones: ['Funes'], conditions: [{ title: 'Seña', text: 'La mitad.' }] });
  expect(said).toEqual([
    'fila 3: "zonas" no es un dato. ¿Es "zona"?',
    'fila 4: "Condiciones" no es un dato. ¿Es "condición"?',
  ]);
});

const SECRET =
  'parece una clave: borrala de acá y cambiala, porque esta planilla la puede leer quien tenga su dirección';

it.each([
  ['condición', 'Wifi del salón: la clave es hola1234', SECRET],
  ['texto al pie', 'admin, contraseña: 482193', SECRET],
  [
    'vista previa inicio',
    'Pizza libre desde $16.900',
    'dice un precio, y WhatsApp lo sigue mostrando cuando cambie',
  ],
  ['zona', 'Funes\nRoldán', 'tiene más de un renglón: va una fila por cada uno'],
  ['horario', 'lunes a viernes de 9 a 6', 'cierra a las 6 del otro día: ¿a las 18?'],
  [
    'horario',
    'lunes a viernes de 9 a 18, salvo feriados',
    'los feriados no se anotan: se ven como un día común',
  ],
])('what nobody should read there is named: %s, %s', (dato, valor, remark) => {
  expect(read([dato, valor]).said).toEqual([`fila 3: ${remark}`]);
});

it.each([
  ['promesa', 'La clave: elegir bien el menú'],
  ['condición', 'La clave: reservar antes del 15/12, con el 50 %'],
  ['horario', 'domingos cerrado'],
  ['condición', '¿Facturan? No.'],
  ['saludo del chat', '¿Qué estás festejando?...'],
  ['promesa', 'Sin definir de más: a tu medida'],
])('nothing is said of %s: %s', (dato, valor) => {
  expect(read([dato, valor]).said).toEqual([]);
});

it('a list keeps the order of its rows', () => {
  const { facts } = read(['zona', 'Funes'], ['ciudad', 'Rosario'], ['zona', 'Roldán']);
  expect(facts?.zones).toEqual(['Funes', 'Roldán']);
});

it('the same entry of a list counts once', () => {
  const { facts, said } = read(
    ['extra', 'Mozo: 900'],
    ['extra', 'MOZO: 1.000'],
    ['zona', 'Funes'],
    ['zona', 'Funes'],
  );
  expect(facts).toMatchObject({ extras: [{ title: 'Mozo', amount: 900 }], zones: ['Funes'] });
  expect(said).toEqual([
    'fila 4: "extra" ya está en la fila 3, y vale esa',
    'fila 6: "zona" ya está en la fila 5, y vale esa',
  ]);
});

it('the first of a repeated single fact counts', () => {
  const { facts, said } = read(['nombre', 'Otra Brasa']);
  expect(facts?.name).toBe('La Brasa');
  expect(said).toEqual(['fila 3: "nombre" ya está en la fila 2, y vale esa']);
});

it('a list ends at its most', () => {
  const promises: [string, string][] = ['a', 'b', 'c', 'd', 'e'].map((text) => ['promesa', text]);
  const { facts, said } = read(...promises);
  expect(facts?.promises).toEqual(['a', 'b', 'c', 'd']);
  expect(said).toEqual(['fila 7: "promesa" va hasta 4 veces']);
});

it('a long text is cut', () => {
  const { facts, said } = read(['vista previa inicio', 'x'.repeat(70)]);
  expect(facts?.homePreview).toBe(`${'x'.repeat(64)}…`);
  expect(said).toEqual(['fila 3: es muy largo, se corta en 65 letras']);
});

it('a fact without a value is left out without a word', () => {
  const { facts, said } = read(['correo', ''], ['', ''], ['correo', '-']);
  expect(facts?.email).toBeUndefined();
  expect(said).toEqual([]);
});

it('a second header is no fact', () => {
  expect(read(['Dato', 'Valor']).said).toEqual([]);
});

it('a table without a name is refused', () => {
  expect(parseFactsTable('dato;valor\nciudad;Rosario')).toMatchObject({ failure: 'falta el dato "nombre"' });
});

it.each([
  ['horario', 'lun a vie 10-19', 'Lunes a viernes de 10 a 19'],
  ['presupuesto', 'VERDADERO', 'sí'],
  ['vale', 'una semana', '7 días'],
  ['IVA', '10,5', '10,5 %'],
  ['extra', 'Traslado: 45000', 'Traslado: $45.000 por persona'],
  ['precio desde', '16900', '$16.900'],
])('says how it has understood %s: %s', (dato, valor, shown) => {
  expect(read([dato, valor]).shown[1]).toBe(shown);
});

it('a table of unknown names takes no time', () => {
  const start = performance.now();
  read(...Array.from({ length: 1_190 }, (_, row): [string, string] => [`horarios de un evento ${row}`, 'x']));
  // 0.1 s. Plain names that were made again for each comparison took 10 s.
  expect(performance.now() - start).toBeLessThan(3_000);
});
