import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { count, counting, countingCampaigns, countsByCampaign, countsOf } from '../support/counts';
import { request } from '../support/request';
import { rosario } from '../support/rosario';
import { expect, test as serverTest } from '../support/server-test';
import { freePort, projectRoot, secret, temporaryFolder } from '../support/site';

const test = serverTest.extend<object, { countingUrl: string }>({
  // Only for tests that do not check sums: they share this site.
  countingUrl: [
    async ({ startSharedSite }, use) => use((await startSharedSite({ env: countingCampaigns() })).url),
    { scope: 'worker' },
  ],
});

test('events are added up across restarts', async ({ startSite }) => {
  const env = { ...counting, CONTENT_CACHE_DIR: temporaryFolder() };
  const first = await startSite({ env });
  for (const event of ['visit instagram', 'visit instagram', 'sheet google'])
    expect(await count(first.url, event)).toBe(204);
  expect(await countsOf(first.url)).toEqual({ 'visit instagram': 2, 'sheet google': 1 });
  expect(await first.stop()).toBe(143);
  const second = await startSite({ env });
  expect(await count(second.url, 'visit instagram')).toBe(204);
  expect(await countsOf(second.url)).toEqual({ 'visit instagram': 3, 'sheet google': 1 });
});

test('no trace of a visitor is stored or logged', async ({ startSite }) => {
  const env = { ...counting, CONTENT_CACHE_DIR: temporaryFolder() };
  const site = await startSite({ env });
  const traces = {
    'user-agent': 'Mozilla/5.0 (trace)',
    'x-forwarded-for': '203.0.113.9',
    cookie: 'id=trace',
    referer: 'https://trace.example/',
    'sec-fetch-site': 'same-origin',
  };
  expect(await count(site.url, 'visit instagram', traces)).toBe(204);
  expect(await site.stop()).toBe(143);
  const stored = readFileSync(join(env.CONTENT_CACHE_DIR, 'counts.json'), 'utf8');
  expect(stored).toMatch(/^{"\d{4}-\d{2}-\d{2} visit instagram":1}$/);
  const others = ['menus.json', 'testimonials.json'];
  expect(readdirSync(env.CONTENT_CACHE_DIR).sort()).toEqual(['counts.json', ...others].sort());
  expect(site.output).not.toMatch(/trace|203\.0|count|visit/);
});

test('events of a campaign are added up across restarts', async ({ startSite }) => {
  const env = { ...countingCampaigns(), CONTENT_CACHE_DIR: temporaryFolder() };
  const first = await startSite({ env });
  expect(await count(first.url, 'visit other volante')).toBe(204);
  expect(await first.stop()).toBe(143);
  const { url } = await startSite({ env });
  expect(await count(url, 'visit instagram volante')).toBe(204);
  expect((await countsByCampaign(url)).volante).toEqual({ 'visit other': 1, 'visit instagram': 1 });
  expect(await countsOf(url)).toEqual({ 'visit other': 1, 'visit instagram': 1 });
});

/** Runs `npm run counts` and returns its output, or its error message if it fails. */
function runCounts(...args: string[]): Promise<string> {
  const script = join(projectRoot, 'lib/commands/counts.mjs');
  return promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...process.env, REVALIDATE_SECRET: secret },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  );
}

test('npm run counts prints the sums', async ({ startSite }) => {
  const { url } = await startSite({ env: countingCampaigns() });
  for (let visit = 0; visit < 3; visit += 1) expect(await count(url, 'visit instagram')).toBe(204);
  for (let visit = 0; visit < 2; visit += 1) expect(await count(url, 'visit other volante')).toBe(204);
  const printed = await runCounts(url);
  expect(printed).toMatch(/^instagram +3 +0 \(0 %\)/m);
  expect(printed).toMatch(/^volante +2 +0 \(0 %\)/m);
  expect(printed).toMatch(/^instagram +█{30} 3$/m);
  expect(printed).toMatch(/^De 5, 0 \(0 %\) marcaron algo: /m);
});

test('npm run counts prints the links to share', async ({ countingUrl }) => {
  const printed = await runCounts('--links', `${countingUrl}/`);
  expect(printed).toContain(`\n${countingUrl}/ig/eventos\n`);
  for (const name of ['volante', 'feria-2026', 'boletin', 'tiktok'])
    expect(printed).toContain(`\n${countingUrl}/eventos?utm_campaign=${name}\n`);
});

test('npm run counts writes the QR codes of campaigns as pictures', async ({ countingUrl }) => {
  const folder = temporaryFolder();
  await runCounts(countingUrl, '--qr', folder);
  const files = rosario.campaigns.flatMap((name) => [`${name}.svg`, `${name}_eventos.svg`]);
  expect(readdirSync(folder).sort()).toEqual(files.sort());
  // A QR code of version 4 is 33 modules wide, with a margin of four on each side.
  expect(readFileSync(join(folder, 'volante.svg'), 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 410 410"/);
});

test('npm run counts says in one sentence what is wrong', async ({ siteUrl }) => {
  expect(await runCounts('catering.example')).toBe(
    'catering.example no es una dirección: escribila como https://tu-sitio\n',
  );
  const nobody = `http://127.0.0.1:${await freePort()}`;
  expect(await runCounts(nobody)).toBe(`${nobody} no responde: ECONNREFUSED\n`);
  expect(await runCounts(siteUrl)).toContain('El sitio no cuenta nada');
  expect(await runCounts(siteUrl, '--days', '91')).toBe('--days es un número de 1 a 90, no 91.\n');
  expect(await runCounts(siteUrl, '--link')).toMatch(/^Para ver qué contó el sitio:/);
});

for (const [what, names] of [
  ['outside its folder for a hostile site', ['../../elsewhere']],
  ['for a site with thousands of campaigns', Array.from({ length: 12_933 }, (_, index) => `c${index}`)],
] as const)
  test(`npm run counts writes no file ${what}`, async () => {
    const campaigns = JSON.stringify(Object.fromEntries(names.map((name) => [name, {}])));
    const server = createServer((_, response) => response.end(campaigns)).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const folder = temporaryFolder();
    expect(await runCounts(`http://localhost:${port}`, '--qr', join(folder, 'a/b'))).toMatch(/responde otra/);
    expect(readdirSync(folder)).toEqual([]);
    server.close();
  });

test('an invalid, foreign or unwanted event is not counted', async ({ startSite }) => {
  const { url } = await startSite({ env: counting });
  const refused: [status: number, body: string, headers?: Record<string, string>, method?: string][] = [
    [400, ''],
    [400, 'visit'],
    [400, 'visit bing'],
    [400, 'visit other volante'],
    [400, 'constructor other'],
    [400, 'visit other\n'],
    [400, '{"event":"visit","source":"other"}', { 'content-type': 'application/json' }],
    [413, 'visit other'.padEnd(101)],
    [403, 'visit other', { 'sec-fetch-site': 'cross-site' }],
    [403, 'visit other', { 'sec-fetch-site': 'none' }],
    [204, 'visit other', { 'sec-gpc': '1' }],
    [204, 'visit other', { dnt: '1' }],
    [405, '', {}, 'GET'],
    [405, 'visit other', {}, 'PUT'],
  ];
  for (const [status, body, headers, method] of refused)
    expect(await count(url, body, headers, method), `${method} ${body.slice(0, 40)}`).toBe(status);
  expect(await countsOf(url)).toEqual({});
});

test('at most 50 events a second are counted', async ({ startSite }) => {
  const { url } = await startSite({ env: counting });
  const start = performance.now();
  const statuses = await Promise.all(Array.from({ length: 300 }, () => count(url, 'visit other')));
  const seconds = Math.ceil((performance.now() - start) / 1_000) + 1;
  const counted = statuses.filter((status) => status === 204).length;
  for (const status of statuses) expect([204, 429]).toContain(status);
  expect(counted).toBeLessThanOrEqual(seconds * 50);
  expect(await countsOf(url)).toEqual({ 'visit other': counted });
});

test('the sums can only be read with the secret', async ({ countingUrl }) => {
  for (const path of ['/api/counts', '/api/counts/campaigns']) {
    const statusOf = async (headers: Record<string, string>, method = 'GET') =>
      (await request(countingUrl + path, headers, { method })).status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer guess' })).toBe(401);
    expect(await statusOf({}, 'POST')).toBe(405);
    expect(await statusOf({ authorization: `Bearer ${secret}` })).toBe(200);
  }
});

test('without COUNTS there is neither script nor route', async ({ siteUrl }) => {
  expect(await count(siteUrl, 'visit other')).toBe(404);
  for (const path of ['/api/counts', '/api/counts/campaigns'])
    expect((await request(siteUrl + path)).status).toBe(404);
  expect(await (await fetch(siteUrl)).text()).not.toMatch(/sendBeacon|api\/count/);
});
