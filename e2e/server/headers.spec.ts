import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { longMenus } from '../support/content';
import { expect, test } from '../support/server-test';
import { builtSite, refresh, temporaryFolder } from '../support/site';

/** These tests run again where nginx stands in front of the site (e2e/cluster). */
const behindNginx = { tag: '@behind-nginx' };

/** Expects all security headers, and one policy only: `Headers` joins two of them with a comma. */
function expectSecurityHeaders(headers: Headers, policy: RegExp) {
  expect(headers.get('content-security-policy')).toMatch(policy);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|,/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['x-powered-by', 'set-cookie', 'access-control-allow-origin'])
    expect(headers.has(name)).toBe(false);
  expect(headers.get('server') ?? 'nginx').toBe('nginx');
}

/** The policy of a page: allows the scripts of this site and, by their hashes, the inline scripts of the page. */
const PAGE_POLICY =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'; .*base-uri 'none'/;
/** The policy of any other response. */
const OTHER_POLICY = /^default-src 'none'; (base-uri|frame-ancestors) 'none'/;

const INLINE_SCRIPTS = 'script:not([src], [data-src], [type="application/ld+json"])';

/** The hashes of inline scripts or styles, by which a policy without `unsafe-inline` allows them. */
function hashesOf(document: Document, selector: string): string[] {
  const texts = Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '');
  const hashed = texts.filter(Boolean).map((text) => createHash('sha256').update(text).digest('base64'));
  return hashed.map((hash) => `'sha256-${hash}'`);
}

test.describe('security headers', () => {
  const responses = [
    ['the home page', '/', 200, PAGE_POLICY],
    ['the events page', '/eventos', 200, PAGE_POLICY],
    ['a page that does not exist', '/no/existe', 404, PAGE_POLICY],
    ['a route handler that does not exist', '/api/nada', 404, PAGE_POLICY],
    ['the link of a menu', '/m/1AAAAAAA', 307, OTHER_POLICY],
    ['an address with a trailing slash', '/eventos/', 308, OTHER_POLICY],
    ['an address that starts with two slashes', '//evil.example', 308, OTHER_POLICY],
    ['a photo', '/images/hero.jpg', 200, OTHER_POLICY],
    ['a preview that does not exist', '/opengraph-image/1', 404, OTHER_POLICY],
    ['a script that does not exist', '/_next/static/nada.js', 404, OTHER_POLICY],
    ['an image that is no avatar', '/_next/image?url=%2Fimages%2Fhero.jpg&w=96&q=75', 404, OTHER_POLICY],
    ['a route handler', '/api/health', 200, OTHER_POLICY],
    ['a method that is not allowed', '/api/revalidate', 405, OTHER_POLICY],
  ] as const;

  test('stand on every response, each once, with one policy', behindNginx, async ({ siteUrl }) => {
    for (const [what, path, expected, policy] of responses) {
      const { status, headers } = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
      expect(status, what).toBe(expected);
      expectSecurityHeaders(headers, policy);
    }
  });

  test('stand on the 404 page of an address that cannot be decoded', async ({ siteUrl }) => {
    const response = await fetch(`${siteUrl}/%E0%A4%A`);
    expect(response.status).toBe(404);
    expectSecurityHeaders(response.headers, PAGE_POLICY);
  });

  test('a short policy allows all scripts of a page, cached or just rendered', async ({ startWithApi }) => {
    const { api, site } = await startWithApi({ REVALIDATE_SECONDS: '1' });
    api.content.menus = longMenus;
    const states = new Set<string | null>();
    const visit = async () => {
      const response = await fetch(`${site.url}/eventos`);
      expectSecurityHeaders(response.headers, PAGE_POLICY);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy.length).toBeLessThan(1_000);
      states.add(response.headers.get('x-nextjs-cache'));
      const html = await response.text();
      const scripts = hashesOf(new JSDOM(html).window.document, INLINE_SCRIPTS);
      expect(scripts).not.toEqual([]);
      for (const script of scripts) expect(policy).toContain(script);
      return html;
    };
    await expect.poll(visit).toContain('Opción 19');
    expect(states).toContain('STALE');
    await refresh(site);
    states.clear();
    await visit();
    expect(states).not.toContain('HIT');
  });

  test('a page that fails to render is a document with links home and to WhatsApp', async ({ startSite }) => {
    const site = await startSite({ folder: await brokenBuild('children:"NUESTROS EVENTOS"') });
    const response = await fetch(site.url, { headers: { accept: 'text/html' } });
    const { status, headers } = response;
    expect(status).toBe(500);
    const { document } = new JSDOM(await response.text()).window;
    const [style, ...otherStyles] = hashesOf(document, 'style');
    expectSecurityHeaders(headers, /^default-src 'none'; style-src 'sha256-/);
    expect(headers.get('content-security-policy')).toContain(style);
    expect(otherStyles).toEqual([]);
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

/** Copies the built site and replaces a piece of the compiled home page with code that throws. */
async function brokenBuild(piece: string): Promise<string> {
  const folder = temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  const chunks = join(folder, '.next/server/chunks/ssr');
  const holding = execFileSync('grep', ['-rlF', '--include=*.js', piece, chunks], { encoding: 'utf8' });
  const file = holding.split('\n')[0] ?? '';
  const code = await readFile(file, 'utf8');
  await writeFile(file, code.replace(piece, 'children:(()=>{throw Error("broken")})()'));
  return folder;
}
