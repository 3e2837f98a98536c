import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsInFolder } from './count-store';

let folder: string;
const file = () => join(folder, 'counts.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
  // 23:30 of the day before in Buenos Aires.
  jest.useFakeTimers({ now: new Date('2026-11-22T02:30:00Z'), doNotFake: ['nextTick'] });
});
afterEach(() => jest.restoreAllMocks());

it('counts are added up in the file, which holds those of the last 90 days, of tomorrow and of names of a later version', async () => {
  const kept = {
    '2026-08-24 visit google': 1,
    '2026-11-22 visit other': 2,
    '2026-11-21 call other': 3,
  };
  writeFileSync(file(), JSON.stringify({ ...kept, '2026-08-23 visit google': 9 }));
  const { add, read } = countsInFolder(folder);
  await add(new Map([['2026-11-21 visit instagram', 5]]));
  await add(new Map([['2026-11-21 visit instagram', 1]]));
  expect(Object.fromEntries(await read())).toEqual({ ...kept, '2026-11-21 visit instagram': 6 });
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(Object.fromEntries(await read()));
});

it.each(['', '{"2026-11-21 visit google":', '[]', '{"2026-11-21 visit google":"many"}', 'null'])(
  'a file that holds %j is set aside, and named on the console',
  async (text) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(file(), text);
    await countsInFolder(folder).add(new Map([['2026-11-21 visit google', 1]]));
    expect(readFileSync(`${file()}.unreadable`, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['counts.json', 'counts.json.unreadable']);
    expect(log).toHaveBeenCalledTimes(1);
  },
);

it('counts that cannot be written are refused as a whole', async () => {
  writeFileSync(join(folder, 'full'), '');
  const { add, read } = countsInFolder(join(folder, 'full', 'of files'));
  await expect(add(new Map([['2026-11-21 visit google', 1]]))).rejects.toThrow();
  await expect(read()).rejects.toThrow();
});
