import { countsTable } from './counts-table';

const days = ['2026-11-20', '2026-11-21'];

const report = {
  '2026-11-19': { google: { visit: 1_000 } },
  '2026-11-20': { google: { visit: 10, 'first-tick': 8 }, instagram: { visit: 30 } },
  '2026-11-21': { instagram: { visit: 10, 'first-tick': 12, sheet: 15, request: 3 }, other: { contact: 1 } },
};

/** The cells of the lines that begin with this name, without blanks between them. */
const rowsOf = (name: string, campaigns = {}) =>
  countsTable(report, campaigns, days)
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(name.length).trim().split(/ {2,}/));

it('a day has the sums of all sources', () => {
  expect(rowsOf('2026-11-20')).toEqual([['40', '8', '0', '0', '0', '0', '0']]);
});

it('a source has the share of visitors who go on at each step', () => {
  expect(rowsOf('instagram')[0]).toEqual(['40', '12 (30 %)', '15 (125 %)', '3 (20 %)', '0', '0', '0']);
});

it('the total covers only the days that are shown', () => {
  expect(rowsOf('todos')[0]?.slice(0, 2)).toEqual(['50', '20 (40 %)']);
});

it('the sentence names the step at which most visitors are lost', () => {
  expect(countsTable(report, {}, days)).toMatch(/De 15, 3 \(20 %\) abrieron WhatsApp con su pedido: /);
});

it('the sentence says what to do if nobody came', () => {
  expect(countsTable({}, {}, days)).toMatch(/no se contó ninguna visita\. Compartí un enlace/);
});

it('a campaign has the sums of all its sources', () => {
  const ofFlyer = { '2026-11-21': { other: { visit: 4, 'first-tick': 1 }, google: { visit: 1 } } };
  expect(rowsOf('volante-de-la-feria', { 'volante-de-la-feria': ofFlyer })[0]?.slice(0, 2)).toEqual([
    '5',
    '1 (20 %)',
  ]);
});

it('without campaigns there is no table of them', () => {
  expect(rowsOf('campaña')).toEqual([]);
});

it('the legend says that an opened request is not yet sent', () => {
  expect(countsTable(report, {}, days)).toMatch(/^ {2}abren pedido +abrieron la solicitud, sin mandarla/m);
});
