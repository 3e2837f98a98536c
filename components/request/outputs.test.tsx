import { TextEncoder } from 'node:util';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { answerTo } from '@/lib/answer/answer-to';
import { calendarFile } from '@/lib/answer/calendar';
import { readMessage } from '@/lib/answer/read-message';
import { sumOf } from '@/lib/answer/sum';
import { answerText } from '@/lib/answer/text';
import { type MenuCategory, parseMenus } from '@/lib/content/rows/menu/menu';
import { madeUp } from '@/lib/testing/made-up';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { MenuDesigner } from './MenuDesigner';
import { settle, sheet } from './testing';

const facts = { ...sampleFacts, email: 'hola@catering.example' };

type MadeUp = ReturnType<typeof madeUp>;

function menuFrom({ upTo, oneOf, text }: MadeUp) {
  // Where all prices are numbers, the business's answer has a total.
  const words = oneOf<(string | undefined)[]>([], ['desde 9.500', undefined]);
  const option = (name: string) => ({
    title: `${name} ${text()}`,
    price: oneOf<number | string | undefined>(
      10_000 + upTo(90_000),
      (1_000_000 + upTo(9_000_000)) / 100,
      ...words,
    ),
    unit: oneOf('persona', 'persona', 'evento'),
    minimum: oneOf(undefined, upTo(60)),
  });
  const names = ['A Pedido', 'Menú asado', '🥟 Entradas', 'POSTRES', 'Bebidas:'];
  const options = names.map((name) => [
    name,
    Array.from({ length: 1 + upTo(2) }, (_, i) => option(`${name.at(-2)}${i}`)),
  ]);
  return parseMenus(JSON.parse(JSON.stringify(Object.fromEntries(options)))).content ?? [];
}

/** What the business makes of a message: its answer, and the calendar's event. */
function answersTo(message: string, menus: readonly MenuCategory[]) {
  const { name, children: childRate } = sampleFacts;
  const read = readMessage(message);
  if (!read) throw new Error('The message was not read.');
  const offered = menus.flatMap(({ options }) => options);
  const answer = answerTo(read, message, offered, { validDays: 7, depositPercent: 50 }, new Date());
  const sum = sumOf(answer, childRate);
  const file = calendarFile(answer, sum, { name, childRate }, new Date());
  return {
    answer: answerText(answer, sum, {
      name,
      childRate,
      vatRate: undefined,
      conditions: [],
      accept: 'Acepto',
    }),
    calendar: file?.text.replaceAll('\r\n ', '').replace(/\\(.)/g, '$1') ?? '',
  };
}

/** Ticks some of a made-up menu, fills in the sheet, and gives what each place says of it. */
async function outputsOf(seed: number, guests: string) {
  const made = madeUp(seed);
  const menus = menuFrom(made);
  render(<MenuDesigner menus={menus} facts={facts} />);
  await settle();
  for (const box of document.querySelectorAll<HTMLInputElement>('input[name]:not([role])'))
    if (made.upTo(2) > 0) fireEvent.click(box);
  await settle();
  await sheet.open();
  sheet.fill('Tu nombre', made.text());
  sheet.fill('Fecha del evento', '2099-12-03');
  sheet.fill('Invitados', guests);
  sheet.fill('Chicos de 4 a 9', made.oneOf('', '8'));
  for (const field of screen.queryAllByLabelText<HTMLInputElement>(/^para cuántas personas/))
    fireEvent.input(field, { target: { value: made.oneOf('', '', `${1 + made.upTo(8)}`) } });
  const [mail] = within(sheet.element()).getAllByRole<HTMLAnchorElement>('link', { name: 'Por correo' });
  const link = sheet.message() ?? '';
  return {
    tab: document.querySelector('[aria-haspopup=dialog]')?.textContent ?? '',
    summary: document.querySelector('[aria-labelledby=tu-menu]')?.textContent ?? '',
    ...answersTo(link, menus),
    link,
    sheet: sheet.element().textContent ?? '',
    shown: screen.getByText('Ver mensaje').parentElement?.textContent ?? '',
    mail: new URL(mail?.href ?? '').searchParams.get('body') ?? '',
    print: document.querySelector('article')?.textContent ?? '',
  };
}

/** The estimate in a message: its whole line, and the total; empty without one. */
function figuresIn(message: string) {
  const [line = ''] = /\*Estimado:\* .*/.exec(message) ?? [];
  const [total = ''] =
    /(?:entre \$[\d.,]+ y |desde )?\$[\d.]+(?:,\d\d)?(?:(?= en total)|, más lo que falta cotizar)/.exec(
      line,
    ) ?? [];
  return { line: line.replaceAll('*', ''), total };
}

describe('one request', () => {
  beforeAll(() => {
    // jsdom lacks it.
    globalThis.TextEncoder = TextEncoder;
  });

  const cases = ['40', '80-100', 'unos 80', ''].flatMap((guests) =>
    [1, 2, 3, 4].map((seed) => [seed, guests]),
  );

  it.each(cases as [number, string][])('shows the same figures everywhere: %d, %j', async (seed, guests) => {
    const outputs = await outputsOf(seed, guests);
    const { tab, summary, sheet, shown, link, mail, print, answer, calendar } = outputs;
    const { line, total } = figuresIn(link);
    expect(total !== '').toBe(guests === '40' || guests === '80-100');
    for (const place of [sheet, print]) expect(place).toContain(total);
    for (const place of [tab, summary]) expect(place).toContain(total && `${total} para ${guests}`);
    expect(shown).toContain(link);
    if (!mail.endsWith('(sigue por WhatsApp)')) expect(mail).toContain(line);
    // The business states a total only if the message does, as one figure.
    const answered = total.startsWith('$') ? `Total: ${total}` : 'Total: a confirmar';
    for (const text of [answer.replaceAll('*', ''), calendar]) expect(text).toContain(answered);
    for (const text of Object.values(outputs)) expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
    cleanup();
  });
});
