import { execFile, execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { memoryOf } from '../load/memory';
import { expect, test } from '../support/cluster-test';
import { Nginx } from '../support/nginx';
import { request } from '../support/request';
import { temporaryFolder } from '../support/site';

/** Of each figure; they take turns. */
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 50;

/** The least that nginx may send from its cache, against what it sends of the same bytes from a file. */
const MIN_SHARE_OF_FILE = 0.7;

/** Requests a page, compressed with brotli, as fast as it can. @returns responses a second */
async function rateOf(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${SECONDS}s`],
    ...['--header', 'Accept-Encoding: br', url],
  ]);
  expect(stdout).not.toMatch(/Non-2xx|Socket errors/);
  return Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]);
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Megabytes of nginx and its workers, of which they share a part. */
function memoryOfAll(pid: number): number {
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return [pid, ...children.map(Number)].map(memoryOf).reduce((sum, memory) => sum + memory);
}

test('nginx sends a page from its cache about as fast as a file', async ({ startAdminApi, startSite }) => {
  const api = await startAdminApi();
  const options = { env: { ADMIN_API_URL: api.url } };
  const first = await startSite(options);
  const second = await startSite(options);
  const file = join(temporaryFolder(), 'page');
  const { body } = await request(`${first.url}/eventos`, { 'accept-encoding': 'br' });
  await writeFile(file, body);
  const nginx = await Nginx.start(
    [first.address, second.address],
    `location = /file { alias ${file}; default_type "text/html; charset=utf-8"; add_header Content-Encoding br; }`,
  );

  const rates = { one: [0], two: [0], cache: [0], file: [0] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.one[round] = await rateOf(`${first.url}/eventos`);
    const both = await Promise.all([rateOf(`${first.url}/eventos`), rateOf(`${second.url}/eventos`)]);
    rates.two[round] = both[0] + both[1];
    rates.cache[round] = await rateOf(`${nginx.url}/eventos`);
    rates.file[round] = await rateOf(`${nginx.url}/file`);
  }
  const share = median(rates.cache.map((rate, round) => rate / (rates.file[round] ?? 0)));
  const row = (rate: number[], memory: number) => ({
    'pages a second': Math.round(median(rate)),
    'memory, MB': Math.round(memory),
  });
  console.table({
    'one instance': row(rates.one, memoryOf(first.pid)),
    'two instances': row(rates.two, memoryOf(first.pid) + memoryOf(second.pid)),
    'nginx from its cache, TLS': row(rates.cache, memoryOfAll(nginx.pid)),
    'nginx from a file, TLS': row(rates.file, memoryOfAll(nginx.pid)),
  });
  console.log(`cache against file: ${share.toFixed(2)}`);
  await nginx.stop();
  expect(share).toBeGreaterThan(MIN_SHARE_OF_FILE);
});
