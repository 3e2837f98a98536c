import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { menus } from '../support/content';
import { expect, test } from '../support/server-test';
import { refresh, Site, temporaryFolder } from '../support/site';

test.describe('a site', () => {
  test('names all invalid variables in one message instead of starting', async () => {
    const site = await Site.launch({
      env: { ADMIN_API_URL: 'admin.example', WHATSAPP_PHONE: '12', REVALIDATE_SECONDS: '40000000' },
    });
    expect(await site.ended).toBe(1);
    expect(site.output.trim()).toMatch(
      /^Para que el sitio arranque .*:\n {2}ADMIN_API_URL: .*\n {2}WHATSAPP_PHONE: .*\n {2}REVALIDATE_SECONDS: .*$/m,
    );
  });

  test('warns at the start if its phone number may reach nobody', async ({ startSite }) => {
    const site = await startSite({ env: { WHATSAPP_PHONE: '+54 341 555-0000' } });
    const remark =
      'WHATSAPP_PHONE no tiene el 9 de los celulares. Si es un celular, escribilo +54 9 341 555-0000';
    expect(site.output).toContain(remark);
  });

  test('warns only once if it cannot write to the disk', async ({ startWithApi }) => {
    const file = join(temporaryFolder(), 'file');
    await writeFile(file, '');
    const { api, site } = await startWithApi({ CONTENT_CACHE_DIR: join(file, 'content') });
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    await refresh(site);
    expect(await (await fetch(`${site.url}/eventos`)).text()).toContain('Torta nueva');
    expect(site.output.split('cannot be written to the disk')).toHaveLength(2);
  });
});
