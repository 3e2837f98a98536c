import { request } from '../support/request';
import { expect, test } from '../support/server-test';

const script = /\/_next\/static\/chunks\/[\w.-]+\.js/;
const styleSheet = /\/_next\/static\/chunks\/[\w.-]+\.css/;
const photo = /\/images\/prepared\/[\w.-]+\.avif/;

test('files with a hash in their name are cached for a year, pages only by proxies', async ({ siteUrl }) => {
  const html = (await request(siteUrl)).body.toString();
  for (const pattern of [script, styleSheet, photo]) {
    const { status, headers } = await request(`${siteUrl}${pattern.exec(html)?.[0]}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/^public, ?max-age=31536000, ?immutable$/);
  }
  for (const path of ['/', '/eventos', '/presupuesto', '/eventos?_rsc=1']) {
    const { headers } = await request(`${siteUrl}${path}`);
    expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=0, s-maxage=10']);
  }
});
