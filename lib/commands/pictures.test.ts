import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { preparePictures } from './pictures';
import recipes from './pictures.json';

type Manifest = Record<string, { width: number; height: number; avif: { src: string }[]; fallback: string }>;

const before = mkdtempSync(join(tmpdir(), 'pictures-'));
const folders = [before];
let manifestBefore: Manifest;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** Prepares the photos of a folder, with what is said of them. */
async function prepare(folder: string): Promise<{ lines: string[]; manifest: Manifest }> {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await preparePictures(folder);
  const lines = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  return { lines, manifest: JSON.parse(readFileSync(join(folder, 'prepared/manifest.json'), 'utf8')) };
}

/** A folder whose photos have been prepared. */
function copyOfBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  cpSync(before, folder, { recursive: true });
  return folder;
}

beforeAll(async () => {
  const small = await picture(24, 16).jpeg().toBuffer();
  for (const { photo } of recipes) writeFileSync(join(before, `${photo}.jpg`), small);
  ({ manifest: manifestBefore } = await prepare(before));
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it('a photo that cannot be used is named in one line, and what was prepared before stays', async () => {
  const folder = copyOfBefore();
  const path = (file: string) => join(folder, file);
  rmSync(path('evento-1.jpg'));
  writeFileSync(path('evento-2.jpg'), await picture(24, 16).png().toBuffer());
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red', noise } })
    .jpeg()
    .toBuffer();
  writeFileSync(path('evento-3.jpg'), whole.subarray(0, whole.length / 2));
  truncateSync(path('evento-6.jpg'), 20_000_001);
  rmSync(path('hero.jpg'));
  const { lines, manifest } = await prepare(folder);
  const unusable = lines.filter((line) => line.includes('what it showed before'));
  expect(unusable).toEqual(
    [
      'hero.jpg is missing',
      'evento-1.jpg is missing',
      'evento-2.jpg is no JPEG that can be read',
      'evento-3.jpg is broken',
      'evento-6.jpg has 21 MB, over 20',
    ].map((reason) => `[pictures] public/images/${reason}. The site goes on showing what it showed before.`),
  );
  expect(manifest).toEqual(manifestBefore);
});

it('a photo that is too small is shown, and named', async () => {
  const { lines } = await prepare(copyOfBefore());
  expect(lines).toContain(
    '[pictures] public/images/error404.jpg is less than 1200 pixels wide: unsharp on large screens.',
  );
});

it('a photo that is missing fails the build where nothing was prepared before', async () => {
  const folder = copyOfBefore();
  rmSync(join(folder, 'prepared'), { recursive: true });
  rmSync(join(folder, 'evento-1.jpg'));
  await expect(prepare(folder)).rejects.toThrow('[pictures] public/images/evento-1.jpg is missing.');
});

it('a new photo takes the place of the old one, in its upright size, and no other file stays', async () => {
  const folder = copyOfBefore();
  const upright = await picture(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  writeFileSync(join(folder, 'evento-1.jpg'), upright);
  const { manifest } = await prepare(folder);
  expect(manifest['evento-1']).toMatchObject({ width: 20, height: 30 });
  const shown = Object.values(manifest).flatMap(({ avif, fallback }) => [
    ...avif.map(({ src }) => src),
    fallback,
  ]);
  const files = await readdir(join(folder, 'prepared'));
  expect(files.sort()).toEqual([...new Set(shown.map((src) => basename(src))), 'manifest.json'].sort());
});
