import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsInFolder } from './count-store';

let folder: string;
const file = () => join(folder, 'counts.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the file holds after this is added to what it held. */
function afterAdding(key: string, before: object = {}) {
  writeFileSync(file(), JSON.stringify(before));
  void countsInFolder(folder).add(new Map([[key, 1]]));
  return JSON.parse(readFileSync(file(), 'utf8'));
}

it('counts are added up in the file', () => {
  expect(afterAdding('2026-11-21 visit instagram', { '2026-11-21 visit instagram': 5 })).toEqual({
    '2026-11-21 visit instagram': 6,
  });
});

it('counts of a campaign, which earlier versions kept, belong to its source', () => {
  const before = { '2026-11-21 visit other': 2, '2026-11-21 visit other volante': 3 };
  expect(afterAdding('2026-11-21 visit other', before)).toEqual({ '2026-11-21 visit other': 6 });
});

it('counts of a later version stay in the file', () => {
  expect(afterAdding('2026-11-21 visit other', { '2026-11-21 call other': 3 })).toMatchObject({
    '2026-11-21 call other': 3,
  });
});

it.each([
  ['of the next day', -1],
  ['of a clock 400 days ahead', -400],
])('the file keeps its newest 90 days, including a day %s', (_, ago) => {
  const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);
  const lastDays = Array.from({ length: 90 }, (_, days) => dayBefore(days));
  const before = Object.fromEntries(lastDays.map((day) => [`${day} visit google`, 1]));
  const days = Object.keys(afterAdding(`${dayBefore(ago)} visit google`, before)).map((key) =>
    key.slice(0, 10),
  );
  expect(days.sort().reverse()).toEqual([dayBefore(ago), ...lastDays.slice(0, 89)]);
});

it.each(['', '{"2026-11-21 visit google":', '[]', '{"2026-11-21 visit google":"many"}'])(
  'a file that holds %j is a failure, and stays as it is',
  (text) => {
    writeFileSync(file(), text);
    const { add } = countsInFolder(folder);
    expect(() => add(new Map([['2026-11-21 visit google', 1]]))).toThrow();
    expect(readFileSync(file(), 'utf8')).toBe(text);
  },
);

it('a folder that cannot be made is a failure', () => {
  writeFileSync(join(folder, 'full'), '');
  const { add } = countsInFolder(join(folder, 'full', 'of files'));
  expect(() => add(new Map([['2026-11-21 visit google', 1]]))).toThrow();
});
