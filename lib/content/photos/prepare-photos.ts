import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { photoIn } from '@/lib/content/rows/menu/named-photo';
import { publicReasonOf, ReadError } from '@/lib/content/table/read-error';
import { writeWhole } from '@/lib/process/write-whole';
import { photoNames } from '@/lib/site/photo-names';
import type { Entry, Size } from './pictures';
import specialRecipes from './special-recipes.json';

// Not imported: `import` takes its ES modules, and such outside the bundle make Turbopack 16.4.6 send 430 bytes more to every page.
const sharp: typeof import('sharp').default = require('sharp');

// Otherwise thirteen photos of 12 megapixels take 474 MB instead of 258 (sharp 0.35.5).
sharp.cache(false);
sharp.concurrency(1);

const MAX_PHOTO_BYTES = 20_000_000;
/**
 * With so many, a progressive JPEG, which is decoded whole, takes 180 MB, and an instance then has 361. With colour in full, which no camera's
 * JPEG holds, it would take 357.
 */
const MAX_PIXELS = 60_000_000;

/** A portrait of 3:4 as wide as the hero. A picture of 1080 x 16000 took an instance to 652 MB. */
const MAX_PICTURE_PIXELS = 5_000_000;

/**
 * Of a photo with 12 megapixels, effort 5 made the same bytes in five times the time (sharp 0.35.5). Colour in full, which no camera's JPEG
 * holds, takes 60 MB more for a large picture, and 4 % more bytes.
 */
const AVIF = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
const JPEG = { quality: 72, mozjpeg: true };

/** A part of a photo. */
type Area = Size & { left: number; top: number };

/** How the pictures of one name are made. No picture is wider than its photo. */
type Recipe = {
  name: string;
  photo: string;
  /** In pixels, of the AVIF pictures. */
  widths: number[];
  /** In pixels, of the JPEG for other programs. */
  fallbackWidth: number;
  /** In fractions of the photo's width and height. */
  crop?: Area;
  /** Width by height: the picture is cropped to it around the centre. */
  ratio?: number;
};

const usual = { widths: [240, 360, 480, 640, 840, 1200], fallbackWidth: 840 };

/** Those of the site's photos. `special-recipes.json` holds those that are cropped or as wide as a wide window. */
export const recipes: readonly Recipe[] = [
  ...specialRecipes,
  ...photoNames
    .filter((photo) => !specialRecipes.some(({ name }) => name === photo))
    .map((photo) => ({ name: photo, photo, ...usual })),
];

/** Options show their pictures in cards or smaller. No remark asks an owner for a wider photo. */
const dish = { widths: [240, 360, 480, 640, 840], fallbackWidth: 480 };

/** Where prepared pictures are written, and the path below which the site sends them. */
type Target = { directory: string; path: string };

/**
 * Makes the pictures of each photo, which takes seconds for each. File names contain a hash of photo and recipe, so what is there already is
 * not made again. Pictures of earlier photos and recipes stay; `prepareSample` (lib/commands/prepare-build.ts) removes the sample's.
 * @param found the file of each photo in the folder
 * @returns the pictures by the names of their recipes, and remarks for the owner, in Spanish
 */
export async function preparePhotos(found: ReadonlyMap<string, string>, folder: string, target: Target) {
  const entries: Record<string, Entry> = {};
  const remarks: string[] = [];
  for (const [name, file] of found) {
    const ofSite = recipes.filter(({ photo }) => photo === name);
    try {
      const photo = await readPhoto(join(folder, file));
      const all = ofSite.length > 0 ? ofSite : [{ name, photo: name, ...dish }];
      const width = Math.max(...all.map((recipe) => neededWidth(recipe, photo)));
      for (const recipe of all) entries[recipe.name] = await prepare(recipe, photo, width, target);
      // Of the photo itself, not of its crops and previews.
      const least = Math.max(0, ...(ofSite.find((recipe) => recipe.name === name)?.widths ?? []));
      if (photo.width < least)
        remarks.push(`${file}: tiene menos de ${least} píxeles de ancho, en pantallas grandes se ve borrosa`);
    } catch (error) {
      const instead = ofSite.length > 0 ? 'se ve la de la muestra' : 'no se ve';
      remarks.push(`${file}: ${publicReasonOf(error)}; ${instead}`);
    }
  }
  return { entries, remarks };
}

/** Other entries of the photos' folder: prepared pictures, and files that operating systems create. */
const notPhotos = /^(prepared|\..*|thumbs\.db|desktop\.ini)$/i;

/** Finds the file of each photo by name, ignoring case, and remarks on all other files but `notPhotos`, in Spanish. */
export function findPhotos(files: readonly string[]) {
  const found = new Map<string, string>();
  const remarks: string[] = [];
  for (const file of files.filter((file) => !notPhotos.test(file)).sort()) {
    const photo = photoIn(file);
    const other = photo && found.get(photo);
    if (other) remarks.push(`${file}: no se usa, porque también está ${other}; borrá la que no va`);
    else if (photo) found.set(photo, file);
    else if (/\.(heic|heif)$/i.test(file))
      remarks.push(`${file}: no se usa, es del formato del iPhone: exportala como JPEG`);
    else
      remarks.push(`${file}: no se usa: va una foto .jpg, .png o .webp, con un nombre de letras o números`);
  }
  return { found, remarks };
}

type Photo = Size & { bytes: Buffer };

/** @throws {ReadError} or an error of the file system: why the photo cannot be used */
async function readPhoto(file: string): Promise<Photo> {
  const { size } = await stat(/* turbopackIgnore: true */ file);
  if (size > MAX_PHOTO_BYTES)
    throw new ReadError(`pesa ${Math.ceil(size / 1e6)} MB, y puede pesar ${MAX_PHOTO_BYTES / 1e6}`);
  const bytes = await readFile(/* turbopackIgnore: true */ file);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!['jpeg', 'png', 'webp'].includes(header?.format ?? '') || !header)
    throw new ReadError('no es un JPEG, PNG o WebP que se pueda leer');
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new ReadError(`tiene ${width} x ${height} píxeles, y puede tener ${MAX_PIXELS / 1e6} millones`);
  return { bytes, width, height };
}

/**
 * To how many pixels of width a photo may shrink, so that the widest picture of a recipe loses nothing: a crop to half of it needs twice as
 * many.
 */
function neededWidth({ widths, fallbackWidth, crop, ratio }: Recipe, photo: Photo): number {
  const widest = Math.min(Math.max(...widths, fallbackWidth), widestPicture(areaOf(photo, crop)));
  // A ratio cuts a wide photo at its sides.
  const covering = ratio ? Math.max(1, photo.width / photo.height / ratio) : 1;
  return Math.min(photo.width, Math.ceil((widest * covering) / (crop?.width ?? 1)));
}

/** The width of the widest picture of an area. */
function widestPicture({ width, height }: Size): number {
  return Math.min(width, Math.floor(Math.sqrt((MAX_PICTURE_PIXELS * width) / height)));
}

/**
 * Makes the pictures of a recipe that are not there yet.
 * @param decodedWidth the same for all recipes of a photo, so that a picture has the same bytes whatever else was missing
 */
async function prepare(
  recipe: Recipe,
  photo: Photo,
  decodedWidth: number,
  { directory, path }: Target,
): Promise<Entry> {
  const area = areaOf(photo, recipe.crop);
  const widest = widestPicture(area);
  const widths = recipe.widths.filter((width) => width < widest);
  if (widths.length < recipe.widths.length) widths.push(widest);
  const hash = createHash('sha256')
    .update(photo.bytes)
    .update(JSON.stringify([recipe, AVIF, JPEG]))
    .digest('hex')
    .slice(0, 8);
  // A dish may have a long name.
  const ofWidth = (width: number, type: 'avif' | 'jpg') => ({
    file: `${recipe.name.slice(0, 40)}-${width}-${hash}.${type}`,
    width,
  });
  const avif = widths.map((width) => ofWidth(width, 'avif'));
  const fallback = ofWidth(Math.min(recipe.fallbackWidth, widest), 'jpg');
  const missing = [...avif, fallback].filter(
    ({ file }) => !existsSync(/* turbopackIgnore: true */ join(directory, file)),
  );
  if (missing.length > 0) {
    const pixels = await decode(photo, decodedWidth);
    for (const { file, width } of missing)
      await writeWhole(join(directory, file), await make(file, width, recipe, pixels));
  }
  return {
    width: area.width,
    height: area.height,
    avif: avif.map(({ file, width }) => ({ src: `${path}/${file}`, width })),
    fallback: `${path}/${fallback.file}`,
  };
}

/** Pixels of a photo, upright. */
type Pixels = { data: Buffer; info: import('sharp').OutputInfo };

/** Goes on at what a decoder only warns of, such as the scan headers of Samsung's phones. */
async function decode({ bytes }: Photo, width: number): Promise<Pixels> {
  return sharp(bytes, { failOn: 'truncated' })
    .rotate()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ReadError('está dañada');
    });
}

function make(file: string, width: number, { crop, ratio }: Recipe, { data, info }: Pixels): Promise<Buffer> {
  const resized = sharp(data, { raw: info })
    .extract(areaOf(info, crop))
    .resize({ width, ...(ratio && { height: Math.round(width / ratio) }) });
  return (
    file.endsWith('.avif') ? resized.avif(AVIF) : resized.flatten({ background: '#fff' }).jpeg(JPEG)
  ).toBuffer();
}

/** The part of a photo of this size that a recipe asks for, in pixels. */
function areaOf({ width, height }: Size, crop: Area = { left: 0, top: 0, width: 1, height: 1 }): Area {
  return {
    left: Math.floor(crop.left * width),
    top: Math.floor(crop.top * height),
    width: Math.max(1, Math.floor(crop.width * width)),
    height: Math.max(1, Math.floor(crop.height * height)),
  };
}
