import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { parseMenus } from '@/lib/content/menus';
import { parseJson } from '@/lib/content/source/parse-json';
import { madeUp } from '@/lib/quotation/testing';
import { business } from '@/lib/site/business';
import { MenuDesigner } from './MenuDesigner';
import { press, settle, sheet, tab } from './testing';

type MadeUp = ReturnType<typeof madeUp>;

function menuFrom({ upTo, oneOf, text }: MadeUp) {
  const option = (name: string) => ({
    title: `${name} ${text()}`,
    price: oneOf<number | string | undefined>(upTo(90_000), upTo(9_000_000) / 100, 'desde 9.500', undefined),
    unit: oneOf('persona', 'persona', 'evento'),
    minimum: oneOf(undefined, upTo(60)),
  });
  const names = ['A Pedido', 'Menú asado', '🥟 Entradas', 'POSTRES', 'Bebidas:'];
  const options = names.map((name) => [name, Array.from({ length: 1 + upTo(2) }, (_, i) => option(`${i}`))]);
  return parseMenus(parseJson(JSON.stringify(Object.fromEntries(options))), jest.fn()).content ?? [];
}

/** Ticks some of a made-up menu, fills in the sheet, and gives what each place of the page says of it. */
async function outputsOf(seed: number, guests: string) {
  const made = madeUp(seed);
  render(<MenuDesigner menus={menuFrom(made)} />);
  await settle();
  for (const box of document.querySelectorAll<HTMLInputElement>('input[name]:not([role])'))
    if (made.upTo(2) > 0) fireEvent.click(box);
  await settle();
  const ofMenu = {
    tab: tab()?.textContent ?? '',
    summary: screen.getByRole('region', { name: 'Tu menú' }).textContent ?? '',
  };
  await sheet.open();
  sheet.fill('Tu nombre', made.text());
  sheet.fill('Invitados', guests);
  for (const field of screen.queryAllByLabelText<HTMLInputElement>(/^para cuántas personas/))
    fireEvent.input(field, { target: { value: made.oneOf('', '', `${1 + made.upTo(8)}`) } });
  await press('Ver mensaje');
  const mail = within(sheet.element()).getByRole<HTMLAnchorElement>('link', { name: 'Por correo' });
  return {
    ...ofMenu,
    sheet: sheet.element().textContent ?? '',
    shown: screen.getByRole('region', { name: 'Mensaje' }).textContent ?? '',
    link: sheet.message() ?? '',
    mail: new URL(mail.href).searchParams.get('body') ?? '',
    print: document.querySelector('article')?.textContent ?? '',
  };
}

describe('one request', () => {
  beforeAll(() => {
    business.email = 'hola@catering.example';
  });

  afterAll(() => {
    delete business.email;
  });

  const cases = ['40', '80-100', 'unos 80', ''].flatMap((guests) => [1, 2, 3].map((seed) => [seed, guests]));

  it.each(cases as [number, string][])('shows the same figures everywhere: %d, %j', async (seed, guests) => {
    const { tab, summary, sheet, shown, link, mail, print } = await outputsOf(seed, guests);
    const [, figure = ''] =
      /Todavía|elegidas?(?:.*?)((?:desde )?\$[\d.,]+ por (?:persona|evento)(?: \+ \$[\d.,]+)?)/.exec(
        summary,
      ) ?? [];
    expect(tab).toContain(figure);
    const [estimated = '', total = ''] =
      /\*Estimado:\* .*?, ((?:entre .* y )?(?:desde )?\$[\d.,]+) en total.*/.exec(link) ?? [];
    expect(total !== '').toBe(guests === '40' || guests === '80-100');
    for (const place of [sheet, print]) expect(place).toContain(total);
    expect(shown).toContain(link);
    if (!mail.endsWith('(sigue por WhatsApp)')) expect(mail).toContain(estimated.replaceAll('*', ''));
    for (const text of [tab, summary, sheet, shown, link, mail, print])
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
    cleanup();
  });
});
