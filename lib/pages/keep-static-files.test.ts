import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@/lib/quotation/dates';
import { keepStaticFiles } from './keep-static-files';

let own: string;
let shared: string;

beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'own-'));
  shared = join(mkdtempSync(join(tmpdir(), 'shared-')), 'static');
  mkdirSync(join(own, 'chunks'));
  writeFileSync(join(own, 'chunks/a1.js'), 'a');
});

/** Puts a file into the shared folder, as an earlier build has done. */
function leave(name: string, daysAgo: number) {
  mkdirSync(shared, { recursive: true });
  writeFileSync(join(shared, name), name);
  const then = new Date(Date.now() - daysAgo * DAY_MS);
  utimesSync(join(shared, name), then, then);
}

it('the files of the build are copied', async () => {
  await keepStaticFiles(own, shared);
  expect(readFileSync(join(shared, 'chunks/a1.js'), 'utf8')).toBe('a');
});

it('files of a build of the last 30 days stay', async () => {
  leave('b2.js', 29);
  await keepStaticFiles(own, shared);
  expect(readdirSync(shared)).toContain('b2.js');
});

it('files of no build of the last 30 days are deleted', async () => {
  leave('c3.js', 31);
  await keepStaticFiles(own, shared);
  expect(readdirSync(shared)).not.toContain('c3.js');
});

it('a file that this build shares with an old one stays', async () => {
  mkdirSync(join(shared, 'chunks'), { recursive: true });
  leave('chunks/a1.js', 31);
  await keepStaticFiles(own, shared);
  expect(readdirSync(join(shared, 'chunks'))).toEqual(['a1.js']);
});

it('the files of a process that runs for months stay', async () => {
  jest.useFakeTimers();
  await keepStaticFiles(own, shared);
  // One timer, after which the clock is 40 days on. Forty timers would write their times to the file in any order.
  jest.setSystemTime(Date.now() + 40 * DAY_MS);
  jest.advanceTimersByTime(DAY_MS);
  jest.useRealTimers();
  // The use is noted asynchronously. If it never is, the test times out.
  const lastUse = () => statSync(join(shared, 'chunks/a1.js')).mtimeMs;
  while (lastUse() < Date.now() + 30 * DAY_MS) await new Promise(setImmediate);
});

it('a folder that cannot be written is reported in one line', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  writeFileSync(join(own, 'file'), '');
  await keepStaticFiles(own, join(own, 'file/static'));
  expect(log.mock.calls).toEqual([[expect.stringContaining('[static] ')]]);
});
