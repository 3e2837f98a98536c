import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photoIn, placeMeant } from '@/lib/content/rows/named-photo';
import { reasonOf } from '@/lib/content/source/reason-of';
import { writeWhole } from '@/lib/process/write-whole';
import { photoNames } from '@/lib/site/photo-names';
import type { Entry, Size } from './pictures';
import specialRecipes from './special-recipes.json';

// Not imported: a package of ES modules outside the bundle makes Turbopack 16.4.6 send 430 bytes more to every page.
const sharp: typeof import('sharp').default = require('sharp');

const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 60_000_000;

/** Of a photo with 12 megapixels, effort 5 made the same bytes in five times the time (sharp 0.35.5). */
const AVIF = { quality: 50, effort: 3 };
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

const usual = { widths: [240, 360, 480, 640, 840, 1200], fallbackWidth: 840 };

export const recipes: readonly Recipe[] = [
  ...specialRecipes,
  ...photoNames
    .filter((photo) => !specialRecipes.some(({ name }) => name === photo))
    .map((photo) => ({ name: photo, photo, ...usual })),
];

/** Options show their pictures in cards, and no window makes one blurred. */
const dish = { widths: [240, 360, 480, 640, 840], fallbackWidth: 480 };

function recipesFor(found: ReadonlyMap<string, string>): readonly Recipe[] {
  const dishes = [...found.keys()].filter((name) => name.startsWith('plato-'));
  return [...recipes, ...dishes.map((name) => ({ name, photo: name, ...dish }))];
}

/** Where prepared pictures are written, and the path below which the site sends them. */
type Target = { directory: string; path: string };

/**
 * Makes the fallback of each photo, a JPEG, which shows that the photo is whole. `special-recipes.json` holds those that are cropped or as wide as
 * the window. File names contain a hash of photo and recipe, so what is there already is not made again.
 * @param found the file of each photo in the folder
 * @returns the pictures by the names of their recipes; warnings for the owner, in Spanish; and, by file, what makes the sizes as AVIF, which
 * takes seconds for each photo
 */
export async function preparePhotos(found: ReadonlyMap<string, string>, folder: string, target: Target) {
  const entries: Record<string, Entry> = {};
  const warnings = new Set<string>();
  const later: { file: string; makeSizes: () => Promise<void> }[] = [];
  const wanted: string[] = [];
  await mkdir(target.directory, { recursive: true });
  for (const recipe of recipesFor(found)) {
    const file = found.get(recipe.photo);
    if (!file) continue;
    try {
      const path = join(folder, file);
      const photo = await readPhoto(path);
      const { entry, files, makeSizes } = await prepare(recipe, photo, path, target);
      entries[recipe.name] = entry;
      wanted.push(...files);
      if (makeSizes) later.push({ file, makeSizes });
      const least = leastWidth(recipe);
      if (photo.width < least)
        warnings.add(`${file}: tiene menos de ${least} píxeles de ancho, en pantallas grandes se ve borrosa`);
    } catch (error) {
      const instead = photoNames.some((name) => name === recipe.photo)
        ? 'se ve la de la muestra'
        : 'no se ve';
      warnings.add(`${file}: ${reasonOf(error)}; ${instead}`);
    }
  }
  await removeOthers(target.directory, wanted);
  return { entries, warnings: [...warnings], later };
}

/** The width of its widest picture. A crop, or a dish, has no minimum: it may be small. */
function leastWidth({ name, crop, widths }: Recipe): number {
  return crop || name.startsWith('plato-') ? 0 : Math.max(0, ...widths);
}

/** Removes the pictures of earlier photos; not files with other names, which another instance may be writing. */
async function removeOthers(directory: string, wanted: readonly string[]): Promise<void> {
  const others = (await readdir(directory)).filter(
    (file) => /\.(avif|jpg)$/.test(file) && !wanted.includes(file),
  );
  for (const file of others) await rm(join(directory, file), { force: true });
}

/** Other entries of the photos' folder: prepared pictures, and files that operating systems create. */
const notPhotos = /^(prepared|\..*|thumbs\.db|desktop\.ini)$/i;

/** Finds the file of each photo by name, ignoring case, and warns about all other files, in Spanish. */
export function findPhotos(files: readonly string[]) {
  const found = new Map<string, string>();
  const warnings = new Set<string>();
  for (const file of files.filter((file) => !notPhotos.test(file)).sort()) {
    const photo = photoIn(file);
    const other = photo && found.get(photo);
    if (other) warnings.add(`${file}: no se usa, porque también está ${other}; borrá la que no va`);
    else if (photo) found.set(photo, file);
    else warnings.add(`${file}: no se usa${hintFor(file)}`);
  }
  return { found, warnings: [...warnings] };
}

function hintFor(file: string): string {
  if (/\.(heic|heif)$/i.test(file)) return ', es del formato del iPhone: exportala como JPEG';
  const place = placeMeant(file);
  return place
    ? `; ¿es ${place}.jpg?`
    : ': va una foto .jpg, .png o .webp, con un nombre de letras o números';
}

type Photo = Size & { bytes: Buffer };

/** @throws {Error} for which {@link reasonOf} says why the photo cannot be used */
async function readPhoto(file: string): Promise<Photo> {
  const bytes = await readFile(/* turbopackIgnore: true */ file);
  if (bytes.length > MAX_BYTES)
    throw new Error(`pesa ${Math.ceil(bytes.length / 1e6)} MB, y puede pesar ${MAX_BYTES / 1e6}`);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!['jpeg', 'png', 'webp'].includes(header?.format ?? '') || !header)
    throw new Error('no es un JPEG, PNG o WebP que se pueda leer');
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new Error(`tiene ${width} x ${height} píxeles, y puede tener ${MAX_PIXELS / 1e6} millones`);
  return { bytes, width, height };
}

/** Makes the fallback of a photo. Its other sizes join the entry when all of them are there, so that a page names no file that is missing. */
async function prepare(recipe: Recipe, photo: Photo, file: string, { directory, path }: Target) {
  const hash = hashOf(recipe, photo);
  const area = cropArea(photo, recipe.crop);
  const widths = recipe.widths.filter((width) => width < area.width);
  if (widths.length < recipe.widths.length) widths.push(area.width);
  const width = Math.min(recipe.fallbackWidth, area.width);
  const fallback = `${recipe.name}-${width}-${hash}.jpg`;
  const sizes = widths.map((width) => ({ name: `${recipe.name}-${width}-${hash}.avif`, width }));

  const make = async (name: string, width: number, bytes: Buffer) => {
    const resized = sharp(bytes)
      .rotate()
      .extract(area)
      .resize({ width, ...(recipe.ratio && { height: Math.round(width / recipe.ratio) }) });
    const encoded = name.endsWith('.avif')
      ? resized.avif(AVIF)
      : resized.flatten({ background: '#fff' }).jpeg(JPEG);
    const made = await encoded.toBuffer().catch(() => {
      throw new Error('está dañada');
    });
    await writeWhole(join(directory, name), made);
  };
  const isMissing = (name: string) => !existsSync(/* turbopackIgnore: true */ join(directory, name));

  if (isMissing(fallback)) await make(fallback, width, photo.bytes);
  const avif = sizes.map(({ name, width }) => ({ src: `${path}/${name}`, width }));
  const isWhole = !sizes.some(({ name }) => isMissing(name));
  const entry: Entry = {
    width: area.width,
    height: area.height,
    avif: isWhole ? avif : [],
    fallback: `${path}/${fallback}`,
  };
  const makeSizes = async () => {
    // Read again, because all photos at once would fill the memory.
    const now = await readPhoto(file);
    if (hashOf(recipe, now) !== hash) throw new Error('cambió mientras se preparaba');
    for (const { name, width } of sizes) if (isMissing(name)) await make(name, width, now.bytes);
    entry.avif = avif;
  };
  return {
    entry,
    files: [fallback, ...sizes.map(({ name }) => name)],
    makeSizes: isWhole ? undefined : makeSizes,
  };
}

function hashOf(recipe: Recipe, { bytes }: Photo): string {
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([recipe, AVIF, JPEG]))
    .digest('hex')
    .slice(0, 8);
}

function cropArea({ width, height }: Size, crop: Area = { left: 0, top: 0, width: 1, height: 1 }): Area {
  return {
    left: Math.floor(crop.left * width),
    top: Math.floor(crop.top * height),
    width: Math.max(1, Math.floor(crop.width * width)),
    height: Math.max(1, Math.floor(crop.height * height)),
  };
}
