import { request } from '../support/http';
import { expect, test } from '../support/server-test';
import { refresh } from '../support/site';

/** Requests with a word that no page holds, in each place that Next reads. */
const visits: [what: string, path: string, headers: Record<string, string>][] = [
  ['a nonce', '/eventos', { 'content-security-policy': "script-src 'nonce-evil'" }],
  ['cookies', '/eventos', { cookie: '__prerender_bypass=evil; __next_preview_data=evil' }],
  ['a host', '/eventos', { forwarded: 'host=evil.example', 'x-forwarded-host': 'evil.example' }],
  ['a crawler', '/eventos', { 'user-agent': 'evil Googlebot', purpose: 'prefetch' }],
  ['an action', '/eventos', { 'next-action': 'evil' }],
  [
    'a state of the router',
    '/eventos?evil',
    { rsc: '1', 'next-url': '/evil', 'next-router-state-tree': encodeURIComponent('["evil",{}]') },
  ],
  [
    'a segment',
    '/eventos',
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/evil' },
  ],
  [
    'a path of a proxy',
    '/eventos',
    { 'x-invoke-path': '/evil', 'x-matched-path': '/evil', 'x-nextjs-data': '1' },
  ],
  ['a rewrite', '/eventos', { 'x-middleware-rewrite': '/evil', 'x-middleware-prefetch': '1' }],
  ['a route', '/eventos', { 'x-now-route-matches': '1=evil', 'x-prerender-revalidate': 'evil' }],
  ['a query', '/eventos?evil=evil&evil2=%22%3E', {}],
  ['a query of the home page', '/?evil', {}],
  ["a query of the router's", '/eventos?evil=evil&_rsc=evil', { rsc: '1' }],
  ['a path that does not exist', '/evil?evil', {}],
];

test('no part of a request gets into the cached pages', async ({ startSite }) => {
  const site = await startSite({ content: {} });
  for (const [what, path, headers] of visits) {
    // Otherwise the refresh would outdate nothing.
    site.api.content.menus = { Postres: [{ title: `Flan con ${what}` }] };
    expect((await refresh(site)).status).toBe(200);
    // The page is rendered for this request.
    await request(`${site.url}${path}`, headers);
    for (const next of ['/', '/eventos', '/no-existe']) {
      const page = await request(`${site.url}${next}`);
      expect(page.body.toString(), `${next} after ${what}`).not.toContain('evil');
      const routerData = await fetch(`${site.url}${next}?_rsc`, { headers: { rsc: '1' } });
      expect(await routerData.text(), `router data of ${next} after ${what}`).not.toContain('evil');
    }
  }
});

/** A `User-Agent` for each name that Next 16.4.6 takes for a program that needs a page of its own (`htmlLimitedBots` in next.config.mjs). */
const programs =
  'AdsBot-Google Google-PageRenderer Chrome-Lighthouse Slurp DuckDuckBot baiduspider yandex sogou bitlybot tumblr vkShare redditbot ia_archiver Bingbot BingPreview applebot facebookexternalhit facebookcatalog Twitterbot LinkedInBot Slackbot Discordbot WhatsApp SkypeUriPreview Yeti googleweblight'
    .split(' ')
    .concat('quora link preview');

test('programs that make previews and lists get the page that browsers get', async ({ siteUrl }) => {
  for (const path of ['/', '/eventos']) {
    const browser = await request(`${siteUrl}${path}`);
    const title = browser.body.indexOf('<meta property="og:title"');
    expect(title).toBeGreaterThan(0);
    expect(title).toBeLessThan(browser.body.indexOf('</head>'));
    for (const program of programs) {
      const { status, headers, body } = await request(`${siteUrl}${path}?evil=evil`, {
        'user-agent': `${program}/2.0`,
      });
      expect([program, status, headers['content-security-policy']]).toEqual([
        program,
        200,
        browser.headers['content-security-policy'],
      ]);
      expect(body.equals(browser.body), program).toBe(true);
    }
  }
});

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
