import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readDocument } from '../support/document';
import { expect, test } from '../support/server-test';
import { temporaryFolder } from '../support/site';

test('photos of the owner’s folder are shown in place of the sample’s', async ({ startSite }) => {
  const PHOTOS_FOLDER = temporaryFolder();
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } });
  writeFileSync(join(PHOTOS_FOLDER, 'Evento-2.PNG'), await photo.png().toBuffer());
  writeFileSync(join(PHOTOS_FOLDER, 'IMG_2041.jpg'), '');
  const site = await startSite({ env: { PHOTOS_FOLDER } });
  expect(site.output).toMatch(
    /\[fotos\] IMG_2041\.jpg: no se usa; .*\n.*son todavía las de la muestra: hero, evento-1, evento-3/,
  );
  await expect.poll(() => site.output).toContain('[fotos] listas: 1');
  const images = (await readDocument(site.url)).querySelectorAll('#menu-section img');
  const [first = '', second = ''] = Array.from(images, (image) => image.getAttribute('src') ?? '');
  expect(first).toMatch(/^\/images\/prepared\/evento-1-/);
  expect(second).toMatch(/^\/photos\/evento-2-60-[\da-f]{8}\.jpg$/);
  const response = await fetch(site.url + second);
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(60);
  for (const name of ['evento-2-60-00000000.jpg', '..%2Fmenus.json', 'manifest.json'])
    expect((await fetch(`${site.url}/photos/${name}`)).status).toBe(404);
});
