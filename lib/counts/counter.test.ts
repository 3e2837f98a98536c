import type { CountStore } from './count-store';
import { Counter } from './counter';

const MINUTE_MS = 60_000;

let stored: Map<string, number>[];
let store: CountStore;

beforeEach(() => {
  // 23:30 on the day before, in Buenos Aires.
  jest.useFakeTimers({ now: new Date('2026-11-22T02:30:00Z') });
  stored = [];
  store = {
    add: async (counts) => {
      stored.push(counts);
    },
    read: async () => new Map([['2026-11-20 visit google', 3]]),
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a count is not written before a minute has passed', async () => {
  new Counter(store).count('visit google');
  await jest.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(stored).toEqual([]);
});

it('a count is written as a sum after a minute', async () => {
  const counter = new Counter(store);
  counter.count('visit google');
  counter.count('visit google');
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stored).toEqual([new Map([['2026-11-21 visit google', 2]])]);
});

it('a count is written only once', async () => {
  const counter = new Counter(store);
  counter.count('visit google');
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  counter.count('chat other');
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stored[1]).toEqual(new Map([['2026-11-21 chat other', 1]]));
});

it('nothing is written while nothing is counted', async () => {
  new Counter(store);
  await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(stored).toEqual([]);
});

describe('while writing fails,', () => {
  let log: jest.SpyInstance;
  let works: CountStore['add'];

  beforeEach(async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    works = store.add;
    const full = Promise.reject(new Error('the disk is full'));
    full.catch(() => undefined);
    store.add = () => full;
    new Counter(store).count('visit google');
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
  });

  it('the failure is reported once', () => {
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('counts are kept for later', async () => {
    store.add = works;
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(stored).toEqual([new Map([['2026-11-21 visit google', 1]])]);
  });
});

it('the report includes counts that are not written yet', async () => {
  const counter = new Counter(store);
  counter.count('visit google');
  expect(await counter.report()).toEqual({
    '2026-11-20': { google: { visit: 3 } },
    '2026-11-21': { google: { visit: 1 } },
  });
});

describe('the counts of a campaign', () => {
  const countSome = () => {
    const counter = new Counter(store);
    for (const name of ['visit google', 'visit google feria', 'visit other feria', 'chat other volante'])
      counter.count(name);
    return counter;
  };

  it('are part of their source’s counts', async () => {
    const { '2026-11-21': today } = await countSome().report();
    expect(today).toEqual({ google: { visit: 2 }, other: { visit: 1, chat: 1 } });
  });

  it('are reported by campaign', async () => {
    expect(await countSome().reportByCampaign([])).toEqual({
      feria: { '2026-11-21': { google: { visit: 1 }, other: { visit: 1 } } },
      volante: { '2026-11-21': { other: { chat: 1 } } },
    });
  });

  it('are empty without visits', async () => {
    expect(await new Counter(store).reportByCampaign(['feria'])).toEqual({ feria: {} });
  });
});

it('the report leaves out unknown days or events', async () => {
  store.read = async () =>
    new Map([
      ['__proto__ visit google', 1],
      ['2026-11-20 call google', 1],
      ['2026-11-20 visit bing', 1],
      ['2026-11-20 visit google ../x', 1],
    ]);
  expect(await new Counter(store).report()).toEqual({});
});

describe('of a flood', () => {
  /** How many of 60 simultaneous events are counted. */
  const flood = (counter: Counter) =>
    Array.from({ length: 60 }, () => counter.count('visit google')).filter(Boolean).length;

  it('50 events are counted', () => {
    expect(flood(new Counter(store))).toBe(50);
  });

  it('50 more are counted a second later', () => {
    const counter = new Counter(store);
    flood(counter);
    jest.advanceTimersByTime(1_000);
    expect(flood(counter)).toBe(50);
  });
});
