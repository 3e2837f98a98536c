import { copyFileSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareSample } from '@/lib/commands/prepare-build';
import { photoNames } from '@/lib/site/photo-names';
import manifestOfSite from '@/public/images/prepared/manifest.json';
import { findPhotos, preparePhotos } from './prepare-photos';

let folder: string;
const path = (file: string) => join(folder, file);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** Prepares the folder's photos, as the site does with the owner's. */
async function prepare() {
  const { found, remarks } = findPhotos(readdirSync(folder));
  const prepared = await preparePhotos(found, folder, { directory: path('prepared'), path: '/photos' });
  return { ...prepared, unused: remarks };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('public/images holds the named photos, as npm run build prepares them', () => {
  const { found } = findPhotos(readdirSync('public/images'));
  expect([...found.keys()].sort()).toEqual([...photoNames].sort());
  expect(Object.keys(manifestOfSite)).toEqual(expect.arrayContaining([...photoNames]));
});

it('a missing photo of the sample fails the build', async () => {
  writeFileSync(path('hero.jpg'), await picture(24, 16).jpeg().toBuffer());
  await expect(prepareSample(folder)).rejects.toThrow(/falta servicio-2/);
});

it('a photo that is too small is reported', async () => {
  writeFileSync(path('error404.jpg'), await picture(24, 16).jpeg().toBuffer());
  expect((await prepare()).remarks).toEqual([
    'error404.jpg: tiene menos de 1200 píxeles de ancho, en pantallas grandes se ve borrosa',
  ]);
});

it('photos that cannot be used leave the sample’s in view', async () => {
  const whole = await picture(1_000, 1_000).jpeg().toBuffer();
  writeFileSync(path('evento-2.jpg'), 'GIF89a');
  writeFileSync(path('evento-3.jpg'), whole.subarray(0, whole.length / 2));
  writeFileSync(path('evento-6.jpg'), '');
  truncateSync(path('evento-6.jpg'), 20_000_001);
  const { entries, remarks } = await prepare();
  expect(remarks).toEqual(
    [
      'evento-2.jpg: no es un JPEG, PNG o WebP que se pueda leer',
      'evento-3.jpg: está dañada',
      'evento-6.jpg: pesa 21 MB, y puede pesar 20',
    ].map((reason) => `${reason}; se ve la de la muestra`),
  );
  expect(entries).toEqual({});
});

it.each([
  ['Evento-1.JPG', 'jpeg'],
  ['evento-1.jpeg', 'jpeg'],
  ['EVENTO-1.Png', 'png'],
  ['evento-1.webp', 'webp'],
  ['evento-1.jpg', 'png'],
] as const)('the photo %s, a %s, is found', async (file, format) => {
  writeFileSync(path(file), await picture(30, 20).toFormat(format).toBuffer());
  const { entries, unused } = await prepare();
  expect(entries['evento-1']).toMatchObject({ width: 30, height: 20 });
  expect(unused).toEqual([]);
});

it.each([
  ['evento-1.heic', 'no se usa, es del formato del iPhone: exportala como JPEG'],
  ['video.mp4', 'no se usa: va una foto .jpg, .png o .webp'],
])('the file %s is reported with what is wrong', (file, reason) => {
  expect(findPhotos([file]).remarks).toEqual([expect.stringContaining(`${file}: ${reason}`)]);
});

it('any other picture may be of a dish, by the name of its file', async () => {
  writeFileSync(path('Torta de ñandú.JPG'), await picture(30, 20).jpeg().toBuffer());
  const { entries, remarks, unused } = await prepare();
  expect(entries['plato-tortadenandu']?.fallback).toMatch(/^\/photos\/plato-tortadenandu-30-/);
  expect([...remarks, ...unused]).toEqual([]);
});

it('the second file of a photo is reported as unused', () => {
  const { found, remarks } = findPhotos(['evento-1.jpg', 'evento-1.jpeg']);
  expect(found.get('evento-1')).toBe('evento-1.jpeg');
  expect(remarks).toEqual(['evento-1.jpg: no se usa, porque también está evento-1.jpeg; borrá la que no va']);
});

it('files of operating systems are not reported', () => {
  expect(findPhotos(['.DS_Store', 'Thumbs.db', 'desktop.ini']).remarks).toEqual([]);
});

it('a photo stored on its side is turned upright', async () => {
  const turned = await picture(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  writeFileSync(path('evento-1.jpg'), turned);
  expect((await prepare()).entries['evento-1']).toMatchObject({ width: 20, height: 30 });
});

it('a photo with a scan header that decoders only warn of is shown', async () => {
  copyFileSync(join(__dirname, 'samsung.jpg'), path('evento-1.jpg'));
  const { entries, remarks } = await prepare();
  expect(entries['evento-1']).toMatchObject({ width: 1_600, height: 1_200 });
  expect(remarks).toEqual([]);
});

it('a photo of more than 60 megapixels is refused', async () => {
  writeFileSync(path('evento-1.jpg'), await picture(10_000, 6_001).jpeg().toBuffer());
  const { entries, remarks } = await prepare();
  expect(entries).toEqual({});
  expect(remarks).toEqual([
    'evento-1.jpg: tiene 10000 x 6001 píxeles, y puede tener 60 millones; se ve la de la muestra',
  ]);
});

it('no picture of a tall photo has more than 5 megapixels', async () => {
  writeFileSync(path('captura.png'), await picture(1_080, 16_000).png().toBuffer());
  const { entries } = await prepare();
  // The last one has 580 x 8593.
  expect(entries['plato-captura']?.avif.map(({ width }) => width)).toEqual([240, 360, 480, 580]);
});

it('crops and previews lie where their recipe says, in its size', async () => {
  const half = { create: { width: 800, height: 1_000, channels: 3 as const, background: '#00f' } };
  const halves = picture(1_600, 1_000).composite([{ input: half, left: 0, top: 0 }]);
  writeFileSync(path('evento-5.jpg'), await halves.jpeg().toBuffer());
  writeFileSync(path('hero.jpg'), await picture(1_600, 1_000).jpeg().toBuffer());
  const { entries } = await prepare();
  const load = (name: string) => sharp(path(`prepared/${entries[name]?.fallback.slice('/photos/'.length)}`));
  expect(await load('hero-preview').metadata()).toMatchObject({ width: 1_200, height: 630 });
  const { data, info } = await load('evento-5-upright').raw().toBuffer({ resolveWithObject: true });
  expect([entries['evento-5-upright']?.width, info.width]).toEqual([544, 420]);
  // From 33 % to 67 % of the width: half of it is blue.
  const [left, right] = [0, info.width - 1].map((x) => (data[3 * x + 2] ?? 0) > 128);
  expect([left, right]).toEqual([true, false]);
});
