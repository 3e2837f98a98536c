import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

type Manifest = Record<string, { width: number; height: number; avif: { src: string }[]; fallback: string }>;

const photos = [
  'hero',
  ...Array.from({ length: 8 }, (_, index) => `evento-${index + 1}`),
  'servicio-1',
  'servicio-2',
  'servicio-3',
  'error404',
];

const shouldBe = 'It should be a JPEG of at least 1200 pixels in width and at most 20 MB.';
const plainBackground = `${shouldBe} The site shows a plain background in its place.`;
const fromBefore = `${shouldBe} The site goes on showing what it showed before.`;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

let small: Buffer;
const folders: string[] = [];

beforeAll(async () => {
  small = await picture(24, 16).jpeg().toBuffer();
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with a small photo of each name. */
function makePhotos(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  for (const name of photos) writeFileSync(join(folder, `${name}.jpg`), small);
  return folder;
}

/** Half of a JPEG, as an upload that broke off leaves it. */
async function halfJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red', noise } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

/** A small JPEG whose header says that it is 30,000 pixels wide and high. */
function bomb(): Buffer {
  const bytes = Buffer.from(small);
  const startOfFrame = bytes.indexOf('ffc0', 'hex');
  bytes.writeUInt16BE(30_000, startOfFrame + 5);
  bytes.writeUInt16BE(30_000, startOfFrame + 7);
  return bytes;
}

/** Prepares the photos of a folder as the commands do; fails when that ends with another code than 0. */
async function preparePictures(folder: string): Promise<{ lines: string[]; manifest: Manifest }> {
  const script = `import { preparePictures } from './pictures.mjs'; await preparePictures(${JSON.stringify(folder)});`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: __dirname,
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'prepared/manifest.json'), 'utf8'));
  return { lines: stderr.split('\n').filter(Boolean), manifest };
}

/** Where the files of an entry are. */
const filesOf = (folder: string, { avif, fallback }: { avif: { src: string }[]; fallback: string }) =>
  [...avif.map(({ src }) => src), fallback].map((src) => join(folder, src.replace('/images/', '')));

describe('photos that are not as they should be', () => {
  let folder: string;
  let lines: string[];
  let manifest: Manifest;

  beforeAll(async () => {
    folder = makePhotos();
    const path = (file: string) => join(folder, file);
    const png = await picture(24, 16).png().toBuffer();
    rmSync(path('evento-1.jpg'));
    rmSync(path('evento-2.jpg'));
    writeFileSync(path('evento-2.png'), png);
    writeFileSync(path('evento-3.jpg'), png);
    writeFileSync(path('evento-4.jpg'), await halfJpeg());
    writeFileSync(path('evento-5.jpg'), bomb());
    truncateSync(path('evento-6.jpg'), 20_000_001);
    writeFileSync(path('evento-7.jpg'), '<html>');
    writeFileSync(path('evento-8.jpg'), small.subarray(0, 30));
    rmSync(path('servicio-1.jpg'));
    writeFileSync(path('servicio-1.JPG'), small);
    writeFileSync(path('servicio-2.jpg'), await picture(1200, 1).jpeg().toBuffer());
    writeFileSync(path('servicio-2.webp'), png);
    writeFileSync(path('servicio-3.jpg'), '');
    writeFileSync(path('hero.jpg'), await picture(1, 1).jpeg().toBuffer());
    mkdirSync(path('prepared'));
    writeFileSync(path('prepared/hero-960-00000000.avif'), 'of an earlier photo');
    ({ lines, manifest } = await preparePictures(folder));
  });

  it.each([
    ['missing', 'evento-1', `evento-1.jpg is missing. ${plainBackground}`],
    [
      'of another kind, with the name of that kind',
      'evento-2',
      `evento-2.jpg is missing, but there is evento-2.png. Save it as a JPEG, evento-2.jpg. ${plainBackground}`,
    ],
    [
      'of another kind, with the name of a JPEG',
      'evento-3',
      `evento-3.jpg is a PNG with the name of a JPEG. ${plainBackground}`,
    ],
    ['half of a JPEG', 'evento-4', `evento-4.jpg is broken. ${plainBackground}`],
    ['the beginning of a JPEG', 'evento-8', `evento-8.jpg is broken. ${plainBackground}`],
    [
      'of too many pixels',
      'evento-5',
      `evento-5.jpg has 30000 x 30000 pixels, over 60 million. ${plainBackground}`,
    ],
    ['of too many bytes', 'evento-6', `evento-6.jpg has 21 MB. ${plainBackground}`],
    ['no picture', 'evento-7', `evento-7.jpg is not a picture. ${plainBackground}`],
    [
      'a JPEG with another name',
      'servicio-1',
      `servicio-1.jpg is missing, but there is servicio-1.JPG. Rename it to servicio-1.jpg. ${plainBackground}`,
    ],
    [
      'beside another file of that name',
      'servicio-2',
      'servicio-2.webp is not used: the site shows servicio-2.jpg. Save it as a JPEG, servicio-2.jpg.',
    ],
    ['empty', 'servicio-3', `servicio-3.jpg is empty. ${plainBackground}`],
    [
      'too small',
      'error404',
      `error404.jpg is 24 pixels wide. ${shouldBe} The site shows it, unsharp on large screens.`,
    ],
    [
      'too small for the banner',
      'hero',
      `hero.jpg is 1 pixels wide. ${shouldBe.replace('1200', '1920')} The site shows it, unsharp on large screens.`,
    ],
  ])('are named in one line: %s', (_what, name, line) => {
    expect(lines.filter((text) => text.includes(`/${name}.`))).toEqual([`[pictures] public/images/${line}`]);
  });

  it('leave a picture of each name, whole and in all its files', async () => {
    expect(Object.keys(manifest)).toEqual(
      expect.arrayContaining([...photos, 'hero-upright', 'evento-4-upright', 'evento-5-upright']),
    );
    for (const entry of Object.values(manifest)) {
      expect(filesOf(folder, entry)).not.toHaveLength(0);
      for (const file of filesOf(folder, entry)) await sharp(file).stats();
    }
  });

  it('leave no file that is not shown', async () => {
    const files = (await readdir(join(folder, 'prepared'))).map((file) => join(folder, 'prepared', file));
    const shown = Object.values(manifest).flatMap((entry) => filesOf(folder, entry));
    expect(files.sort()).toEqual([...new Set(shown), join(folder, 'prepared/manifest.json')].sort());
  });

  it('are shown as a dark background, on which a light title can be read', async () => {
    const [entry] = Object.entries(manifest).flatMap(([name, value]) => (name === 'evento-1' ? value : []));
    const { channels } = await sharp(filesOf(folder, entry ?? { avif: [], fallback: '' })[0]).stats();
    // White on these has a contrast of 6.7.
    const brightest = channels.map(({ max }) => max);
    for (const [index, limit] of [128, 80, 48].entries()) expect(brightest[index]).toBeLessThan(limit);
  });
});

describe('photos that were prepared before', () => {
  let before: string;
  let manifestBefore: Manifest;

  beforeAll(async () => {
    before = makePhotos();
    ({ manifest: manifestBefore } = await preparePictures(before));
  });

  function copyOfBefore(): string {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    folders.push(folder);
    cpSync(before, folder, { recursive: true });
    return folder;
  }

  it('stay for a photo that is missing or broken since', async () => {
    const folder = copyOfBefore();
    rmSync(join(folder, 'hero.jpg'));
    writeFileSync(join(folder, 'evento-4.jpg'), await halfJpeg());
    const { lines, manifest } = await preparePictures(folder);
    expect(manifest).toEqual(manifestBefore);
    for (const entry of Object.values(manifest))
      for (const file of filesOf(folder, entry)) expect(existsSync(file)).toBe(true);
    expect(lines).toContain(
      `[pictures] public/images/hero.jpg is missing. ${fromBefore.replace('1200', '1920')}`,
    );
    expect(lines).toContain(`[pictures] public/images/evento-4.jpg is broken. ${fromBefore}`);
  });

  it('stay through another preparation', async () => {
    const folder = copyOfBefore();
    rmSync(join(folder, 'evento-1.jpg'));
    await preparePictures(folder);
    expect((await preparePictures(folder)).manifest).toEqual(manifestBefore);
  });

  it('are replaced by a plain background when one of their files is gone', async () => {
    const folder = copyOfBefore();
    rmSync(join(folder, 'evento-1.jpg'));
    rmSync(join(folder, manifestBefore['evento-1']?.fallback.replace('/images/', '') ?? ''));
    const { lines } = await preparePictures(folder);
    expect(lines).toContain(`[pictures] public/images/evento-1.jpg is missing. ${plainBackground}`);
  });

  it('are made again when the manifest cannot be read', async () => {
    const folder = copyOfBefore();
    writeFileSync(join(folder, 'prepared/manifest.json'), '<<<<<<< HEAD');
    expect((await preparePictures(folder)).manifest).toEqual(manifestBefore);
  });

  it('give way to a new photo, in its upright size', async () => {
    const folder = copyOfBefore();
    const upright = await picture(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    writeFileSync(join(folder, 'evento-1.jpg'), upright);
    const { manifest } = await preparePictures(folder);
    expect(manifest['evento-1']).toMatchObject({ width: 20, height: 30 });
  });
});
