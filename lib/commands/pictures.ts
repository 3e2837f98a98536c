import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { photoNames as knownNames } from '@/lib/site/photo-names';
import specialRecipes from './photo-recipes.json';

const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 60_000_000;

const AVIF = { quality: 50, effort: 5 };
const JPEG = { quality: 72, mozjpeg: true };

type Size = { width: number; height: number };

/** In fractions of the photo's width and height. */
type Area = Size & { left: number; top: number };

/** Widths are in pixels; no picture is wider than its photo. `ratio` is width by height: the picture is cropped to it around the centre. */
type Recipe = {
  name: string;
  photo: string;
  widths: number[];
  fallbackWidth: number;
  crop?: Area;
  ratio?: number;
};

const photoNames: readonly string[] = knownNames;

const usual = { widths: [240, 360, 480, 640, 840, 1200], fallbackWidth: 840 };

const recipes: Recipe[] = [
  ...specialRecipes,
  ...photoNames
    .filter((photo) => !specialRecipes.some(({ name }) => name === photo))
    .map((photo) => ({ name: photo, photo, ...usual })),
];

type Entry = Size & { avif: { src: string; width: number }[]; fallback: string };

/**
 * Prepares the photos: several widths as AVIF, and one JPEG as a fallback. `photo-recipes.json` holds those that are cropped or as wide as
 * the window. File names contain a hash of photo and recipe. If a photo cannot be used, its earlier pictures stay.
 * @returns warnings for the owner, in Spanish
 * @throws {Error} if a photo cannot be used and has no earlier pictures
 */
export async function preparePictures(folder = join(process.cwd(), 'public/images')): Promise<string[]> {
  const prepared = join(folder, 'prepared');
  const manifestPath = join(prepared, 'manifest.json');
  await mkdir(prepared, { recursive: true });
  const before = await readFile(manifestPath, 'utf8').catch(() => '');
  const entries = parseManifest(before);
  const { found, warnings } = findPhotos(await readdir(folder));
  for (const recipe of recipes) {
    const file = found.get(recipe.photo);
    const name = file ?? `${recipe.photo}.jpg`;
    try {
      const photo = await readPhoto(folder, file);
      entries[recipe.name] = await prepare(recipe, photo, prepared);
      // The width of its widest picture. A crop has no minimum: it may be small.
      const least = recipe.crop ? 0 : Math.max(0, ...recipe.widths);
      if (photo.width < least)
        warnings.add(`${name}: tiene menos de ${least} píxeles de ancho, en pantallas grandes se ve borrosa`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      if (!entries[recipe.name]) throw new Error(`[fotos] public/images/${name}: ${reason}`);
      warnings.add(`${name}: ${reason}; se sigue mostrando la de antes`);
    }
  }
  await removeOthers(prepared, ['manifest.json', ...recipes.flatMap(({ name }) => filesOf(entries[name]))]);
  const manifest = Object.fromEntries(recipes.map(({ name }) => [name, entries[name]]));
  const json = `${JSON.stringify(manifest, null, 2)}\n`;
  if (before !== json) await writeFile(manifestPath, json);
  return [...warnings].map((warning) => `[fotos] public/images/${warning}`);
}

async function removeOthers(folder: string, wanted: readonly string[]): Promise<void> {
  const others = (await readdir(folder)).filter((file) => !wanted.includes(file));
  for (const file of others) await rm(join(folder, file));
}

const photoFile = /^(.+)\.(jpe?g|png|webp)$/;

/** Other entries of the photos' folder: prepared pictures, icons, and files that operating systems create. */
const notPhotos = /^(prepared|icon-\d+\.png|\..*|thumbs\.db|desktop\.ini)$/i;

/** Finds the file of each photo by name, ignoring case, and warns about all other files. */
function findPhotos(files: readonly string[]) {
  const found = new Map<string, string>();
  const warnings = new Set<string>();
  // Files named exactly like the sample's photos come last: they are probably older than the owner's.
  const isSamples = (file: string) => photoNames.includes(file.replace(/\.jpg$/, ''));
  const candidates = files.filter((file) => !notPhotos.test(file)).sort();
  for (const file of [...candidates.filter((file) => !isSamples(file)), ...candidates.filter(isSamples)]) {
    const photo = photoFile.exec(file.toLowerCase())?.[1] ?? '';
    const other = found.get(photo);
    if (other) warnings.add(`${file}: no se usa, porque también está ${other}; borrá la que no va`);
    else if (photoNames.includes(photo)) found.set(photo, file);
    else warnings.add(`${file}: no se usa${hintFor(file)}`);
  }
  return { found, warnings };
}

function hintFor(file: string): string {
  const name = file.toLowerCase();
  if (/\.(heic|heif)$/.test(name)) return ', es del formato del iPhone: exportala como JPEG';
  const similar = photoNames.find((photo) => name.startsWith(photo) && !/^\d/.test(name.slice(photo.length)));
  return similar ? `; ¿es ${similar}.jpg?` : `; los nombres son ${photoNames.join(', ')}`;
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

/** @throws {Error} with a message in Spanish that says why the photo cannot be used */
async function readPhoto(folder: string, file: string | undefined) {
  if (!file) throw new Error('falta');
  const bytes = await readFile(join(folder, file)).catch((error) => {
    throw new Error(`no se puede leer (${error.code})`);
  });
  if (bytes.length > MAX_BYTES) throw new Error(`pesa ${Math.ceil(bytes.length / 1e6)} MB, y puede pesar 20`);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!['jpeg', 'png', 'webp'].includes(header?.format ?? '') || !header)
    throw new Error('no es un JPEG, PNG o WebP que se pueda leer');
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new Error(`tiene ${width} x ${height} píxeles, y puede tener 60 millones`);
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
      const resized = sharp(bytes)
        .rotate()
        .extract(area)
        .resize({ width, ...(recipe.ratio && { height: Math.round(width / recipe.ratio) }) });
      const encoded =
        extension === 'avif' ? resized.avif(AVIF) : resized.flatten({ background: '#fff' }).jpeg(JPEG);
      const made = await encoded.toBuffer().catch(() => {
        throw new Error('está dañada');
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

function cropArea({ width, height }: Size, crop: Area = { left: 0, top: 0, width: 1, height: 1 }): Area {
  return {
    left: Math.floor(crop.left * width),
    top: Math.floor(crop.top * height),
    width: Math.max(1, Math.floor(crop.width * width)),
    height: Math.max(1, Math.floor(crop.height * height)),
  };
}

/** Prints the warnings for the owner, and stores them so that each start of the site prints them too. */
export async function reportPhotos(warnings: readonly string[]): Promise<void> {
  for (const warning of warnings) console.warn(warning);
  await mkdir('.build', { recursive: true });
  await writeFile('.build/photos.txt', warnings.map((warning) => `${warning}\n`).join(''));
}
