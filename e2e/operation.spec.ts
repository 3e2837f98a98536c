import { once } from 'node:events';
import { connect } from 'node:net';
import { Site } from './support/site';
import { expect, test } from './support/test';

test.describe('operation', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'no screen is involved');

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
});
