import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { photoNames as knownNames } from '@/lib/site/photo-names';
import type { Entry, Size } from './pictures';
import specialRecipes from './recipes.json';

// Not imported: a package of ES modules outside the bundle makes Turbopack 16.4.6 send 430 bytes more to every page.
const sharp: typeof import('sharp').default = require('sharp');

const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 60_000_000;

const AVIF = { quality: 50, effort: 5 };
const JPEG = { quality: 72, mozjpeg: true };

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

export const recipes: readonly Recipe[] = [
  ...specialRecipes,
  ...photoNames
    .filter((photo) => !specialRecipes.some(({ name }) => name === photo))
    .map((photo) => ({ name: photo, photo, ...usual })),
];

/** Where prepared pictures are written, and the path below which the site sends them. */
type Target = {
  directory: string;
  path: string;
  /** Called as soon as a photo is prepared: all of them take minutes. */
  onPrepared?: (name: string, entry: Entry) => void;
};

/**
 * Prepares photos: several widths as AVIF, and one JPEG as a fallback. `recipes.json` holds those that are cropped or as wide as the window.
 * File names contain a hash of photo and recipe, so what is there already is not made again.
 * @param found the file of each photo in the folder
 * @returns the pictures by the names of their recipes, and warnings for the owner, in Spanish
 */
export async function preparePhotos(found: ReadonlyMap<string, string>, folder: string, target: Target) {
  const entries: Record<string, Entry> = {};
  const warnings = new Set<string>();
  await mkdir(target.directory, { recursive: true });
  for (const recipe of recipes) {
    const file = found.get(recipe.photo);
    if (!file) continue;
    try {
      const photo = await readPhoto(join(folder, file));
      const entry = await prepare(recipe, photo, target);
      entries[recipe.name] = entry;
      target.onPrepared?.(recipe.name, entry);
      // The width of its widest picture. A crop has no minimum: it may be small.
      const least = recipe.crop ? 0 : Math.max(0, ...recipe.widths);
      if (photo.width < least)
        warnings.add(`${file}: tiene menos de ${least} píxeles de ancho, en pantallas grandes se ve borrosa`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      warnings.add(`${file}: ${reason}; se ve la de la muestra`);
    }
  }
  const wanted = Object.values(entries).flatMap(filesOf);
  const others = (await readdir(target.directory)).filter(
    (file) => /\.(avif|jpg)$/.test(file) && !wanted.includes(file),
  );
  for (const file of others) await rm(join(target.directory, file), { force: true });
  return { entries, warnings: [...warnings] };
}

const photoFile = /^(.+)\.(jpe?g|png|webp)$/;

/** Other entries of the photos' folder: prepared pictures, icons, and files that operating systems create. */
const notPhotos = /^(prepared|icon-\d+\.png|\..*|thumbs\.db|desktop\.ini)$/i;

/** Finds the file of each photo by name, ignoring case, and warns about all other files, in Spanish. */
export function findPhotos(files: readonly string[]) {
  const found = new Map<string, string>();
  const warnings = new Set<string>();
  for (const file of files.filter((file) => !notPhotos.test(file)).sort()) {
    const photo = photoFile.exec(file.toLowerCase())?.[1] ?? '';
    const other = found.get(photo);
    if (other) warnings.add(`${file}: no se usa, porque también está ${other}; borrá la que no va`);
    else if (photoNames.includes(photo)) found.set(photo, file);
    else warnings.add(`${file}: no se usa${hintFor(file)}`);
  }
  return { found, warnings: [...warnings] };
}

function hintFor(file: string): string {
  const name = file.toLowerCase();
  if (/\.(heic|heif)$/.test(name)) return ', es del formato del iPhone: exportala como JPEG';
  const similar = photoNames.find((photo) => name.startsWith(photo) && !/^\d/.test(name.slice(photo.length)));
  return similar ? `; ¿es ${similar}.jpg?` : `; los nombres son ${photoNames.join(', ')}`;
}

function filesOf({ avif, fallback }: Entry): string[] {
  return [...avif.map(({ src }) => src), fallback].map((src) => basename(src));
}

/** @throws {Error} with a message in Spanish that says why the photo cannot be used */
async function readPhoto(file: string) {
  const bytes = await readFile(/* turbopackIgnore: true */ file).catch((error) => {
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
  { directory, path }: Target,
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
    if (!existsSync(/* turbopackIgnore: true */ join(directory, file))) {
      const resized = sharp(bytes)
        .rotate()
        .extract(area)
        .resize({ width, ...(recipe.ratio && { height: Math.round(width / recipe.ratio) }) });
      const encoded =
        extension === 'avif' ? resized.avif(AVIF) : resized.flatten({ background: '#fff' }).jpeg(JPEG);
      const made = await encoded.toBuffer().catch(() => {
        throw new Error('está dañada');
      });
      await writeFile(/* turbopackIgnore: true */ join(directory, file), made);
    }
    return `${path}/${file}`;
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
