import { request } from '../support/http';
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

// A redirect by 307 is kept by nobody unless a header says so (https://www.rfc-editor.org/rfc/rfc9110#section-15.4.8).
test('a browser asks each time for what has no hash in its name', async ({ siteUrl }) => {
  const kept = /max-age=[1-9]|stale-while-revalidate|immutable/;
  for (const path of [
    ...['/no-existe', '/m/abc123', '/ig', '/robots.txt', '/sitemap.xml'],
    ...[
      '/icon.svg',
      '/apple-icon.png',
      '/favicon.ico',
      '/avatars/0123456789abcdef',
      '/images/prepared/none.avif',
    ],
    ...['/api/health', '/api/counts', '/api/revalidate'],
  ]) {
    const { status, headers } = await request(`${siteUrl}${path}`);
    const isAsked = headers['cache-control'] !== undefined || status === 307;
    expect([path, isAsked, kept.test(headers['cache-control'] ?? '')]).toEqual([path, true, false]);
  }
});
