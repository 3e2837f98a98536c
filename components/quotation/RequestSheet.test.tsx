import { fireEvent, screen, within } from '@testing-library/react';
import { config } from '@/lib/site/config';
import {
  box,
  cancel,
  closeButton,
  field,
  fill,
  followed,
  included,
  message,
  messageIn,
  openDetails,
  send,
  setUp,
  setUpOpen,
  sheet,
  submitted,
  tab,
  tick,
  translate,
} from './testing';

/** A moment in which it is 11:30 of Saturday, 21 November 2026 in Buenos Aires. */
const NOW = new Date('2026-11-21T14:30:00Z');

/** Opens the sheet with the details unfolded, at a moment of the test's choice. */
async function setUpAt(now: Date, ...titles: string[]) {
  jest.useFakeTimers({ now });
  setUp();
  await tick(...titles);
  fireEvent.click(tab());
  openDetails();
}

describe('the sheet', () => {
  it('states that this is a request and not a purchase', async () => {
    await setUpOpen('Pizza party');
    expect(
      within(sheet()).getByText(/hacés una solicitud, no una compra definitiva: nos vamos a contactar/),
    ).toBeVisible();
  });

  it('lists the chosen options with their prices, in the order of the menu', async () => {
    await setUpOpen('Flan', 'Armá tu menú', 'Pizza party', 'Asado criollo');
    expect(within(sheet()).getByRole('heading', { name: 'Incluye:' })).toBeVisible();
    expect(included()).toEqual([
      'Asado criollo $21.900',
      'Pizza party $11.900',
      'Armá tu menú',
      'Flan A consultar',
    ]);
  });
});

describe('the sheet of a page that has been translated', () => {
  it('has a total for the guests that were typed last', async () => {
    await setUpOpen('Pizza party');
    fill('Invitados', '30');
    translate(sheet());
    fill('Invitados', '40');
    expect(sheet()).toHaveTextContent('Total para 40: $476.000');
  });

  it('names the day that was chosen last', async () => {
    await setUpOpen('Pizza party');
    fill('Fecha del evento', '2099-12-03');
    translate(sheet());
    fill('Fecha del evento', '2099-12-04');
    expect(sheet()).toHaveTextContent('Elegiste el 04/12/2099: viernes 4 de diciembre de 2099');
  });
});

describe('the estimate', () => {
  it('is the sum per person, and says that it is an estimate', async () => {
    await setUpOpen('Pizza party', 'Asado criollo');
    expect(within(sheet()).getByText('$33.800 por persona')).toBeVisible();
    expect(
      within(sheet()).getByText(/Es una estimación: el precio te lo confirmamos nosotros/),
    ).toBeVisible();
    expect(within(sheet()).queryByText(/Total/)).not.toBeInTheDocument();
  });

  it('has a total with guests', async () => {
    await setUpOpen('Pizza party', 'Asado criollo');
    fill('Invitados', '40');
    expect(within(sheet()).getByText(/^Total para/)).toHaveTextContent(/^Total para 40: \$1\.352\.000$/);
  });

  it('starts with `desde` when an option has no number as its price', async () => {
    await setUpOpen('Pizza party', 'Flan');
    fill('Invitados', '40');
    expect(within(sheet()).getByText('desde $11.900 por persona')).toBeVisible();
    expect(within(sheet()).getByText(/^Total para/)).toHaveTextContent(/^Total para 40: desde \$476\.000$/);
  });

  it('is left out when no option has a number as its price', async () => {
    await setUpOpen('Flan');
    fill('Invitados', '40');
    expect(within(sheet()).queryByText(/por persona|Total|estimación/)).not.toBeInTheDocument();
  });

  it('has no total for guests that are no number', async () => {
    await setUpOpen('Pizza party');
    fill('Invitados', 'muchos');
    expect(within(sheet()).queryByText(/Total/)).not.toBeInTheDocument();
  });
});

describe('the message', () => {
  it('is in the link before anything is filled in', async () => {
    await setUpOpen('Pizza party');
    expect(send()).toHaveAttribute('target', '_blank');
    expect(send()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(send().href).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=5491100000000&text=Hola/);
    expect(message()).toBe(`Hola, mi nombre es *Sin especificar* y quiero cotizar un evento.

*Fecha:* *Sin especificar*

*Entrada:*
Sin especificar

*Menu principal:*
- Pizza party

*Postre:*
Sin especificar

*Bebidas:*
Sin especificar`);
  });

  it('holds the chosen options, the name and the date', async () => {
    const user = await setUpOpen(
      'Pizza party',
      'Asado criollo',
      'Tabla de fiambres',
      'Flan',
      'Gaseosas & agua',
    );
    await user.type(field('Tu nombre'), '50% & más #1 + ñ 😀');
    fill('Fecha del evento', '2099-12-03');
    expect(message()).toBe(`Hola, mi nombre es 50% & más #1 + ñ 😀 y quiero cotizar un evento.

*Fecha:* 03/12/2099

*Entrada:*
- Tabla de fiambres

*Menu principal:*
- Asado criollo
- Pizza party

*Postre:*
- Flan

*Bebidas:*
- Gaseosas & agua`);
  });

  it('holds every field that is filled in, and ends with the estimate', async () => {
    await setUpAt(NOW, 'Pizza party', 'Flan');
    fill('Tu nombre', 'Ana');
    fill('Fecha del evento', '2026-12-12');
    fill('Invitados', '40');
    fill('Tipo de evento', 'Casamiento');
    fill('Hora', '21:00');
    fill('Zona', 'Palermo');
    fill('Celíacos', '2');
    fill('Vegetarianos', '1');
    fill('Veganos', '3');
    fill('Comentarios', 'Sin picante');
    expect(message()).toBe(`Hola, mi nombre es Ana y quiero cotizar un evento.

*Fecha:* 12/12/2026

*Invitados:* 40

*Evento:* Casamiento

*Hora:* 21:00

*Zona:* Palermo

*Menús especiales:* 2 celíacos, 1 vegetariano, 3 veganos

*Comentarios:* Sin picante

*Entrada:*
Sin especificar

*Menu principal:*
- Pizza party

*Postre:*
- Flan

*Bebidas:*
Sin especificar

*Estimado:* desde $11.900 por persona, desde $476.000 en total (precios al 21/11/2026)`);
  });

  it('is addressed to the phone of the configuration', async () => {
    jest.replaceProperty(config, 'WHATSAPP_PHONE', '5493515550000');
    await setUpOpen('Pizza party');
    expect(new URL(send().href).searchParams.get('phone')).toBe('5493515550000');
  });

  it('is updated with each letter of the name', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(field('Tu nombre'), 'Ana');
    expect(message()).toMatch(/^Hola, mi nombre es Ana y/);
    await user.type(field('Tu nombre'), '{Backspace}');
    expect(message()).toMatch(/^Hola, mi nombre es An y/);
    await user.clear(field('Tu nombre'));
    expect(message()).toMatch(/^Hola, mi nombre es \*Sin especificar\* y/);
  });

  it.each([
    ['instagram', '(Los encontré por Instagram)'],
    ['google', '(Los encontré por Google)'],
  ])('ends with the source of a visit from %s, where the business wants it', async (source, line) => {
    jest.replaceProperty(config, 'MESSAGE_ORIGIN', true);
    localStorage.setItem('trafficSource', source);
    await setUpOpen('Pizza party');
    expect(message()?.endsWith(`\n\n${line}`)).toBe(true);
  });

  it('does not name the source unless the business wants it', async () => {
    localStorage.setItem('trafficSource', 'instagram');
    await setUpOpen('Pizza party');
    expect(message()).not.toContain('Los encontré');
  });

  it('names no source that is not known', async () => {
    jest.replaceProperty(config, 'MESSAGE_ORIGIN', true);
    localStorage.setItem('trafficSource', 'other');
    await setUpOpen('Pizza party');
    expect(message()).not.toContain('Los encontré');
  });
});

describe('each detail', () => {
  it.each([
    ['Invitados', '1.200', '*Invitados:* 1200'],
    ['Tipo de evento', 'Cumpleaños', '*Evento:* Cumpleaños'],
    ['Hora', '09:05', '*Hora:* 09:05'],
    ['Zona', 'Villa Crespo', '*Zona:* Villa Crespo'],
    ['Celíacos', '1', '*Menús especiales:* 1 celíaco'],
    ['Vegetarianos', '12', '*Menús especiales:* 12 vegetarianos'],
    ['Veganos', '1', '*Menús especiales:* 1 vegano'],
    ['Comentarios', 'Hay una rampa', '*Comentarios:* Hay una rampa'],
  ])('is a paragraph of the message after the date: %s', async (label, value, line) => {
    await setUpAt(NOW, 'Flan');
    const before = message() ?? '';
    fill(label, value);
    expect(message()).toBe(before.replace('\n\n*Entrada:*', `\n\n${line}\n\n*Entrada:*`));
  });

  it('leaves the message when it is cleared', async () => {
    await setUpAt(NOW, 'Flan');
    const before = message();
    fill('Zona', 'Palermo');
    expect(message()).not.toBe(before);
    fill('Zona', '');
    expect(message()).toBe(before);
  });

  it('offers five types of event, and none', async () => {
    await setUpAt(NOW, 'Flan');
    const types = within(field('Tipo de evento')).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'Sin elegir',
      'Casamiento',
      'Cumpleaños',
      'Corporativo',
      'Fiesta',
      'Otro',
    ]);
    expect(field('Tipo de evento')).toHaveValue('');
  });

  it('is not required', async () => {
    await setUpAt(NOW, 'Flan');
    for (const input of within(sheet()).getAllByRole('textbox')) expect(input).not.toBeRequired();
    for (const label of ['Fecha del evento', 'Hora', 'Tipo de evento'])
      expect(field(label)).not.toBeRequired();
  });
});

describe('the details', () => {
  const toggle = () => screen.getByText('Agregar detalles (opcional)');

  it('are folded at first, and unfold and fold by their header', async () => {
    const user = await setUpOpen('Pizza party');
    expect(field('Zona')).not.toBeVisible();
    await user.click(toggle());
    expect(field('Zona')).toBeVisible();
    await user.click(toggle());
    expect(field('Zona')).not.toBeVisible();
  });

  it('stay in the message when they are folded', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(toggle());
    fill('Zona', 'Palermo');
    await user.click(toggle());
    expect(message()).toContain('*Zona:* Palermo');
    await user.click(toggle());
    expect(field('Zona')).toHaveValue('Palermo');
  });

  it.each([
    ['Tipo de evento', 'Fiesta'],
    ['Hora', '21:00'],
    ['Zona', 'Palermo'],
    ['Celíacos', '2'],
    ['Vegetarianos', '2'],
    ['Veganos', '2'],
    ['Comentarios', 'Hay una rampa'],
  ])('are unfolded when the sheet opens again with %s filled in', async (label, value) => {
    const user = await setUpOpen('Pizza party');
    openDetails();
    fill(label, value);
    await user.click(closeButton());
    await user.click(tab());
    expect(field(label)).toBeVisible();
    expect(field(label)).toHaveValue(value);
  });

  it('are folded when the sheet opens again and nothing was filled in', async () => {
    const user = await setUpOpen('Pizza party');
    openDetails();
    fill('Invitados', '40');
    await user.click(closeButton());
    await user.click(tab());
    expect(field('Zona')).not.toBeVisible();
  });
});

describe('a number that is none', () => {
  it.each([
    ['Invitados', 'muchos'],
    ['Invitados', '0'],
    ['Invitados', '-1'],
    ['Invitados', '1e9'],
    ['Celíacos', 'dos'],
    ['Vegetarianos', '-1'],
    ['Veganos', '2,5'],
  ])('gets a sentence beside its field, and is left out of the message: %s %s', async (label, text) => {
    await setUpAt(NOW, 'Pizza party');
    const before = message();
    fill(label, text);
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription('Poné un número entero, de 1 a 9.999.');
    expect(message()).toBe(before);
  });

  it.each(['Celíacos', 'Vegetarianos', 'Veganos'])('is not 0 %s, who are not named', async (label) => {
    await setUpAt(NOW, 'Pizza party');
    const before = message();
    fill(label, '0');
    expect(field(label)).toBeValid();
    expect(field(label)).toHaveAccessibleDescription('');
    expect(message()).toBe(before);
  });

  it('loses its sentence when it is mended', async () => {
    await setUpAt(NOW, 'Pizza party');
    fill('Invitados', 'muchos');
    fill('Invitados', '40');
    expect(field('Invitados')).toBeValid();
    expect(field('Invitados')).toHaveAccessibleDescription('');
  });

  it('does not keep the request from being sent', async () => {
    const user = await setUpOpen('Pizza party');
    fill('Invitados', '1e9');
    await user.click(send());
    expect(followed).toHaveLength(1);
    expect(messageIn(followed[0]?.href ?? '')).toContain('- Pizza party');
  });
});

describe('the date', () => {
  it('is from 2023 to the year 9999', async () => {
    await setUpOpen('Pizza party');
    expect(field('Fecha del evento')).toHaveAttribute('min', '2023-01-01');
    expect(field('Fecha del evento')).toHaveAttribute('max', '9999-12-31');
  });

  it('is shown day first and in words, with the days until then', async () => {
    await setUpAt(NOW, 'Pizza party');
    expect(screen.queryByText(/Elegiste/)).not.toBeInTheDocument();
    fill('Fecha del evento', '2026-12-12');
    expect(field('Fecha del evento')).toHaveAccessibleDescription(
      'Elegiste el 12/12/2026: sábado 12 de diciembre de 2026, faltan 21 días.',
    );
    expect(screen.getByText(/Elegiste/)).toHaveAttribute('role', 'status');
  });

  it('gets a hint when it has passed, and is sent', async () => {
    await setUpAt(NOW, 'Pizza party');
    fill('Fecha del evento', '2024-02-29');
    expect(field('Fecha del evento')).toHaveAccessibleDescription(
      'Elegiste el 29/02/2024: jueves 29 de febrero de 2024. Ese día ya pasó; igual podés enviar la solicitud.',
    );
    expect(message()).toContain('*Fecha:* 29/02/2024');
  });

  it.each([
    ['2025-12-30', true],
    ['2025-12-31', false],
    ['2026-01-01', false],
  ])('%s has passed, late in the evening of New Year’s Eve in Buenos Aires: %s', async (date, passed) => {
    await setUpAt(new Date('2026-01-01T02:59:00Z'), 'Pizza party');
    fill('Fecha del evento', date);
    expect(screen.getByText(/Elegiste el/)).toBeVisible();
    expect(screen.queryByText(/Ese día ya pasó/) !== null).toBe(passed);
  });
});

describe('the hour', () => {
  const HINT = 'Esa hora ya pasó; igual podés enviar la solicitud.';

  it.each([
    ['2026-11-21', '11:29', HINT],
    ['2026-11-21', '11:30', ''],
    ['2026-11-22', '11:29', ''],
    ['', '11:29', ''],
    // The day has a hint of its own then.
    ['2026-11-20', '11:29', ''],
  ])('gets a hint when it has passed today: %s %s', async (date, time, hint) => {
    await setUpAt(NOW, 'Pizza party');
    fill('Fecha del evento', date);
    fill('Hora', time);
    expect(field('Hora')).toHaveAccessibleDescription(hint);
    expect(field('Hora')).toBeValid();
    expect(message()).toContain(`*Hora:* ${time}`);
  });
});

describe('the comments', () => {
  const comments = () => /\*Comentarios:\* (.*)/.exec(message() ?? '')?.[1];

  it('are counted', async () => {
    await setUpAt(NOW, 'Pizza party');
    expect(field('Comentarios')).toHaveAccessibleDescription('');
    fill('Comentarios', 'Sin picante 🌶️');
    expect(field('Comentarios')).toHaveAccessibleDescription('14 de 500 caracteres');
  });

  it('are not said to be long at 500 characters', async () => {
    await setUpAt(NOW, 'Pizza party');
    fill('Comentarios', 'a'.repeat(500));
    expect(field('Comentarios')).toHaveAccessibleDescription('500 de 500 caracteres');
    expect(comments()).toHaveLength(500);
  });

  it('are sent with their first 500 characters, which a sentence says', async () => {
    await setUpAt(NOW, 'Pizza party');
    fill('Comentarios', 'a'.repeat(5_000));
    expect(field('Comentarios')).toHaveAccessibleDescription(
      'Es largo: se envía el comienzo. 5000 de 500 caracteres',
    );
    expect(field('Comentarios')).toHaveValue('a'.repeat(5_000));
    expect(comments()).toBe('a'.repeat(500));
  });

  it('are sent in one line', async () => {
    await setUpAt(NOW, 'Pizza party');
    fill('Comentarios', 'Sin picante\n\n*Entrada:*\n- Nada 🎉');
    expect(comments()).toBe('Sin picante *Entrada:* - Nada 🎉');
  });

  it('are shortened in a link of at most 4,000 characters', async () => {
    await setUpAt(NOW, 'Pizza party');
    fill('Comentarios', '🎉'.repeat(500));
    expect(send().href.length).toBeLessThanOrEqual(4_000);
    expect(comments()).toMatch(/^🎉{200,400}…$/u);
  });
});

describe('a name of many lines and emoji', () => {
  it('is written in one line', async () => {
    await setUpOpen('Pizza party');
    // A pasted line break: the input drops it, where the browser has not yet.
    fill('Tu nombre', 'Ana 👩‍🍳\u2028*Fecha:* hoy');
    expect(message()).toMatch(
      /^Hola, mi nombre es Ana 👩‍🍳 \*Fecha:\* hoy y quiero cotizar un evento\.\n\n\*Fecha:\* \*Sin/u,
    );
  });
});

describe('Enter', () => {
  it.each([
    'Tu nombre',
    'Fecha del evento',
    'Invitados',
    'Hora',
    'Zona',
    'Celíacos',
    'Vegetarianos',
    'Veganos',
  ])('sends the request from the field %s', async (label) => {
    const user = await setUpOpen('Pizza party');
    openDetails();
    await user.click(field(label));
    await user.keyboard('{Enter}');
    expect(followed).toEqual([{ href: send().href, target: '_blank', rel: 'noopener noreferrer' }]);
    expect(submitted.count).toBe(0);
  });

  it('sends what was typed just before', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(field('Tu nombre'), 'Ana{Enter}');
    expect(messageIn(followed[0]?.href ?? '')).toMatch(/^Hola, mi nombre es Ana y/);
  });

  it('is a line break in the comments', async () => {
    const user = await setUpOpen('Pizza party');
    openDetails();
    await user.type(field('Comentarios'), 'uno{Enter}dos');
    expect(field('Comentarios')).toHaveValue('uno\ndos');
    expect(followed).toEqual([]);
    expect(submitted.count).toBe(0);
  });

  it('sends nothing when it belongs to an input method', async () => {
    await setUpOpen('Pizza party');
    fireEvent.keyDown(field('Tu nombre'), { key: 'Enter', isComposing: true });
    expect(followed).toEqual([]);
  });
});

describe('the send button', () => {
  it('is a link that opens the message', async () => {
    const user = await setUpOpen('Pizza party');
    const { href } = send();
    await user.click(send());
    expect(followed).toEqual([{ href, target: '_blank', rel: 'noopener noreferrer' }]);
  });

  it('keeps the panel open, the ticks and the name', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(field('Tu nombre'), 'Ana');
    await user.click(send());
    expect(sheet()).toBeVisible();
    expect(field('Tu nombre')).toHaveValue('Ana');
    expect(box('Pizza party')).toBeChecked();
  });

  it('does not reload the page or change its address', async () => {
    const before = window.location.href;
    const user = await setUpOpen('Pizza party');
    await user.type(field('Tu nombre'), 'Ana{Enter}');
    await user.click(send());
    await user.click(cancel());
    expect(submitted.count).toBe(0);
    expect(window.location.href).toBe(before);
  });

  it('is in a form that sends no request when the browser submits it', async () => {
    await setUpOpen('Pizza party');
    openDetails();
    expect(sheet().closest('form')).toHaveAttribute('method', 'dialog');
    expect(document.querySelector('[type=submit], [type=image], button:not([type])')).toBeNull();
  });
});
