import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { metaContent, readDocument } from '../support/http';
import { expect, test } from '../support/server-test';
import { type Site, temporaryFolder } from '../support/site';

const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } });

/** The addresses of the pictures that a page shows in these elements. */
async function picturesIn(site: Site, path: string, elements: string): Promise<string[]> {
  const images = (await readDocument(site.url + path)).querySelectorAll(`${elements} img`);
  return Array.from(images, (image) => image.getAttribute('src') ?? '');
}

test('photos of the owner’s folder are shown in place of the sample’s', async ({ startSite }) => {
  const PHOTOS_FOLDER = temporaryFolder();
  writeFileSync(join(PHOTOS_FOLDER, 'Evento-2.PNG'), await photo.png().toBuffer());
  writeFileSync(join(PHOTOS_FOLDER, 'evento-3.heic'), '');
  const site = await startSite({ env: { PHOTOS_FOLDER } });
  expect(site.output).toMatch(
    /\[fotos\] evento-3\.heic: no se usa, .*\n.*son todavía las de la muestra: hero, evento-1, evento-3/,
  );
  await expect.poll(() => site.output).toContain('[fotos] listas: 1');
  const [first, second = ''] = await picturesIn(site, '/', '#menu-section');
  expect(first).toMatch(/^\/images\/prepared\/evento-1-/);
  expect(second).toMatch(/^\/photos\/evento-2-60-[\da-f]{8}\.jpg$/);
  expect(await (await fetch(site.url)).text()).toContain(`${second.replace('.jpg', '.avif')} 60w`);
  const response = await fetch(site.url + second);
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(60);
  for (const name of ['evento-2-60-00000000.jpg', '..%2Fmenus.json', 'manifest.json'])
    expect((await fetch(`${site.url}/photos/${name}`)).status).toBe(404);
});

test('the description of the sample’s photo does not stand for the owner’s', async ({ startSite }) => {
  const PHOTOS_FOLDER = temporaryFolder();
  writeFileSync(join(PHOTOS_FOLDER, 'hero.jpg'), await photo.jpeg().toBuffer());
  const site = await startSite({ env: { PHOTOS_FOLDER } });
  await expect.poll(() => site.output).toContain('[fotos] listas: 1');
  const alt = async (path: string) => metaContent(await readDocument(site.url + path), 'og:image:alt');
  expect(await alt('/')).toBe('');
  // Shows the sample's `servicio-2`.
  expect(await alt('/eventos')).toContain('Mesa larga al aire libre');
});

test('an option shows the file of the owner’s folder that it names', async ({ startSite }) => {
  const PHOTOS_FOLDER = temporaryFolder();
  writeFileSync(join(PHOTOS_FOLDER, 'Torta de ñandú.jpg'), await photo.jpeg().toBuffer());
  const site = await startSite({
    env: { PHOTOS_FOLDER },
    content: { menus: { Postres: [{ title: 'Torta', photo: 'torta de ñandú' }] } },
  });
  await expect.poll(() => site.output).toContain('[fotos] listas: 1');
  expect(await picturesIn(site, '/eventos', 'li input ~ div')).toEqual([
    expect.stringMatching(/^\/photos\/plato-tortadenandu-60-/),
  ]);
});

test('a progressive JPEG of 60 megapixels leaves a quarter of the container’s memory', async ({
  startSite,
}) => {
  const PHOTOS_FOLDER = temporaryFolder();
  const large = sharp('public/images/hero.jpg').resize(7_700, 7_700, { fit: 'fill' });
  await large.jpeg({ progressive: true }).toFile(join(PHOTOS_FOLDER, 'evento-1.jpg'));
  const site = await startSite({ env: { PHOTOS_FOLDER } });
  await expect.poll(() => site.output).toContain('[fotos] listas: 1');
  const [path = ''] = await picturesIn(site, '/', '#menu-section');
  expect(path).toMatch(/^\/photos\/evento-1-840-/);
  expect((await fetch(site.url + path)).status).toBe(200);
  // In megabytes; compose.yaml gives an instance 512.
  expect(site.peakMemory).toBeLessThan(384);
});

test('the photo of the banner is the only one with high priority', async ({ siteUrl }) => {
  const document = await readDocument(siteUrl);
  const [banner, ...others] = document.querySelectorAll('main img');
  expect(banner?.getAttribute('src')).toContain('/hero-');
  expect(banner?.getAttribute('loading')).toBe('eager');
  expect(banner?.getAttribute('fetchpriority')).toBe('high');
  for (const photo of others) expect(photo.getAttribute('loading')).toBe('lazy');
});
