import { cellText, isFormula, isFormulaError, isGarbled } from './cells';

it.each([
  ...['#REF!', '#¡REF!', '#N/A', '#N/D', '#VALUE!', '#¡VALOR!', '#NAME?', '#¿NOMBRE?', '#DIV/0!', '#¡DIV/0!'],
  ...['#NUM!', '#¡NUM!', '#NULL!', '#¡NULO!', '#ERROR!', '#SPILL!', '#¡DESBORDAMIENTO!', '#CALC!', '#BUSY!'],
  ...[
    '#GETTING_DATA',
    '#OBTENIENDO_DATOS',
    '########',
    '#',
    'Err:509',
    'Loading...',
    'Cargando…',
    'CALCULANDO...',
    'null',
    'NaN',
    'undefined',
    '[object Object]',
  ],
])('%s is a spreadsheet error', (text) => {
  expect(isFormulaError(text)).toBe(true);
});

it.each([
  '=D1',
  '=$C$2*1,1',
  '=+A1',
  '=-B2',
  '=SUMA(C2:C5)',
  '=SI.ERROR(B2;"")',
  "='Hoja 2'!B4",
  '=Hoja2!B4',
  '="a"&B1',
  '=1+2',
  '=precio_base*2',
  '=R[1]C',
  '+C2*1,1',
  '+SUMA(A1:A3)',
  '@SUM(A1)',
])('%s is a formula', (text) => {
  expect(isFormula(text)).toBe(true);
});

it.each([
  '=)',
  '=D',
  '== Entradas ==',
  '= Entradas =',
  '+Salsas(2)',
  '- Papas(fritas)',
  '@fuegoymasa',
  '@LB2024',
  '+54 9 341',
  '-5',
])('%s is no formula', (text) => {
  expect(isFormula(text)).toBe(false);
});

it.each(['', '#1', '#asado', '#Sin TACC!', '¡Pan!', 'Cargando la parrilla...', 'N/A', 'Err'])(
  '%j is not a spreadsheet error',
  (text) => {
    expect(isFormulaError(text)).toBe(false);
  },
);

it.each([
  ['MenÃº', 'read as Windows-1252'],
  ['MENÃš NIÃ‘OS', 'in capitals'],
  ['JAMÃ“N', 'in capitals'],
  ['CAFÃ‰', 'at the end of a word'],
  ['Ã‘oquis', 'at the start of a word'],
  ['Ã\u0081rbol', 'with a byte that stands for nothing'],
  ['Ãrbol', 'without a byte that stands for nothing'],
  ['Flan â€œcasero', 'of quotes'],
  ['lâ€™abuela â€“', 'of dashes'],
  ['Cerveza ðŸº', 'of emoji'],
  ['â˜…â˜…', 'of stars'],
  ['Men√∫', 'read as Mac OS Roman'],
  ['Men├║', 'read as code page 850'],
  ['MenĂş', 'read as Windows-1250'],
  ['¬øQué?', 'of marks, read as Mac OS Roman'],
  ['ÔÇ£Flan', 'of quotes, read as code page 850'],
  ['Jam?n', 'that an encoding lacks'],
  ['Men\uFFFD', 'that are lost'],
])('%j has letters that another encoding has damaged, %s', (text) => {
  expect(isGarbled(text)).toBe(true);
});

it.each([
  'São Paulo',
  'Ânfora',
  '«Menú»',
  'SÃO JOÃO',
  'pâté',
  'crème brûlée',
  'MENÚ “BÁSICO”',
  'CAFÉ…',
  '¿Ñoquis?',
  'naïf',
  '√ Incluye',
  '√Incluye',
  '¿Qué más? Nada',
  'https://maps.example/place?hl=es',
  '<iframe src="https://maps.example/embed?pb=1">',
])('%j has no damaged letters', (text) => {
  expect(isGarbled(text)).toBe(false);
});

it.each([
  ['👩‍🍳 Cocinera ❤️‍🔥', '👩‍🍳 Cocinera ❤️‍🔥'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ['ocul\u200Bto\u00AD \u200D', 'oculto'],
])('%j loses only invisible characters', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});
