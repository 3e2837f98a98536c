import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsInFolder } from './count-store';

let folder: string;
const file = () => join(folder, 'counts.json');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') });
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

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

it('counts of a later version stay in the file', () => {
  expect(afterAdding('2026-11-21 visit other', { '2026-11-21 call other': 3 })).toMatchObject({
    '2026-11-21 call other': 3,
  });
});

it('the file keeps the last 90 days', () => {
  const before = { '2026-08-24 visit google': 1, '2026-08-23 visit google': 1 };
  expect(Object.keys(afterAdding('2026-11-21 visit google', before))).toEqual([
    '2026-08-24 visit google',
    '2026-11-21 visit google',
  ]);
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
