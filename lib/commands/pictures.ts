import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import pictures from './pictures.json';

const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 60_000_000;

const AVIF = { quality: 50, effort: 5 };
const JPEG = { quality: 72, mozjpeg: true };

type Size = { width: number; height: number };

/** In shares of the photo's width and height. */
type Area = Size & { left: number; top: number };

/** Widths are in pixels and never exceed the photo's own. Of a part with a `ratio`, width by height, the middle that has it is used. */
type Recipe = {
  name: string;
  photo: string;
  widths: number[];
  fallbackWidth: number;
  crop?: Area;
  ratio?: number;
};

type Entry = Size & { avif: { src: string; width: number }[]; fallback: string };

/**
 * Prepares the photos as `pictures.json` says: several widths, as AVIF with a JPEG fallback, under names that hold a hash of photo and
 * recipe. Of a photo that cannot be used, which is one line on the console, what was prepared before stays.
 * @throws {Error} when a photo cannot be used and nothing was prepared before
 */
export async function preparePictures(folder = join(process.cwd(), 'public/images')): Promise<void> {
  const prepared = join(folder, 'prepared');
  const manifestPath = join(prepared, 'manifest.json');
  await mkdir(prepared, { recursive: true });
  const recipes: Recipe[] = pictures;
  const before = await readFile(manifestPath, 'utf8').catch(() => '');
  const entries = parseManifest(before);
  const warnings = new Set<string>();
  for (const recipe of recipes) {
    try {
      const photo = await readPhoto(folder, recipe.photo);
      const least = recipe.crop ? 0 : Math.max(0, ...recipe.widths);
      entries[recipe.name] = await prepare(recipe, photo, prepared);
      if (photo.width < least)
        warnings.add(`${recipe.photo}.jpg is less than ${least} pixels wide: unsharp on large screens.`);
    } catch (error) {
      const reason = `${recipe.photo}.jpg ${error instanceof Error ? error.message : error}`;
      if (!entries[recipe.name]) throw new Error(`[pictures] public/images/${reason}.`);
      warnings.add(`${reason}. The site goes on showing what it showed before.`);
    }
  }
  for (const warning of warnings) console.warn(`[pictures] public/images/${warning}`);
  const manifest = Object.fromEntries(recipes.map(({ name }) => [name, entries[name]]));
  const wanted = new Set(['manifest.json', ...recipes.flatMap(({ name }) => filesOf(entries[name]))]);
  for (const file of await readdir(prepared)) if (!wanted.has(file)) await rm(join(prepared, file));
  const json = `${JSON.stringify(manifest, null, 2)}\n`;
  if (before !== json) await writeFile(manifestPath, json);
}

function parseManifest(json: string): Record<string, Entry> {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

function filesOf(entry: Entry | undefined): string[] {
  return entry ? [...entry.avif.map(({ src }) => src), entry.fallback].map((src) => basename(src)) : [];
}

/** @throws {Error} whose message continues the name of the photo */
async function readPhoto(folder: string, photo: string) {
  const bytes = await readFile(join(folder, `${photo}.jpg`)).catch((error) => {
    throw new Error(error.code === 'ENOENT' ? 'is missing' : `cannot be read (${error.code})`);
  });
  if (bytes.length > MAX_BYTES) throw new Error(`has ${Math.ceil(bytes.length / 1e6)} MB, over 20`);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== 'jpeg') throw new Error('is no JPEG that can be read');
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS) throw new Error(`has ${width} x ${height} pixels, over 60 million`);
  return { bytes, width, height };
}

async function prepare(
  recipe: Recipe,
  { bytes, ...size }: Size & { bytes: Buffer },
  prepared: string,
): Promise<Entry> {
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([recipe, AVIF, JPEG]))
    .digest('hex')
    .slice(0, 8);
  const area = cropArea(size, recipe.crop);
  const widths = recipe.widths.filter((width) => width < area.width);
  if (widths.length < recipe.widths.length) widths.push(area.width);

  const make = async (width: number, extension: 'avif' | 'jpg') => {
    const file = `${recipe.name}-${width}-${hash}.${extension}`;
    if (!existsSync(join(prepared, file))) {
      const resized = sharp(bytes, { limitInputPixels: MAX_PIXELS })
        .rotate()
        .extract(area)
        .resize({ width, ...(recipe.ratio && { height: Math.round(width / recipe.ratio) }) });
      const encoded = extension === 'avif' ? resized.avif(AVIF) : resized.jpeg(JPEG);
      const made = await encoded.toBuffer().catch(() => {
        throw new Error('is broken');
      });
      await writeFile(join(prepared, file), made);
    }
    return `/images/prepared/${file}`;
  };

  const avif: Entry['avif'] = [];
  for (const width of widths) avif.push({ src: await make(width, 'avif'), width });
  const fallback = await make(Math.min(recipe.fallbackWidth, area.width), 'jpg');
  return { width: area.width, height: area.height, avif, fallback };
}

/** @returns the area in pixels */
function cropArea({ width, height }: Size, crop: Area = { left: 0, top: 0, width: 1, height: 1 }): Area {
  return {
    left: Math.floor(crop.left * width),
    top: Math.floor(crop.top * height),
    width: Math.max(1, Math.floor(crop.width * width)),
    height: Math.max(1, Math.floor(crop.height * height)),
  };
}

if (require.main === module)
  preparePictures().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
