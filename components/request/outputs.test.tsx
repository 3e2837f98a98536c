import { TextEncoder } from 'node:util';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { answerTo } from '@/lib/answer/answer-to';
import { calendarFile } from '@/lib/answer/calendar';
import { readMessage } from '@/lib/answer/read-message';
import { answerSum } from '@/lib/answer/sum';
import { answerText } from '@/lib/answer/text';
import type { MenuCategory } from '@/lib/content/rows/menu/judge-menu';
import { parseMenus } from '@/lib/content/rows/menu/read-menu';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { MenuDesigner } from './MenuDesigner';
import { sheet, tick } from './testing';

const facts = { ...sampleFacts, email: 'hola@catering.example' };

const names = ['A Pedido', 'Menú asado', '🥟 Entradas', 'POSTRES', 'Bebidas:', 'Menú infantil'];

const amount = fc.oneof(
  fc.integer({ min: 10_000, max: 90_000 }),
  fc.integer({ min: 1e6, max: 9e6 }).map((cents) => cents / 100),
);

/** An option, whether it is ticked, and what is typed for it. */
const option = fc.record({
  price: fc.oneof({ weight: 6, arbitrary: amount }, fc.constantFrom('desde 9.500', undefined)),
  unit: fc.constantFrom('persona', 'persona', 'evento', 'todos'),
  minimum: fc.option(fc.nat(60), { nil: undefined }),
  isTicked: fc.boolean(),
  servings: fc.constantFrom('', '', '4', 'todos'),
});

/** The options of each category, and who comes. */
const order = fc.record({
  options: fc.tuple(...names.map(() => fc.array(option, { minLength: 1, maxLength: 2 }))),
  guests: fc.constantFrom('40', '80-100', 'unos 80', ''),
  children: fc.constantFrom('', '8'),
});

type Order = typeof order extends fc.Arbitrary<infer T> ? T : never;

const titleOf = (category: number, place: number) => `Plato ${category}, número ${place}`;

function menuOf({ options }: Order) {
  const categories = options.map((some, category) => [
    names[category],
    some.map(({ price, unit, minimum }, place) => ({
      title: titleOf(category, place),
      price,
      unit,
      minimum,
    })),
  ]);
  return parseMenus(JSON.parse(JSON.stringify(Object.fromEntries(categories)))).content ?? [];
}

/** What the business makes of a message: its answer, and the calendar's event. */
function answersTo(message: string, menus: readonly MenuCategory[]) {
  const { name, childRate } = sampleFacts;
  const terms = { conditions: [], accept: 'Acepto', validDays: 7, depositPercent: 50 };
  const business = { name, childRate, vatRate: undefined, ...terms };
  const read = readMessage(message);
  if (!read) throw new Error('The message was not read.');
  const offered = menus.flatMap(({ options }) => options);
  const answer = answerTo(read, message, offered, business, new Date());
  const sum = answerSum(answer, childRate);
  const file = answer.date && calendarFile(answer, sum, business, new Date());
  return {
    answer: answerText(answer, sum, business),
    calendar: file.replaceAll('\r\n ', '').replace(/\\(.)/g, '$1'),
  };
}

/** Ticks some of the menu, fills in the sheet, and gives what each place says of it. Undefined if nothing is ticked. */
async function outputsOf(one: Order) {
  const menus = menuOf(one);
  const ticked = one.options.flatMap((some, category) =>
    some.flatMap(({ isTicked, servings }, place) =>
      isTicked ? [{ title: titleOf(category, place), servings }] : [],
    ),
  );
  if (ticked.length === 0) return undefined;
  render(<MenuDesigner menus={menus} facts={facts} />);
  await tick(...ticked.map(({ title }) => title));
  await sheet.open();
  sheet.fill('Tu nombre', 'Ana & Luis');
  sheet.fill('Fecha del evento', '2099-12-03');
  sheet.fill('Invitados', one.guests);
  sheet.fill('Chicos de 4 a 9', one.children);
  for (const { title, servings } of ticked) {
    const field = screen.queryByLabelText<HTMLInputElement>(`para cuántas personas: ${title}`);
    if (field) fireEvent.input(field, { target: { value: servings } });
  }
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

/** @returns the total in the message; empty without one */
function expectSameFigures(
  outputs: NonNullable<Awaited<ReturnType<typeof outputsOf>>>,
  guests: string,
): string {
  const { tab, summary, sheet, shown, link, mail, print, answer, calendar } = outputs;
  const { line, total } = figuresIn(link);
  for (const place of [sheet, print]) expect(place).toContain(total);
  for (const place of [tab, summary]) expect(place).toContain(total && `${total} para ${guests}`);
  expect(shown).toContain(link);
  if (!mail.endsWith('(sigue por WhatsApp)')) expect(mail).toContain(line);
  // Where the message has one figure the business states the same; `desde` only if guests are left over, else it has to quote.
  const stated = [`Total: ${total}`, ...(total.startsWith('$') ? [] : ['Total: a confirmar'])];
  for (const text of [answer.replaceAll('*', ''), calendar])
    expect(stated.some((one) => text.includes(one))).toBe(true);
  for (const text of Object.values(outputs)) expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
  return total;
}

describe('with an encoder', () => {
  beforeAll(() => {
    // jsdom lacks it.
    globalThis.TextEncoder = TextEncoder;
  });

  it('one request shows the same figures everywhere', async () => {
    let totals = 0;
    const property = fc.asyncProperty(order, async (one) => {
      localStorage.clear();
      const outputs = await outputsOf(one);
      if (outputs) totals += Number(expectSameFigures(outputs, one.guests) !== '');
    });
    await fc.assert(property.afterEach(cleanup), { numRuns: 20 });
    expect(totals).toBeGreaterThan(0);
  });
});
