import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from '../support/request';
import { expect, test } from '../support/server-test';
import { temporaryFolder } from '../support/site';

const BUILDS = 303;
const REQUESTS = 200;

test('a missing file costs no more than any other refusal, with 303 kept builds', async ({ startSite }) => {
  const CONTENT_CACHE_DIR = temporaryFolder();
  for (let number = 0; number < BUILDS; number += 1) {
    const build = join(CONTENT_CACHE_DIR, `builds/build-${number}`);
    await mkdir(join(build, 'chunks'), { recursive: true });
    for (let file = 0; file < 20; file += 1) await writeFile(join(build, `chunks/${number}-${file}.js`), '');
    await utimes(build, new Date(), new Date());
  }
  const { url } = await startSite({ env: { CONTENT_CACHE_DIR } });

  /** Milliseconds that the middle one of such requests takes. */
  async function costOf(path: string): Promise<number> {
    const times: number[] = [];
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      const start = performance.now();
      expect((await request(`${url}${path}`)).status).toBeGreaterThanOrEqual(400);
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[REQUESTS / 2] ?? 0;
  }
  const long = 'a'.repeat(4_000);
  await costOf('/_next/image');
  const costs = {
    'no picture of a review': await costOf('/_next/image'),
    'missing file': await costOf('/_next/static/chunks/a.js'),
    'missing file, 4 kB': await costOf(`/_next/static/${long}.js`),
    'missing file, 2,000 folders': await costOf(`/_next/static/${'a/'.repeat(2_000)}a.js`),
  };
  console.table(costs);
  const refusal = costs['no picture of a review'];
  for (const cost of Object.values(costs)) expect(cost).toBeLessThan(refusal + 1);
});
