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
    add: (counts) => {
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
  let counter: Counter;

  beforeEach(async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    works = store.add;
    const full = Promise.reject(new Error('the disk is full'));
    full.catch(() => undefined);
    store.add = () => full;
    counter = new Counter(store);
    for (let minute = 0; minute < 2; minute += 1) {
      counter.count('visit google');
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
    }
  });

  it('the failure is reported once', () => {
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('counts are kept for later', async () => {
    store.add = works;
    counter.count('visit google');
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(stored).toEqual([new Map([['2026-11-21 visit google', 3]])]);
  });

  it('counts are written when the process ends', () => {
    store.add = works;
    counter.end();
    expect(stored).toEqual([new Map([['2026-11-21 visit google', 2]])]);
  });
});

it('the report includes counts that are not written yet', async () => {
  const counter = new Counter(store);
  counter.count('visit google');
  expect([...(await counter.report())]).toEqual([
    ['2026-11-20 visit google', 3],
    ['2026-11-21 visit google', 1],
  ]);
});

it('the report leaves out unknown days or events', async () => {
  store.read = async () =>
    new Map([
      ['__proto__ visit google', 1],
      ['2026-11-20 call google', 1],
      ['2026-11-20 visit bing', 1],
    ]);
  expect((await new Counter(store).report()).size).toBe(0);
});

it('when the process ends what waits is written before anything else runs', () => {
  const counter = new Counter(store);
  counter.count('visit google');
  counter.end();
  expect(stored).toEqual([new Map([['2026-11-21 visit google', 1]])]);
});

it('when the process ends whoever waits for the first count of the minute goes on', async () => {
  const counter = new Counter(store);
  const written = counter.count('visit google');
  counter.end();
  await expect(written).resolves.toBeUndefined();
});

it('when the process ends a late count is written at once', () => {
  const counter = new Counter(store);
  counter.end();
  counter.count('chat other');
  expect(stored).toEqual([new Map([['2026-11-21 chat other', 1]])]);
});
