import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/cluster-test';
import { Nginx } from '../support/nginx';
import { request } from '../support/request';
import { temporaryFolder } from '../support/site';

/** Requests a page, compressed with brotli, as fast as it can. @returns responses a second */
async function rateOf(url: string): Promise<number> {
  const options = ['--threads', '1', '--connections', '50', '--duration', '2s'];
  const { stdout } = await promisify(execFile)('wrk', [...options, '--header', 'Accept-Encoding: br', url]);
  expect(stdout).not.toMatch(/Non-2xx|Socket errors/);
  return Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]);
}

test('nginx sends a page from its cache about as fast as a file', async ({ sharedInstances: [site] }) => {
  const file = join(temporaryFolder(), 'page');
  await writeFile(file, (await request(`${site.url}/eventos`, { 'accept-encoding': 'br' })).body);
  const nginx = await Nginx.start(
    [site.address],
    `location = /file { alias ${file}; default_type "text/html; charset=utf-8"; add_header Content-Encoding br; }`,
  );
  const shares: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const rates = { cache: await rateOf(`${nginx.url}/eventos`), file: await rateOf(`${nginx.url}/file`) };
    console.log('pages a second:', rates);
    shares.push(rates.cache / rates.file);
  }
  await nginx.stop();
  expect(shares.sort((a, b) => a - b)[2]).toBeGreaterThan(0.7);
});
