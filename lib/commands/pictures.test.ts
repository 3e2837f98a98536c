import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { photoNames } from '@/lib/site/photo-names';
import manifestOfSite from '@/public/images/prepared/manifest.json';
import { preparePictures } from './pictures';

type Manifest = Record<string, { width: number; height: number; avif: { src: string }[]; fallback: string }>;

let folder: string;
const path = (file: string) => join(folder, file);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** Prepares the folder's photos. Returns the warnings and the manifest. */
async function prepare(): Promise<{ lines: string[]; manifest: Manifest }> {
  const lines = await preparePictures(folder);
  return { lines, manifest: JSON.parse(readFileSync(path('prepared/manifest.json'), 'utf8')) };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const small = await picture(24, 16).jpeg().toBuffer();
  for (const photo of photoNames) writeFileSync(path(`${photo}.jpg`), small);
});

afterEach(() => rmSync(folder, { recursive: true }));

it.each(photoNames)('the photo %s is in public/images, prepared by npm run build', (name) => {
  expect(Object.keys(manifestOfSite)).toContain(name);
});

it('a photo that is too small is reported', async () => {
  expect((await prepare()).lines).toContain(
    '[fotos] public/images/error404.jpg: tiene menos de 1200 píxeles de ancho, en pantallas grandes se ve borrosa',
  );
});

describe('photos that cannot be used', () => {
  let before: Manifest;

  beforeEach(async () => {
    before = (await prepare()).manifest;
    rmSync(path('evento-1.jpg'));
    writeFileSync(path('evento-2.jpg'), 'GIF89a');
    const whole = await picture(1_000, 1_000).jpeg().toBuffer();
    writeFileSync(path('evento-3.jpg'), whole.subarray(0, whole.length / 2));
    truncateSync(path('evento-6.jpg'), 20_000_001);
    rmSync(path('hero.jpg'));
  });

  it('are reported in one line each', async () => {
    const { lines } = await prepare();
    const unusable = [
      'hero.jpg: falta',
      'evento-1.jpg: falta',
      'evento-2.jpg: no es un JPEG, PNG o WebP que se pueda leer',
      'evento-3.jpg: está dañada',
      'evento-6.jpg: pesa 21 MB, y puede pesar 20',
    ].map((reason) => `[fotos] public/images/${reason}; se sigue mostrando la de antes`);
    expect(lines.filter((line) => line.includes('la de antes'))).toEqual(unusable);
  });

  it('leave the previous ones in place', async () => {
    expect((await prepare()).manifest).toEqual(before);
  });
});

it('a missing photo fails the build if there is no previous one', async () => {
  rmSync(path('evento-1.jpg'));
  await expect(prepare()).rejects.toThrow('[fotos] public/images/evento-1.jpg: falta');
});

describe.each([
  ['Evento-1.JPG', 'jpeg'],
  ['evento-1.jpeg', 'jpeg'],
  ['EVENTO-1.Png', 'png'],
  ['evento-1.webp', 'webp'],
  ['evento-1.jpg', 'png'],
] as const)('the photo %s, a %s', (file, format) => {
  beforeEach(async () => {
    rmSync(path('evento-1.jpg'));
    writeFileSync(path(file), await picture(30, 20).toFormat(format).toBuffer());
  });

  it('is found', async () => {
    expect((await prepare()).manifest['evento-1']).toMatchObject({ width: 30, height: 20 });
  });

  it('is not reported as unused', async () => {
    expect((await prepare()).lines.filter((line) => line.includes('no se usa'))).toEqual([]);
  });
});

describe('a photo beside the sample’s', () => {
  beforeEach(async () => {
    writeFileSync(path('evento-1.jpeg'), await picture(30, 20).jpeg().toBuffer());
  });

  it('replaces it', async () => {
    expect((await prepare()).manifest['evento-1']).toMatchObject({ width: 30 });
  });

  it('has the sample’s reported as unused', async () => {
    expect((await prepare()).lines).toContain(
      '[fotos] public/images/evento-1.jpg: no se usa, porque también está evento-1.jpeg; borrá la que no va',
    );
  });
});

it.each([
  ['evento-1.heic', 'no se usa, es del formato del iPhone: exportala como JPEG'],
  ['evento-1.jpg.jpg', 'no se usa; ¿es evento-1.jpg?'],
  ['hero (1).jpg', 'no se usa; ¿es hero.jpg?'],
  ['evento-12.jpg', 'no se usa; los nombres son hero, evento-1, evento-2'],
  ['IMG_2041.JPG', 'no se usa; los nombres son hero, evento-1, evento-2'],
])('the file %s is reported with what is wrong', async (file, reason) => {
  writeFileSync(path(file), '');
  const { lines } = await prepare();
  expect(lines.filter((line) => line.includes(file))).toEqual([
    expect.stringContaining(`[fotos] public/images/${file}: ${reason}`),
  ]);
});

it('files of operating systems are not reported', async () => {
  for (const file of ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'icon-192.png']) writeFileSync(path(file), '');
  expect((await prepare()).lines.filter((line) => line.includes('no se usa'))).toEqual([]);
});

it('a photo stored on its side is turned upright', async () => {
  const turned = await picture(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  writeFileSync(path('evento-1.jpg'), turned);
  expect((await prepare()).manifest['evento-1']).toMatchObject({ width: 20, height: 30 });
});

it('a new photo removes the files of the old one', async () => {
  await prepare();
  writeFileSync(path('evento-1.jpg'), await picture(30, 20).jpeg().toBuffer());
  const { manifest } = await prepare();
  expect(manifest['evento-1']).toMatchObject({ width: 30 });
  const shown = Object.values(manifest).flatMap(({ avif, fallback }) => [
    ...avif.map(({ src }) => basename(src)),
    basename(fallback),
  ]);
  expect(readdirSync(path('prepared')).sort()).toEqual([...new Set(shown), 'manifest.json'].sort());
});
