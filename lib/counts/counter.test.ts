import type { CountStore } from './count-store';
import { Counter } from './counter';

const MINUTE_MS = 60_000;

let stored: Map<string, number>[];
let store: CountStore;

beforeEach(() => {
  // 23:30 of the day before in Buenos Aires.
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

it('what was counted is written once a minute', async () => {
  const counter = new Counter(store);
  counter.count('visit google');
  counter.count('visit google');
  await jest.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(stored).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(stored).toEqual([new Map([['2026-11-21 visit google', 2]])]);
  counter.count('chat other');
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stored[1]).toEqual(new Map([['2026-11-21 chat other', 1]]));
});

it('nothing is written while nothing is counted', async () => {
  new Counter(store);
  await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(stored).toEqual([]);
});

it('what cannot be written is written a minute later', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { add } = store;
  const full = Promise.reject(new Error('the disk is full'));
  full.catch(() => undefined);
  store.add = () => full;
  const counter = new Counter(store);
  counter.count('visit google');
  await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(log).toHaveBeenCalledTimes(1);
  store.add = add;
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stored).toEqual([new Map([['2026-11-21 visit google', 1]])]);
});

it('the report has the sums of the store with what is not written yet', async () => {
  const counter = new Counter(store);
  counter.count('visit google');
  expect(await counter.report()).toEqual({
    '2026-11-20': { google: { visit: 3 } },
    '2026-11-21': { google: { visit: 1 } },
  });
});

it('the report leaves out what is no day or no event of this version', async () => {
  store.read = async () =>
    new Map([
      ['__proto__ visit google', 1],
      ['2026-11-20 call google', 1],
      ['2026-11-20 visit bing', 1],
    ]);
  expect(await new Counter(store).report()).toEqual({});
});

it('of a flood 50 a second are counted', () => {
  const counter = new Counter(store);
  const flood = () => Array.from({ length: 60 }, () => counter.count('visit google')).filter(Boolean).length;
  expect(flood()).toBe(50);
  jest.advanceTimersByTime(1_000);
  expect(flood()).toBe(50);
});
