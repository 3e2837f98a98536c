import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Response } from '@playwright/test';
import { observatoryScore } from './support/observatory';
import { builtSite, temporaryFolder } from './support/site';
import { expect, openPage, test } from './support/test';

test.describe('headers', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'no screen is involved');

  /** Fails unless there is one policy; two headers would be joined by a comma. */
  function expectGuarded(headers: Headers, policy: RegExp) {
    expect(headers.get('content-security-policy')).toMatch(policy);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|,/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': expect.stringMatching(/max-age=63072000/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['x-powered-by', 'set-cookie', 'server']) expect(headers.has(name)).toBe(false);
  }

  /** The headers that the browser got; what came twice is joined. */
  function headersOf(answer: Response | null): Headers {
    const lines = Object.entries(answer?.headers() ?? {});
    return new Headers(lines.map(([name, value]) => [name, value.replaceAll('\n', ', ')]));
  }

  const PAGE = /^default-src 'none'; script-src 'self' 'sha256-/;
  const NO_PAGE = /^default-src 'none'; (base-uri|frame-ancestors) 'none'/;

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
      const answer = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
      expect(answer.status).toBe(status);
      expectGuarded(answer.headers, policy);
    });
  }

  test('a page keeps its policy while it is refreshed and after', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
    const seen = new Set<string | null>();
    await expect
      .poll(async () => {
        const { headers } = await fetch(`${site.url}/eventos`);
        expectGuarded(headers, PAGE);
        return seen.add(headers.get('x-nextjs-cache'));
      })
      .toEqual(new Set(['HIT', 'STALE']));
  });

  test('a page that is rendered while the visitor waits has its policy', async ({ page, startSite }) => {
    const secret = 'a-secret-of-the-tests-0123456789';
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    const authorization = `Bearer ${secret}`;
    await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers: { authorization } });
    const answer = await page.goto(`${site.url}/eventos`);
    const headers = headersOf(answer);
    expect(headers.get('x-nextjs-cache')).not.toBe('HIT');
    expectGuarded(headers, PAGE);
    await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
  });

  test('however long the menu, the policy stays short enough for any proxy', async ({
    page,
    startAdminApi,
    startSite,
  }) => {
    const options = Array.from({ length: 40 }, (_, index) => ({ title: `Opción ${index}`, price: index }));
    const menus = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`Menú ${index}`, options]));
    const api = await startAdminApi({ menus });
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    const answer = await page.goto(`${site.url}/eventos`);
    expect(answer?.headers()['content-security-policy']?.length).toBeLessThan(1_000);
    await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
  });

  test('a page that cannot be rendered says so, with a way back', async ({
    page,
    startSite,
    expectedErrors,
  }) => {
    expectedErrors.push(/500 \(Internal Server Error\)/);
    const folder = await brokenBuild('children:"NUESTROS EVENTOS"');
    const site = await startSite({ folder });
    const answer = await page.goto(`${site.url}/`);
    expect(answer?.status()).toBe(500);
    expectGuarded(headersOf(answer), /^default-src 'none'; style-src 'sha256-/);
    await expect(page.getByRole('heading', { name: 'Unhandled Thrown Error!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Escribinos por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=/,
    );
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect((await page.goto(`${site.url}/eventos`))?.status()).toBe(200);
  });

  for (const path of ['/', '/eventos', '/no-existe']) {
    test(`over TLS ${path} gets an A+ from a scanner`, async ({ siteUrl }) => {
      const { headers } = await fetch(`${siteUrl}${path}`);
      expect(observatoryScore(headers)).toBeGreaterThanOrEqual(130);
    });
  }

  test('no script is blocked on a walk through the site', async ({ page, whatsapp }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.violatedDirective),
      );
    });
    await openPage(page, '/');
    await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Ir a la reseña 3' }).click();
    await page.getByRole('button', { name: 'Chatear por WhatsApp' }).click();
    await page.getByPlaceholder('Escribe un mensaje...').fill('Hola');
    await page.getByPlaceholder('Escribe un mensaje...').press('Enter');
    await expect.poll(() => whatsapp.texts.length).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Armá tu menú' }).click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
    expect(await page.evaluate(() => 'violations' in window && window.violations)).toEqual([]);
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
