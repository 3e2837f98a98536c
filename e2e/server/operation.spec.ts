import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { menus } from '../support/content';
import { expect, test } from '../support/server-test';
import { refresh, Site, temporaryFolder } from '../support/site';
import { startVisitors } from '../support/visitors';

test.describe('operation', () => {
  test('three invalid variables stop the start with one message that names all three', async () => {
    const site = await Site.launch({
      env: { ADMIN_API_URL: 'admin.example', WHATSAPP_PHONE: '12', REVALIDATE_SECONDS: '40000000' },
    });
    expect(await site.ended).toBe(1);
    expect(site.output.trim()).toMatch(
      /^Para que el sitio arranque .*:\n {2}WHATSAPP_PHONE: .*\nThe configuration cannot be used:\n {2}ADMIN_API_URL must be .*\n {2}REVALIDATE_SECONDS must be .*$/,
    );
  });

  test('a number that may reach nobody is named before the site is ready', async ({ startSite }) => {
    const site = await startSite({ env: { WHATSAPP_PHONE: '+54 341 555-0000' } });
    const remark =
      'WHATSAPP_PHONE no tiene el 9 de los celulares. Si es un celular, escribilo +54 9 341 555-0000';
    expect(site.output.split('Ready: ')[0]).toContain(remark);
  });

  test('a port that is in use stops the start with one sentence', async ({ siteUrl }) => {
    const { port } = new URL(siteUrl);
    const site = await Site.launch({ env: { PORT: port } });
    expect(await site.ended).toBe(1);
    expect(site.output.trim()).toBe(
      `Port ${port} is taken. Choose another one, e.g. PORT=${Number(port) + 1}`,
    );
  });

  test.describe('after SIGTERM', () => {
    test('no visitor on a busy connection is cut', async ({ startSite }) => {
      const site = await startSite();
      const visitors = startVisitors(site, 50);
      await expect.poll(() => visitors.pages).toBeGreaterThan(100);
      expect(await site.stop()).toBe(0);
      expect(await visitors.leave()).toEqual([]);
    });

    test('a request that waits for the admin API is completed', async ({ startWithApi }) => {
      const { api, site } = await startWithApi();
      api.hold();
      const waiting = refresh(site);
      await expect.poll(() => api.pending).toBe(2);
      site.signal('SIGTERM');
      await expect.poll(async () => (await fetch(site.url)).headers.get('connection')).toBe('close');
      api.release();
      expect((await waiting).status).toBe(200);
      expect(await site.ended).toBe(0);
    });

    test('a connection without a whole request does not keep the process running', async ({ startSite }) => {
      const site = await startSite();
      const { hostname, port } = new URL(site.url);
      const held = connect(Number(port), hostname).on('error', () => undefined);
      held.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
      expect(await site.stop()).toBe(0);
      held.destroy();
    });
  });

  test('a disk that cannot be written costs one warning', async ({ startWithApi }) => {
    const file = join(temporaryFolder(), 'file');
    await writeFile(file, '');
    const { api, site } = await startWithApi({ CONTENT_CACHE_DIR: join(file, 'content') });
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    await refresh(site);
    expect(await (await fetch(`${site.url}/eventos`)).text()).toContain('Torta nueva');
    expect(site.output.split('cannot be written to the disk')).toHaveLength(2);
  });

  test('errors that nothing catches are logged and do not end the process', async ({ startSite }) => {
    const script = join(temporaryFolder(), 'throw-on-signal.cjs');
    await writeFile(
      script,
      `process.on('SIGUSR2', () => {
        Promise.reject(new Error('unhandled rejection'));
        setTimeout(() => { throw new Error('uncaught exception'); });
      });`,
    );
    const site = await startSite({ env: { NODE_OPTIONS: `--require ${script}` } });
    site.signal('SIGUSR2');
    for (const error of ['unhandled rejection', 'uncaught exception'])
      await expect.poll(() => site.output).toContain(`Error: ${error}`);
    expect((await fetch(site.url)).status).toBe(200);
  });
});
