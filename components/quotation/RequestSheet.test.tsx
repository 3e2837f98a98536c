import { fireEvent, screen, within } from '@testing-library/react';
import { fieldNames } from '@/lib/quotation/request-lines';
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

describe('an option for some of the guests', () => {
  const field = (title: string) =>
    screen.queryByLabelText<HTMLInputElement>(`para cuántas personas: ${title}`);

  async function setUpForSome() {
    await setUpOpen('Pizza party', 'Asado criollo');
    sheet.fill('Invitados', '35');
    fireEvent.input(field('Pizza party') as HTMLInputElement, { target: { value: '4' } });
  }

  it('has a field once two options share the guests', async () => {
    await setUpOpen('Pizza party');
    sheet.fill('Invitados', '35');
    expect(field('Pizza party')).toBeNull();
    await tick('Asado criollo');
    expect(field('Pizza party')?.placeholder).toBe('35');
    expect(sheet.field('Invitados')).toHaveAccessibleDescription(/^Arriba podés decir para cuántos/);
    sheet.fill('Invitados', '');
    expect(field('Pizza party')).toBeNull();
  });

  it('is said to be for all if it has no number', async () => {
    await setUpForSome();
    expect(screen.queryByText(/Cada opción está contada/)).toBeNull();
    fireEvent.input(field('Pizza party') as HTMLInputElement, { target: { value: '' } });
    expect(sheet.element()).toHaveTextContent('Cada opción está contada para los 35.');
    sheet.fill('Invitados', '');
    expect(sheet.element()).toHaveTextContent('para todos: poné los invitados para repartirlas.');
  });

  it('is counted only for them in the message', async () => {
    await setUpForSome();
    expect(sheet.message()).toContain('- Asado criollo (para 31)\n- Pizza party (para 4)\n');
    expect(sheet.message()).toContain('*Estimado:* $726.500 en total: 31 × $21.900 + 4 × $11.900 (');
  });

  it('keeps its number while the guests are unknown', async () => {
    await setUpForSome();
    sheet.fill('Invitados', '');
    expect(field('Pizza party')).toBeNull();
    expect(sheet.message()).toContain('- Asado criollo\n- Pizza party\n');
    sheet.fill('Invitados', '40');
    expect(field('Pizza party')?.value).toBe('4');
    expect(field('Asado criollo')?.placeholder).toBe('36');
  });

  it('may be a side, once the visitor says so', async () => {
    await setUpOpen('Pizza party', 'Gaseosas');
    sheet.fill('Invitados', '35');
    expect(field('Gaseosas & agua')).toBeNull();
    await press('¿Algo no es para todos?');
    fireEvent.input(field('Gaseosas & agua') as HTMLInputElement, { target: { value: '10' } });
    expect(screen.queryByRole('button', { name: '¿Algo no es para todos?' })).not.toBeInTheDocument();
    await sheet.close();
    await sheet.open();
    expect(field('Gaseosas & agua')?.value).toBe('10');
    // 35 × 11.900 + 10 × 3.000
    expect(sheet.element()).toHaveTextContent('Total para 35: $446.500');
  });

  it('has no total while its number is no number', async () => {
    await setUpForSome();
    fireEvent.input(field('Pizza party') as HTMLInputElement, { target: { value: 'cuatro' } });
    expect(field('Pizza party')).toHaveAccessibleDescription('Va un número entero: así no hay total.');
    expect(sheet.element()).toHaveTextContent('Revisá la cantidad de Pizza party: va un número entero.');
    expect(sheet.element()).not.toHaveTextContent('Total para');
    expect(sheet.message()).toContain('- Pizza party (para cuatro)\n');
    expect(sheet.message()).not.toContain('Estimado');
  });
});

describe('a visitor without WhatsApp', () => {
  const link = (name: string) => within(sheet.element()).queryByRole<HTMLAnchorElement>('link', { name });

  it('can send by e-mail if the business has an address', async () => {
    jest.replaceProperty(sampleFacts, 'email', 'hola@catering.example');
    await setUpOpen('Pizza party');
    sheet.fill('Tu nombre', 'Ana');
    expect(link('Por correo')?.href).toMatch(/^mailto:hola@catering\.example\?.*mi%20nombre%20es%20Ana%20y/);
  });

  it('finds no e-mail link if the business has no address', async () => {
    await setUpOpen('Pizza party');
    expect(link('Por correo')).toBeNull();
  });
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
  await setUpAtNight('Gaseosas & agua', 'Flan', 'Tabla de fiambres', 'Pizza party', 'Asado criollo');
  sheet.fillAll();
  expect(sheet.message()?.split('\n\n')).toEqual([
    'Hola, mi nombre es Ana & Luis 50% #1 + ñ 😀 y quiero cotizar un evento.',
    '*Fecha:* 03/12/2099',
    '*Invitados:* 40 (8 chicos de 4 a 9)',
    '*Evento:* Casamiento',
    '*Hora:* 21:00',
    '*Zona:* Palermo',
    '*Menús especiales:* 2 celíacos, 1 vegetariano, 3 veganos',
    '*Comentarios:* Sin picante',
    '*Entrada:*\n- Tabla de fiambres',
    '*Menu principal:*\n- Asado criollo\n- Pizza party',
    '*Postre:*\n- Flan',
    '*Bebidas:*\n- Gaseosas & agua',
    '*Estimado:* desde $41.300 por persona, desde $1.486.800 en total: 32 × $41.300 + 8 chicos × $20.650 (precios al 20/11/2026)',
    '(Los encontré por Instagram)',
  ]);
});

it('the message is sent by the link, which has no other window', async () => {
  await setUpOpen('Pizza party');
  sheet.send();
  expect(followed).toEqual([{ href: sheet.link().href, target: '_blank', rel: 'noopener noreferrer' }]);
});

it('Enter neither sends nor goes to another field', async () => {
  await setUpOpen('Pizza party');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted);
  const field = sheet.field('Tu nombre');
  field.focus();
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  expect(field).toHaveFocus();
  expect(field.form).toHaveAttribute('method', 'dialog');
  expect(followed).toEqual([]);
});

describe('the fields', () => {
  const AS_TYPED = 'Va en el mensaje como lo escribiste.';
  const TOO_LONG = 'Es largo: se envía el comienzo.';

  it('offer input that suits their kind', async () => {
    await setUpOpen('Flan');
    const types = within(sheet.field('Tipo de evento')).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent).join(', ')).toBe(
      'Sin elegir, Casamiento, Cumpleaños, Corporativo, Fiesta, Otro',
    );
    const { min, max } = sheet.field('Fecha del evento');
    expect([min, max]).toEqual(['2023-01-01', '9999-12-31']);
    const withDigits = Array.from(document.querySelectorAll<HTMLInputElement>('[inputmode=numeric]'));
    expect(withDigits.map(({ labels }) => labels?.[0]?.textContent).join(', ')).toBe(
      'Chicos de 4 a 9, Celíacos, Vegetarianos, Veganos',
    );
  });

  it('give hints about their value', async () => {
    await setUpAtNight('Flan');
    const CHILDREN = 'Van dentro de los invitados y pagan el 50\u00a0%. Los menores de 4 no cuentan.';
    for (const [label] of filledIn)
      expect(sheet.field(label)).toHaveAccessibleDescription(label === 'Chicos de 4 a 9' ? CHILDREN : '');
    for (const [label, value, description] of [
      ['Tu nombre', 'a'.repeat(301), TOO_LONG],
      ['Zona', 'a'.repeat(300), ''],
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
      ['Celíacos', 'dos', AS_TYPED],
      ['Celíacos', '0', ''],
      ['Invitados', '10', ''],
      ['Celíacos', '50', 'Son más que los invitados.'],
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
      ['Comentarios', 'a'.repeat(501), 'Es largo: se envía el comienzo. 501 de 500 caracteres'],
      ['Comentarios', 'a'.repeat(500), '500 de 500 caracteres'],
      // In a link each of them has twelve characters, of 4,000 in all.
      ['Comentarios', '🎉'.repeat(500), 'Es largo: se envía el comienzo. 500 de 500 caracteres'],
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
  ])('report a half-typed value: %s', async (label, problem) => {
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

  it('read a two-digit year as one of this century', async () => {
    await setUpAtNight('Flan');
    sheet.fill('Fecha del evento', '0026-12-12');
    expect(sheet.field('Fecha del evento')).toHaveAccessibleDescription(/sábado 12 de diciembre de 2026/);
    expect(sheet.message()).toContain('*Fecha:* 12/12/2026');
  });

  it('all reach the message, whatever is typed', async () => {
    await setUpOpen('Pizza party');
    const empty = sheet.message();
    const typed: Record<string, string> = { date: '2099-12-03', time: '21:00', 'select-one': 'Fiesta' };
    const controls = sheet.element().querySelectorAll<HTMLInputElement>('input, select, textarea');
    expect(controls).toHaveLength(fieldNames.length);
    for (const control of controls) {
      fireEvent.change(control, { target: { value: typed[control.type] ?? 'unos 3, o 4' } });
      expect(sheet.message()).not.toBe(empty);
      fireEvent.change(control, { target: { value: '' } });
      expect(sheet.message()).toBe(empty);
    }
  });
});
