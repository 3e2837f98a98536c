import { countsText } from './counts-text';

const counts = new Map([
  ['2026-08-25 visit google', 1_000],
  ['2026-11-20 first-tick google', 8],
  ['2026-11-20 visit google', 10],
  ['2026-11-20 visit instagram', 30],
  ['2026-11-21 contact other', 1],
  ['2026-11-21 first-tick instagram', 12],
  ['2026-11-21 visit instagram', 10],
]);

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') }));
afterEach(() => jest.useRealTimers());

const lines = () => countsText(counts).split('\n');

/** The cells of the line that begins with this name. */
const cellsOf = (name: string) =>
  lines()
    .find((line) => line.startsWith(name))
    ?.slice(name.length)
    .trim()
    .split(/ {2,}/);

it('a day has the sums of all sources', () => {
  expect(cellsOf('2026-11-20')).toEqual(['40', '8', '0', '0', '0', '0', '0']);
});

it('the last 14 days stand in the table, today first', () => {
  const days = lines().flatMap((line) => /^\d{4}-\d\d-\d\d/.exec(line) ?? []);
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-11-21', '2026-11-08']);
});

it.each([
  ['Instagram', '40', '12'],
  ['Google', '1010', '8'],
  ['otros', '0', '0'],
  ['todos', '1050', '20'],
])('%s has its sums of all days', (name, visits, ticks) => {
  expect(cellsOf(name)?.slice(0, 2)).toEqual([visits, ticks]);
});

it('the legend says that an opened request is not yet sent', () => {
  expect(countsText(new Map())).toMatch(/^ {2}abren pedido +abrieron la solicitud, sin mandarla/m);
});
