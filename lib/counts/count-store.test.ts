import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsInFolder } from './count-store';

let folder: string;
const file = () => join(folder, 'counts.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('counts are added up in the file', async () => {
  const { add, read } = countsInFolder(folder);
  await add(new Map([['2026-11-21 visit instagram', 5]]));
  await add(new Map([['2026-11-21 visit instagram', 1]]));
  expect(Object.fromEntries(await read())).toEqual({ '2026-11-21 visit instagram': 6 });
});

it('counts of a later version stay in the file', async () => {
  writeFileSync(file(), JSON.stringify({ '2026-11-21 call other': 3 }));
  const { add, read } = countsInFolder(folder);
  await add(new Map([['2026-11-21 visit instagram', 5]]));
  expect(Object.fromEntries(await read())).toMatchObject({ '2026-11-21 call other': 3 });
});

describe('the file keeps its newest 90 days', () => {
  const dayBefore = (ago: number) => new Date(Date.UTC(2026, 10, 21 - ago)).toISOString().slice(0, 10);
  const lastDays = Array.from({ length: 90 }, (_, ago) => dayBefore(ago));

  /** The days in a file that held the last 90 days, after something was counted on `day`. */
  async function daysAfterCountingOn(day: string): Promise<string[]> {
    const counts = lastDays.map((known) => [`${known} visit google`, 1] as const);
    writeFileSync(file(), JSON.stringify(Object.fromEntries(counts)));
    const { add, read } = countsInFolder(folder);
    await add(new Map([[`${day} visit google`, 1]]));
    return [...(await read()).keys()]
      .map((key) => key.split(' ')[0] ?? '')
      .sort()
      .reverse();
  }

  it.each([
    ['of the next day', dayBefore(-1)],
    ['of a clock 400 days ahead', dayBefore(-400)],
  ])('including a day %s', async (_, day) => {
    expect(await daysAfterCountingOn(day)).toEqual([day, ...lastDays.slice(0, 89)]);
  });

  it('without a day older than all of them', async () => {
    expect(await daysAfterCountingOn(dayBefore(90))).toEqual(lastDays);
  });
});

describe.each(['', '{"2026-11-21 visit google":', '[]', '{"2026-11-21 visit google":"many"}', 'null'])(
  'a file that holds %j',
  (text) => {
    let log: jest.SpyInstance;

    beforeEach(async () => {
      log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      writeFileSync(file(), text);
      await countsInFolder(folder).add(new Map([['2026-11-21 visit google', 1]]));
    });

    it('is set aside', () => {
      expect(readFileSync(`${file()}.unreadable`, 'utf8')).toBe(text);
      expect(readdirSync(folder)).toEqual(['counts.json', 'counts.json.unreadable']);
    });

    it('is reported once', () => {
      expect(log).toHaveBeenCalledTimes(1);
    });
  },
);

describe('a folder that cannot be made', () => {
  const startFull = () => {
    writeFileSync(join(folder, 'full'), '');
    return countsInFolder(join(folder, 'full', 'of files'));
  };

  it('fails to add counts', async () => {
    await expect(startFull().add(new Map([['2026-11-21 visit google', 1]]))).rejects.toThrow();
  });

  it('fails to read counts', async () => {
    await expect(startFull().read()).rejects.toThrow();
  });
});
