import { createHash } from 'node:crypto';
import { expect, test } from '../support/server-test';

const PAGE_POLICY =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'; .*base-uri 'none'; frame-ancestors 'none'$/;

const INLINE_SCRIPTS = /<script(?![^>]*(?:\ssrc=|data-src=|ld\+json))[^>]*>(.*?)<\/script>/gs;

/** A menu whose page has more inline scripts, before they are joined, than a policy of 1,000 characters has room for. */
const longMenus = Object.fromEntries(
  Array.from({ length: 10 }, (_, menu) => [
    `Menú ${menu}`,
    Array.from({ length: 20 }, (_, index) => ({ title: `Opción ${index}`, price: index })),
  ]),
);

/** The hashes of a page's inline scripts, by which a policy without `unsafe-inline` allows them. */
const scriptHashes = (html: string) =>
  Array.from(
    html.matchAll(INLINE_SCRIPTS),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

test('a short policy allows the inline scripts of a page, fresh or stale', async ({ startSite }) => {
  const site = await startSite({ env: { REVALIDATE_SECONDS: '1' }, content: {} });
  const { api } = site;
  const states = new Set<string | null>();
  const visit = async () => {
    // Closes the connection: reading may take longer than the server keeps an idle one.
    const response = await fetch(`${site.url}/eventos`, { headers: { connection: 'close' } });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(PAGE_POLICY);
    expect(policy.length).toBeLessThan(1_000);
    states.add(response.headers.get('x-nextjs-cache'));
    const html = await response.text();
    const scripts = scriptHashes(html);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) expect(policy).toContain(script);
    return html;
  };
  await visit();
  api.content.menus = longMenus;
  await expect.poll(visit).toContain('Opción 19');
  expect(states).toContain('STALE');
});
