import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { preparePictures } from './pictures';
import recipes from './pictures.json';

type Manifest = Record<string, { width: number; height: number; avif: { src: string }[]; fallback: string }>;

let folder: string;
const path = (file: string) => join(folder, file);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** Prepares the photos of the folder, with what is said of them. */
async function prepare(): Promise<{ lines: string[]; manifest: Manifest }> {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await preparePictures(folder);
  const lines = warn.mock.calls.map(([line]) => String(line));
  return { lines, manifest: JSON.parse(readFileSync(path('prepared/manifest.json'), 'utf8')) };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const small = await picture(24, 16).jpeg().toBuffer();
  for (const { photo } of recipes) writeFileSync(path(`${photo}.jpg`), small);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('a photo that is too small is shown, one that cannot be used stays as it was before, and each is named in one line', async () => {
  const before = await prepare();
  expect(before.lines).toContain(
    '[pictures] public/images/error404.jpg is less than 1200 pixels wide: unsharp on large screens.',
  );
  jest.restoreAllMocks();
  rmSync(path('evento-1.jpg'));
  writeFileSync(path('evento-2.jpg'), await picture(24, 16).png().toBuffer());
  const whole = await picture(1_000, 1_000).jpeg().toBuffer();
  writeFileSync(path('evento-3.jpg'), whole.subarray(0, whole.length / 2));
  truncateSync(path('evento-6.jpg'), 20_000_001);
  rmSync(path('hero.jpg'));
  const { lines, manifest } = await prepare();
  const unusable = [
    'hero.jpg is missing',
    'evento-1.jpg is missing',
    'evento-2.jpg is no JPEG that can be read',
    'evento-3.jpg is broken',
    'evento-6.jpg has 21 MB, over 20',
  ].map((reason) => `[pictures] public/images/${reason}. The site goes on showing what it showed before.`);
  expect(lines.filter((line) => line.includes('what it showed before'))).toEqual(unusable);
  expect(manifest).toEqual(before.manifest);
});

it('a photo that is missing fails the build where nothing was prepared before', async () => {
  rmSync(path('evento-1.jpg'));
  await expect(prepare()).rejects.toThrow('[pictures] public/images/evento-1.jpg is missing.');
});

it('a new photo takes the place of the old one, in its upright size, and no other file stays', async () => {
  await prepare();
  const upright = await picture(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  writeFileSync(path('evento-1.jpg'), upright);
  const { manifest } = await prepare();
  expect(manifest['evento-1']).toMatchObject({ width: 20, height: 30 });
  const shown = Object.values(manifest).flatMap(({ avif, fallback }) => [
    ...avif.map(({ src }) => basename(src)),
    basename(fallback),
  ]);
  expect(readdirSync(path('prepared')).sort()).toEqual([...new Set(shown), 'manifest.json'].sort());
});
