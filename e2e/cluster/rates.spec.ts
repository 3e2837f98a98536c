import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/cluster-test';
import { Nginx } from '../support/nginx';
import { request } from '../support/request';
import { temporaryFolder } from '../support/site';

/** Of each figure; they take turns. */
const ROUNDS = 5;

/** The least that nginx may send from its cache, against what it sends of the same bytes from a file. */
const MIN_SHARE_OF_FILE = 0.7;

/** Requests a page, compressed with brotli, as fast as it can. @returns responses a second */
async function rateOf(url: string): Promise<number> {
  const options = ['--threads', '1', '--connections', '50', '--duration', '2s'];
  const { stdout } = await promisify(execFile)('wrk', [...options, '--header', 'Accept-Encoding: br', url]);
  expect(stdout).not.toMatch(/Non-2xx|Socket errors/);
  return Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]);
}

test('nginx sends a page from its cache about as fast as a file', async ({
  sharedInstances: [first, second],
}) => {
  const file = join(temporaryFolder(), 'page');
  await writeFile(file, (await request(`${first.url}/eventos`, { 'accept-encoding': 'br' })).body);
  const nginx = await Nginx.start(
    [first.address, second.address],
    `location = /file { alias ${file}; default_type "text/html; charset=utf-8"; add_header Content-Encoding br; }`,
  );
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates = { instance: await rateOf(`${first.url}/eventos`), cache: 0, file: 0 };
    rates.cache = await rateOf(`${nginx.url}/eventos`);
    rates.file = await rateOf(`${nginx.url}/file`);
    shares.push(rates.cache / rates.file);
    console.log('pages a second:', rates);
  }
  await nginx.stop();
  expect(shares.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]).toBeGreaterThan(MIN_SHARE_OF_FILE);
});
