import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from '../support/server-test';
import { builtSite, refresh, temporaryFolder } from '../support/site';

/** Fails unless all security headers are there, and one policy: two headers would be joined by a comma. */
function expectGuarded(headers: Headers, policy: RegExp) {
  expect(headers.get('content-security-policy')).toMatch(policy);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|,/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\)/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['x-powered-by', 'set-cookie', 'server', 'access-control-allow-origin'])
    expect(headers.has(name)).toBe(false);
}

/** Scripts of this site and inline ones of this page, and no others. */
const PAGE =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'; .*base-uri 'none'/;
const NO_PAGE = /^default-src 'none'; (base-uri|frame-ancestors) 'none'/;

/** Texts of the elements that a policy lets run, or be applied, by their hashes only. */
function inlineTexts(html: string, selector: string): string[] {
  const elements = new JSDOM(html).window.document.querySelectorAll(selector);
  return Array.from(elements, ({ textContent }) => textContent ?? '').filter((text) => text !== '');
}

const INLINE_SCRIPTS = 'script:not([src], [data-src], [type="application/ld+json"])';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test.describe('security headers', () => {
  for (const [what, path, status, policy] of [
    ['the home page', '/', 200, PAGE],
    ['the events page', '/eventos', 200, PAGE],
    ['a page that is not there', '/no/existe', 404, PAGE],
    ['a route handler that is not there', '/api/nada', 404, PAGE],
    ['an address that cannot be read', '/%E0%A4%A', 404, PAGE],
    ['a campaign link', '/ig', 307, NO_PAGE],
    ['an address with a slash too many', '/eventos/', 308, NO_PAGE],
    ['an address with two slashes', '//evil.example', 308, NO_PAGE],
    ['a photo', '/images/hero.jpg', 200, NO_PAGE],
    ['an icon', '/favicon.ico', 200, NO_PAGE],
    ['a preview', '/opengraph-image', 200, NO_PAGE],
    ['the robots file', '/robots.txt', 200, NO_PAGE],
    ['a script that is not there', '/_next/static/nada.js', 404, NO_PAGE],
    ['a foreign avatar', '/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=96&q=75', 400, NO_PAGE],
    ['an avatar', '/_next/image?url=%2Fimages%2Fhero.jpg&w=96&q=75', 200, NO_PAGE],
    ['a route handler', '/api/health', 200, NO_PAGE],
    ['a method that is not allowed', '/api/revalidate', 405, NO_PAGE],
  ] as const) {
    test(`${what} has all of them, and one policy`, async ({ siteUrl }) => {
      const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
      expect(response.status).toBe(status);
      expectGuarded(response.headers, policy);
    });
  }

  test('a page keeps its policy while it is refreshed and after', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
    api.content.menus = { Postres: [{ title: 'Torta nueva' }] };
    const states = new Set<string | null>();
    await expect
      .poll(async () => {
        const response = await fetch(`${site.url}/eventos`);
        expectGuarded(response.headers, PAGE);
        states.add(response.headers.get('x-nextjs-cache'));
        return response.text();
      })
      .toContain('Torta nueva');
    expect(states).toContain('STALE');
  });

  test('a page that is rendered while the visitor waits has a policy that admits its scripts', async ({
    siteWith,
  }) => {
    const { site } = await siteWith();
    await refresh(site);
    const response = await fetch(`${site.url}/eventos`);
    expect(response.headers.get('x-nextjs-cache')).not.toBe('HIT');
    expectGuarded(response.headers, PAGE);
    const scripts = inlineTexts(await response.text(), INLINE_SCRIPTS);
    expect(scripts).not.toEqual([]);
    for (const script of scripts)
      expect(response.headers.get('content-security-policy')).toContain(hashOf(script));
  });

  test('however long the menu, the policy admits its scripts and is short enough for any proxy', async ({
    siteWith,
  }) => {
    const options = Array.from({ length: 40 }, (_, index) => ({ title: `Opción ${index}`, price: index }));
    const { site } = await siteWith({
      menus: Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`Menú ${index}`, options])),
    });
    const response = await fetch(`${site.url}/eventos`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.length).toBeLessThan(1_000);
    for (const script of inlineTexts(await response.text(), INLINE_SCRIPTS))
      expect(policy).toContain(hashOf(script));
  });

  test('a page that cannot be rendered says so, with a way back', async ({ startSite }) => {
    const site = await startSite({ folder: await brokenBuild('children:"NUESTROS EVENTOS"') });
    const response = await fetch(`${site.url}/`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(500);
    const html = await response.text();
    const [style = '', ...otherStyles] = inlineTexts(html, 'style');
    expectGuarded(response.headers, /^default-src 'none'; style-src 'sha256-/);
    expect(response.headers.get('content-security-policy')).toContain(hashOf(style));
    expect(otherStyles).toEqual([]);
    const { document } = new JSDOM(html).window;
    expect(document.querySelector('h1')?.textContent).toBe('Unhandled Thrown Error!');
    expect(document.querySelectorAll('script, [style]')).toHaveLength(0);
    const links = Array.from(document.links, (link) => [link.textContent, link.getAttribute('href')]);
    expect(Object.fromEntries(links)).toMatchObject({
      'Volver al inicio': '/',
      'Escribinos por WhatsApp': expect.stringMatching(
        /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=/,
      ),
    });
    expect((await fetch(`${site.url}/eventos`)).status).toBe(200);
  });
});

/** A copy of the built site in which a piece of the compiled home page throws. */
async function brokenBuild(piece: string): Promise<string> {
  const folder = temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  const chunks = join(folder, '.next/server/chunks/ssr');
  for (const file of await readdir(chunks)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(chunks, file), 'utf8');
    if (!code.includes(piece)) continue;
    await writeFile(join(chunks, file), code.replace(piece, 'children:(()=>{throw Error("broken")})()'));
    return folder;
  }
  throw new Error(`No chunk of the build holds ${piece}.`);
}
