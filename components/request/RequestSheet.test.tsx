import { fireEvent, screen, within } from '@testing-library/react';
import { config } from '@/lib/site/config';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { filledIn, followed, press, settle, setUpOpen, sheet, tick } from './testing';

/** The sheet at 11:59 in the evening of Saturday, 21 November 2026 in Buenos Aires, when it is Sunday in London. */
async function setUpAtNight(...titles: string[]) {
  jest.useFakeTimers({ now: new Date('2026-11-22T02:59:00Z') });
  await setUpOpen(...titles);
}

it('the sheet lists the chosen options in the order of the menu', async () => {
  await setUpOpen('Flan', 'Armá tu menú', 'Pizza party', 'Asado criollo');
  expect(sheet.element()).toHaveTextContent(
    'hacés una solicitud, no una compra definitiva: nos vamos a contactar con vos para confirmar el evento.',
  );
  expect(within(sheet.element()).getByRole('heading', { name: 'Incluye:' })).toBeVisible();
  expect(sheet.included()).toEqual([
    'Asado criollo $21.900',
    'Pizza party $11.900',
    'Armá tu menú',
    'Flan A consultar',
  ]);
  expect(screen.getByPlaceholderText('Nombre')).toBe(sheet.field('Tu nombre'));
  expect(document.querySelector(':required')).toBeNull();
});

it('the sheet keeps its fields while it is closed', async () => {
  await setUpOpen('Pizza party');
  sheet.fill('Invitados', '40');
  await sheet.close();
  await sheet.open();
  expect(sheet.field('Zona')).not.toBeVisible();
  sheet.fillAll();
  await sheet.close();
  await sheet.open();
  expect(sheet.fields()).toEqual(filledIn);
  expect(sheet.field('Zona')).toBeVisible();
});

it.each(filledIn)('the optional part opens by itself only for its own fields: %s', async (label, value) => {
  await setUpOpen('Pizza party');
  sheet.fill(label, value);
  await sheet.close();
  await sheet.open();
  const details = sheet.field('Zona').closest('details');
  expect(details?.open).toBe(details?.contains(sheet.field(label)));
});

it('the sheet shows the total for the guests as its only figure', async () => {
  await setUpOpen('Flan');
  const figures = () =>
    within(sheet.element())
      .queryAllByText(/^(desde )?\$/)
      .flatMap((element) => element.closest('strong')?.parentElement?.textContent?.trim() ?? []);
  sheet.fill('Invitados', '2');
  expect(figures()).toEqual([]);
  await tick('Asado criollo');
  expect(figures()).toEqual(['Total para 2: desde $43.800']);
  expect(within(sheet.element()).getByText('2 × $21.900')).toBeVisible();
  sheet.fill('Invitados', 'muchos');
  expect(figures()).toEqual(['desde $21.900 por persona']);
  expect(within(sheet.element()).getByText(/^Es una estimación/)).toBeVisible();
});

const QUESTION = '¿Para cuántos es Asado criollo y para cuántos Pizza party?';
const field = (title: string) => screen.queryByLabelText<HTMLInputElement>(`para cuántas personas: ${title}`);
const fillFor = (title: string, value: string) =>
  fireEvent.input(field(title) as HTMLInputElement, { target: { value } });

async function setUpTwo() {
  await setUpOpen('Pizza party', 'Asado criollo');
  sheet.fill('Invitados', '35');
}

it('two mains are asked for how many they are once the guests are a number', async () => {
  await setUpOpen('Pizza party', 'Gaseosas');
  sheet.fill('Invitados', '35');
  expect(field('Pizza party')).toBeNull();
  await tick('Asado criollo');
  expect(field('Pizza party')).toHaveAttribute('placeholder', '');
  expect(field('Gaseosas & agua')).toBeNull();
  sheet.fill('Invitados', '35-40');
  expect(field('Pizza party')).toBeVisible();
  sheet.fill('Invitados', '');
  expect(field('Pizza party')).toBeNull();
});

it('two mains have no total while both have no number', async () => {
  await setUpTwo();
  expect(sheet.element()).toHaveTextContent('$11.900 a $21.900 por persona');
  expect(sheet.element()).toHaveTextContent(QUESTION);
  expect(sheet.element()).not.toHaveTextContent('Total');
  expect(sheet.message()).not.toContain('Estimado');
  sheet.fill('Invitados', '');
  expect(sheet.element()).toHaveTextContent('$11.900 a $21.900 por persona');
  expect(sheet.element()).not.toHaveTextContent(QUESTION);
});

it('two mains have a total once one of them has a number', async () => {
  await setUpTwo();
  fillFor('Pizza party', '4');
  expect(field('Asado criollo')).toHaveAttribute('placeholder', '31');
  // What is typed next must not move.
  expect(sheet.element()).toHaveTextContent(QUESTION);
  // 31 × 21.900 + 4 × 11.900
  expect(sheet.element()).toHaveTextContent('Total para 35: $726.500');
  expect(sheet.message()).toContain('- Asado criollo\n- Pizza party (para 4)\n');
  expect(sheet.message()).toContain('*Estimado:* $726.500 en total: 31 × $21.900 + 4 × $11.900 (');
});

it('two mains lead to the field that the figure waits for', async () => {
  await setUpTwo();
  const label = within(sheet.element()).getByText('Falta: para cuántos es Asado criollo');
  expect((label as HTMLLabelElement).control).toBe(field('Asado criollo'));
});

it('two mains are both for everybody at one press', async () => {
  await setUpTwo();
  await press('Todos comen de todo');
  // 35 × (21.900 + 11.900)
  expect(sheet.element()).toHaveTextContent('Total para 35: $1.183.000');
  expect(sheet.message()).toContain('- Asado criollo (para todos)\n- Pizza party (para todos)\n');
  expect(sheet.element()).not.toHaveTextContent('Falta');
});

it('two mains do not count a number whose field has gone', async () => {
  await setUpTwo();
  fillFor('Pizza party', '4');
  await tick('Asado criollo');
  expect(sheet.element()).toHaveTextContent('Total para 35: $416.500');
  expect(sheet.message()).not.toContain('(para 4)');
});

it.each([
  ['cuatro', 'Revisá la cantidad de Pizza party: va un número entero.'],
  ['40', 'Los principales suman 40 para 35 invitados. Para Asado criollo no queda nadie: no se cobra.'],
])('two mains are remarked on where a number is %s', async (typed, remark) => {
  await setUpTwo();
  fillFor('Pizza party', typed);
  expect(within(sheet.element()).getByText(remark)).toHaveAttribute('role', 'status');
});

const link = (name: string) => within(sheet.element()).queryByRole<HTMLAnchorElement>('link', { name });

it('a visitor without WhatsApp can send by e-mail if the business has an address', async () => {
  jest.replaceProperty(sampleFacts, 'email', 'hola@catering.example');
  await setUpOpen('Pizza party');
  sheet.fill('Tu nombre', 'Ana');
  expect(link('Por correo')?.href).toMatch(/^mailto:hola@catering\.example\?.*mi%20nombre%20es%20Ana%20y/);
});

it('a visitor without WhatsApp finds no e-mail link if the business has no address', async () => {
  await setUpOpen('Pizza party');
  expect(link('Por correo')).toBeNull();
});

it('the message is sent to the configured number', async () => {
  jest.replaceProperty(config, 'WHATSAPP_PHONE', '5493515550000');
  localStorage.setItem('trafficSource', 'instagram');
  await setUpOpen('Pizza party');
  expect(sheet.link().href).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=5493515550000&text=Hola/);
  expect(sheet.message()).toMatch(/ es \*Sin especificar\* y .*\*Menu principal:\*\n- Pizza party\n\n/s);
  expect(sheet.message()).not.toContain('Los encontré');
  expect(within(sheet.element()).getByText('+54 9 351 555-0000')).toBeVisible();
});

it('the message holds everything that the visitor has entered', async () => {
  jest.replaceProperty(config, 'MESSAGE_ORIGIN', true);
  localStorage.setItem('trafficSource', 'instagram');
  await setUpAtNight('Gaseosas & agua', 'Flan', 'Tabla de fiambres', 'Pizza party');
  sheet.fillAll();
  expect(sheet.message()?.split('\n\n')).toEqual([
    'Hola, mi nombre es Ana & Luis 50% #1 + ñ 😀 y quiero cotizar un evento.',
    '*Fecha:* 03/12/2099',
    '*Invitados:* 40 (8 chicos de 4 a 9)',
    '*Evento:* Casamiento',
    '*Hora:* 21:00',
    '*Zona:* Palermo',
    '*Comentarios:* Sin picante',
    '*Entrada:*\n- Tabla de fiambres',
    '*Menu principal:*\n- Pizza party',
    '*Postre:*\n- Flan',
    '*Bebidas:*\n- Gaseosas & agua',
    '*Estimado:* desde $19.400 por persona, desde $698.400 en total: 32 × $19.400 + 8 chicos × $9.700 (precios al 20/11/2026)',
    '(Los encontré por Instagram)',
  ]);
});

it('the message is sent by the link, which has no other window', async () => {
  await setUpOpen('Pizza party');
  sheet.send();
  expect(followed).toEqual([{ href: sheet.link().href, target: '_blank', rel: 'noopener noreferrer' }]);
});

const AS_TYPED = 'Va en el mensaje como lo escribiste.';

it('the fields offer input that suits their kind', async () => {
  await setUpOpen('Flan');
  const types = within(sheet.field('Tipo de evento')).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent).join(', ')).toBe(
    'Sin elegir, Casamiento, Cumpleaños, Corporativo, Fiesta, Otro',
  );
  const { min, max } = sheet.field('Fecha del evento');
  expect([min, max]).toEqual(['2023-01-01', '9999-12-31']);
  const withDigits = Array.from(document.querySelectorAll<HTMLInputElement>('[inputmode=numeric]'));
  expect(withDigits.map(({ labels }) => labels?.[0]?.textContent).join(', ')).toBe('Chicos de 4 a 9');
  const limits = ['Tu nombre', 'Invitados', 'Zona', 'Comentarios'].map(
    (label) => sheet.field(label).maxLength,
  );
  expect(limits).toEqual([300, 300, 300, 500]);
});

it('the fields give hints about their value', async () => {
  await setUpAtNight('Flan');
  const CHILDREN = 'Van dentro de los invitados y pagan el 50\u00a0%. Los menores de 4 no cuentan.';
  const always: Record<string, string> = {
    'Chicos de 4 a 9': CHILDREN,
    Comentarios: 'Celíacos, vegetarianos, alergias: contanos quiénes comen otra cosa.',
  };
  for (const [label] of filledIn) expect(sheet.field(label)).toHaveAccessibleDescription(always[label] ?? '');
  for (const [label, value, description] of [
    ['Invitados', '80-100', ''],
    ['Invitados', 'unos 80', `${AS_TYPED} Con un solo número te mostramos el total.`],
    ['Invitados', '99999', AS_TYPED],
    ['Chicos de 4 a 9', '8 chicos', CHILDREN],
    ['Invitados', '', ''],
    ['Chicos de 4 a 9', '9', 'Poné también cuántos invitados son en total: sin eso no hay total.'],
    ['Invitados', '7', ''],
    ['Chicos de 4 a 9', '10', 'Son más que los invitados: así no hay total.'],
    ['Invitados', '80 personas', ''],
    ['Chicos de 4 a 9', 'unos 8', `${AS_TYPED} Con un solo número te mostramos el total.`],
    ['Chicos de 4 a 9', '8', CHILDREN],
    ['Invitados', '1.200', ''],
    [
      'Fecha del evento',
      '2026-12-12',
      'Elegiste el 12/12/2026: sábado 12 de diciembre de 2026, faltan 21 días.',
    ],
    ['Hora', '21:00', ''],
    [
      'Fecha del evento',
      '2026-11-20',
      'Elegiste el 20/11/2026: viernes 20 de noviembre de 2026. Ese día ya pasó; igual podés enviar la solicitud.',
    ],
    ['Hora', '21:00', ''],
    [
      'Fecha del evento',
      '2026-11-21',
      'Elegiste el 21/11/2026: sábado 21 de noviembre de 2026, es hoy. Pedimos 10 días; consultanos igual.',
    ],
    ['Hora', '21:00', 'Esa hora ya pasó; igual podés enviar la solicitud.'],
  ] as const) {
    sheet.fill(label, value);
    expect(sheet.field(label)).toHaveAccessibleDescription(description);
    expect(sheet.field(label)).not.toHaveAttribute('aria-invalid', 'true');
  }
  expect(sheet.message()).toContain('*Hora:* 21:00');
});

it.each([
  ['Fecha del evento', 'Falta completar la fecha: así no va en el mensaje.'],
  ['Hora', 'Falta completar la hora: así no va en el mensaje.'],
])('the fields report a half-typed value: %s', async (label, problem) => {
  await setUpOpen('Flan');
  const field = sheet.field(label);
  // jsdom has no half typed dates.
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } });
  fireEvent.blur(field);
  await settle();
  expect(field).toHaveAccessibleDescription(problem);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  Object.defineProperty(field, 'validity', { value: { badInput: false } });
  sheet.fill(label, filledIn.find(([name]) => name === label)?.[1] ?? '');
  await settle();
  expect(field).toHaveAttribute('aria-invalid', 'false');
});

it('the fields read a two-digit year as one of this century', async () => {
  await setUpAtNight('Flan');
  sheet.fill('Fecha del evento', '0026-12-12');
  expect(sheet.field('Fecha del evento')).toHaveAccessibleDescription(/sábado 12 de diciembre de 2026/);
  expect(sheet.message()).toContain('*Fecha:* 12/12/2026');
});

it.each(filledIn)('the field %s reaches the message', async (label, value) => {
  await setUpOpen('Pizza party');
  const empty = sheet.message();
  sheet.fill(label, value);
  expect(sheet.message()).not.toBe(empty);
});
