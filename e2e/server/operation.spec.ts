import { once } from 'node:events';
import { watch, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '../support/server-test';
import { Site, temporaryFolder } from '../support/site';

/** What a visitor gets; fails when the answer does not come, or not whole. */
async function visit(site: Site): Promise<string> {
  return (await fetch(`${site.url}/eventos`)).text();
}

const secret = 'a-secret-of-the-tests-0123456789';

test.describe('operation', () => {
  test('three bad variables stop the start with one message that names all three', async () => {
    const site = await Site.launch({
      env: { ADMIN_API_URL: 'admin.example', WHATSAPP_PHONE: '12', REVALIDATE_SECONDS: 'soon' },
    });
    expect(await site.ended()).toBe(1);
    for (const name of ['ADMIN_API_URL', 'WHATSAPP_PHONE', 'REVALIDATE_SECONDS']) {
      expect(site.output.split(`${name} must be`)).toHaveLength(2);
    }
  });

  test('a taken port is one clear sentence', async ({ siteUrl }) => {
    const { port } = new URL(siteUrl);
    const site = await Site.launch({ env: { PORT: port } });
    expect(await site.ended()).toBe(1);
    expect(site.output.trim()).toBe(
      `Port ${port} is taken. Choose another one, e.g. PORT=${Number(port) + 1}`,
    );
  });

  test('SIGTERM ends it cleanly, even while somebody holds a connection open', async () => {
    const site = await Site.start();
    const { hostname, port } = new URL(site.url);
    const held = connect(Number(port), hostname).on('error', () => undefined);
    held.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    await once(held, 'connect');
    const asked = Date.now();
    expect(await site.stop('SIGTERM')).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
    held.destroy();
  });

  test('SIGTERM lets running requests finish while visitors keep coming', async ({
    startAdminApi,
    startSite,
  }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
    api.faults.menus = 'slow';
    const running = fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
    });
    await expect.poll(() => api.asked.menus).toBe(2);

    const answers: string[] = [];
    let over = false;
    const visitor = async () => {
      while (!over) {
        const answer = await fetch(`${site.url}/eventos`).catch(() => undefined);
        // Refused from the moment it closes; whatever was accepted is answered whole.
        if (answer) answers.push((await answer.text()).slice(-7));
      }
    };
    const visitors = Array.from({ length: 10 }, visitor);
    await expect.poll(() => answers.length).toBeGreaterThan(50);

    const asked = Date.now();
    const code = await site.stop('SIGTERM');
    over = true;
    await Promise.all(visitors);
    expect(code).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(new Set(answers)).toEqual(new Set(['</html>']));
    expect((await running).status).toBe(200);
  });

  test('kill -9 in the middle of a cache write leaves a site that starts and serves', async ({
    startAdminApi,
    startSite,
  }) => {
    const folder = temporaryFolder();
    const api = await startAdminApi({
      menus: { Postres: Array.from({ length: 1_000 }, (_, index) => ({ title: `Postre número ${index}` })) },
    });
    const env = { ADMIN_API_URL: api.url, CONTENT_CACHE_DIR: folder, REVALIDATE_SECONDS: '1' };
    const first = await startSite({ env });
    const writing = new AbortController();
    const killed = (async () => {
      for await (const { filename } of watch(folder, { signal: writing.signal })) {
        if (filename?.startsWith('menus.json.')) return first.stop('SIGKILL');
      }
      return undefined;
    })();
    await expect
      .poll(async () => {
        await visit(first).catch(() => 'killed');
        return first.running;
      })
      .toBe(false);
    writing.abort();
    await killed;
    await api.stop();
    const second = await startSite({ env });
    expect(await visit(second)).toContain('Postre número 999');
  });

  test('a disk that cannot be written costs one warning and no content', async ({
    startAdminApi,
    startSite,
  }) => {
    const file = join(temporaryFolder(), 'file');
    await writeFile(file, '');
    const api = await startAdminApi();
    const env = { ADMIN_API_URL: api.url, CONTENT_CACHE_DIR: join(file, 'content'), REVALIDATE_SECONDS: '1' };
    const site = await startSite({ env });
    await expect
      .poll(async () => {
        await visit(site);
        return api.asked.menus;
      })
      .toBeGreaterThan(2);
    api.faults.menus = 'error 500';
    await expect
      .poll(async () => {
        expect(await visit(site)).toContain('Flan mixto');
        return site.output;
      })
      .toContain('menus: failed');
    expect(site.output.split('kept in memory only')).toHaveLength(2);
  });

  for (const [what, stray] of [
    ['rejection', 'Promise.reject(new Error("stray"))'],
    ['exception', 'setTimeout(() => { throw new Error("stray") })'],
  ] as const) {
    test(`a stray ${what} is told and ends nothing`, async ({ startSite }) => {
      const script = join(temporaryFolder(), 'stray.cjs');
      await writeFile(script, `process.on('SIGUSR2', () => { ${stray} });`);
      const site = await startSite({ env: { NODE_OPTIONS: `--require ${script}` } });
      site.signal('SIGUSR2');
      await expect.poll(() => site.output).toContain('Error: stray');
      expect((await fetch(site.url)).status).toBe(200);
    });
  }
});
