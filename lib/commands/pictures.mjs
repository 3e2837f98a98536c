/**
 * Prepares the photos of `public/images/` for the web: several widths of each, as AVIF with a JPEG fallback, in
 * `public/images/prepared/` under names that hold a hash of the photo and of its recipe: browsers may keep them for ever, and a
 * second run has nothing to do. They are committed, so that a build takes seconds. `manifest.json` lists them for the components. A photo
 * that cannot be used is named in one line, and what was prepared before stays, or a plain background takes its place: the manifest is always
 * whole.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project.mjs';

/** More than a camera makes of a photo; what is larger is a mistake, or meant to take the machine down. */
const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 60_000_000;

/** What is shown where there is no photo: like the background of one, out of focus, and dark enough for the title. */
const PLAIN_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160">
  <radialGradient id="glow" cx="0.7" cy="0.35" r="0.9"><stop stop-color="#7a4420"/><stop offset="1" stop-color="#2a1d16"/></radialGradient>
  <rect width="240" height="160" fill="url(#glow)"/>
</svg>`;

const AVIF = { quality: 50, effort: 5 };
const JPEG = { quality: 72, mozjpeg: true };

/**
 * What is made of each photo. Widths are in pixels and never exceed the photo's own. A `crop` is the part that is used, in
 * shares of the photo's width and height; of a part with a `ratio`, width by height, the middle that has these proportions.
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ left: number, top: number } & Size} Area
 * @typedef {{ name: string, photo: string, widths: number[], fallbackWidth: number, crop?: Area, ratio?: number }} Recipe
 */

const contentPhotos = [
  ...Array.from({ length: 8 }, (_, index) => `evento-${index + 1}`),
  'servicio-1',
  'servicio-2',
  'servicio-3',
  'error404',
];

/** For crawlers, which need no AVIF. */
const onlyJpeg = { widths: [], fallbackWidth: 1200 };

/** @type {Recipe[]} */
const recipes = [
  { name: 'hero', photo: 'hero', widths: [960, 1280, 1600, 1920], fallbackWidth: 1280 },
  // The banner is upright on phones: they get the part with the food, above the words.
  {
    name: 'hero-upright',
    photo: 'hero',
    widths: [480, 720, 960, 1280],
    fallbackWidth: 720,
    crop: { left: 0.38, top: 0.16, width: 0.6, height: 0.84 },
  },
  // Tall tiles of the gallery, which would show a third of the whole photo's width.
  {
    name: 'evento-4-upright',
    photo: 'evento-4',
    widths: [200, 300, 420, 600],
    fallbackWidth: 420,
    crop: { left: 0.5, top: 0, width: 0.34, height: 1 },
  },
  {
    name: 'evento-5-upright',
    photo: 'evento-5',
    widths: [200, 300, 420, 600],
    fallbackWidth: 420,
    crop: { left: 0.33, top: 0, width: 0.34, height: 1 },
  },
  ...contentPhotos.map((photo) => ({
    name: photo,
    photo,
    widths: [240, 360, 480, 640, 840, 1200],
    fallbackWidth: 840,
  })),
  // For link previews, which have the words below: what matters is in the middle.
  {
    name: 'hero-preview',
    photo: 'hero',
    crop: { left: 0.28, top: 0.4, width: 0.72, height: 0.6 },
    ratio: 1200 / 520,
    ...onlyJpeg,
  },
  {
    name: 'servicio-2-preview',
    photo: 'servicio-2',
    crop: { left: 0, top: 0.3, width: 1, height: 0.7 },
    ratio: 1200 / 520,
    ...onlyJpeg,
  },
  // For search engines, which show a business in these proportions.
  {
    name: 'hero-1x1',
    photo: 'hero',
    crop: { left: 0.38, top: 0, width: 0.6, height: 1 },
    ratio: 1,
    ...onlyJpeg,
  },
  {
    name: 'hero-4x3',
    photo: 'hero',
    crop: { left: 0.2, top: 0, width: 0.8, height: 1 },
    ratio: 4 / 3,
    ...onlyJpeg,
  },
  { name: 'hero-16x9', photo: 'hero', ratio: 16 / 9, ...onlyJpeg },
];

/**
 * What was made of a recipe: a size, and addresses.
 * @typedef {Size & { avif: { src: string, width: number }[], fallback: string }} Entry
 */

/** Thrown for a photo that cannot be used; its message ends the sentence `hero.jpg …`. */
class UnusablePhotoError extends Error {}

/**
 * Prepares what is missing and removes what no photo needs any more. Photos that are not as they should be are named on the console, a
 * line for each.
 * @param {string} [folder] holds the photos
 */
export async function preparePictures(folder = join(projectRoot, 'public/images')) {
  const prepared = join(folder, 'prepared');
  const manifestPath = join(prepared, 'manifest.json');
  await mkdir(prepared, { recursive: true });
  const oldJson = await readFile(manifestPath, 'utf8').catch(() => '');
  const before = parseManifest(oldJson);
  const files = await readdir(folder);
  /** @type {Record<string, Entry>} */
  const entries = {};

  for (const name of new Set(recipes.map(({ photo }) => photo))) {
    const itsRecipes = recipes.filter(({ photo }) => photo === name);
    const minWidth = Math.max(...itsRecipes.flatMap(({ crop, widths }) => (crop ? [] : widths)));
    const expected = `It should be a JPEG of at least ${minWidth} pixels in width and at most 20 MB.`;
    /** @param {string} fact @param {string} consequence */
    const warn = (fact, consequence) =>
      console.warn(`[pictures] public/images/${name}.jpg ${fact}. ${expected} ${consequence}`);

    try {
      const photo = await readPhoto(folder, files, name);
      Object.assign(entries, await prepareAll(itsRecipes, photo, prepared));
      if (photo.width < minWidth)
        warn(`is ${photo.width} pixels wide`, 'The site shows it, unsharp on large screens.');
      for (const file of lookalikes(files, name))
        console.warn(
          `[pictures] public/images/${file} is not used: the site shows ${name}.jpg. ${howToUse(file, name)}.`,
        );
    } catch (error) {
      if (!(error instanceof UnusablePhotoError)) throw error;
      const old = oldEntries(itsRecipes, before, prepared);
      Object.assign(entries, old ?? (await prepareAll(itsRecipes, await plainPicture(), prepared)));
      warn(
        error.message,
        old
          ? 'The site goes on showing what it showed before.'
          : 'The site shows a plain background in its place.',
      );
    }
  }

  const manifest = Object.fromEntries(recipes.map(({ name }) => [name, entries[name]]));
  const wanted = new Set(['manifest.json', ...Object.values(entries).flatMap(filesOf)]);
  for (const file of await readdir(prepared)) {
    if (!wanted.has(file)) await rm(join(prepared, file));
  }
  const json = `${JSON.stringify(manifest, null, 2)}\n`;
  if (oldJson !== json) await writeFile(manifestPath, json);
}

/** @param {string} json @returns {Record<string, Entry>} empty when there is none that can be read */
function parseManifest(json) {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

/**
 * @param {Recipe[]} itsRecipes
 * @param {Record<string, Entry>} before
 * @param {string} prepared
 * @returns {Record<string, Entry> | undefined} what was made of them earlier, if all of it is still there
 */
function oldEntries(itsRecipes, before, prepared) {
  /** @type {Record<string, Entry>} */
  const old = {};
  for (const { name } of itsRecipes) {
    const entry = before[name];
    if (!entry || !filesOf(entry).every((file) => existsSync(join(prepared, file)))) return undefined;
    old[name] = entry;
  }
  return old;
}

/** @param {Entry} entry @returns {string[]} the names of its files */
function filesOf({ avif, fallback }) {
  return [...avif.map(({ src }) => src), fallback].map((src) => basename(src));
}

/** A photo that can be used, as far as its header tells. @typedef {{ bytes: Buffer } & Size} Photo */

/**
 * @param {string} folder
 * @param {string[]} files what the folder holds: a file system that ignores case would find `hero.JPG` too
 * @param {string} name
 * @returns {Promise<Photo>} its size is that of the upright picture
 * @throws {UnusablePhotoError}
 */
async function readPhoto(folder, files, name) {
  if (!files.includes(`${name}.jpg`)) {
    const [file] = lookalikes(files, name);
    throw new UnusablePhotoError(
      file ? `is missing, but there is ${file}. ${howToUse(file, name)}` : 'is missing',
    );
  }
  const path = join(folder, `${name}.jpg`);
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new UnusablePhotoError(`has ${Math.ceil(size / 1e6)} MB`);
  const bytes = await readFile(path).catch((error) => {
    throw new UnusablePhotoError(`cannot be read (${error.code})`);
  });
  if (bytes.length === 0) throw new UnusablePhotoError('is empty');
  const { default: sharp } = await import('sharp');
  // Of the header only: whatever it says takes no memory.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== 'jpeg') {
    const isJpeg = bytes.subarray(0, 3).toString('hex') === 'ffd8ff';
    if (isJpeg) throw new UnusablePhotoError('is broken');
    const kind = header?.format.toUpperCase();
    throw new UnusablePhotoError(kind ? `is a ${kind} with the name of a JPEG` : 'is not a picture');
  }
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new UnusablePhotoError(`has ${width} x ${height} pixels, over ${MAX_PIXELS / 1e6} million`);
  return { bytes, width, height };
}

/**
 * Files that were meant to be a photo, such as `hero.png` or `hero.JPG`.
 * @param {string[]} files
 * @param {string} name
 */
function lookalikes(files, name) {
  return files.filter((file) => file !== `${name}.jpg` && file.toLowerCase().startsWith(`${name}.`));
}

/** @param {string} file @param {string} name */
function howToUse(file, name) {
  return /\.jpe?g$/i.test(file) ? `Rename it to ${name}.jpg` : `Save it as a JPEG, ${name}.jpg`;
}

/** @returns {Promise<Photo>} a small one: it loses nothing when a browser enlarges it */
async function plainPicture() {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(PLAIN_PICTURE)).jpeg().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Makes what these recipes want of a photo, as far as it is not there.
 * @param {Recipe[]} itsRecipes
 * @param {Photo} photo
 * @param {string} prepared the folder for it
 * @returns {Promise<Record<string, Entry>>} by the recipes' names
 * @throws {UnusablePhotoError} when the photo is not whole
 */
async function prepareAll(itsRecipes, photo, prepared) {
  /** @type {Record<string, Entry>} */
  const entries = {};
  for (const recipe of itsRecipes) entries[recipe.name] = await prepare(recipe, photo, prepared);
  return entries;
}

/**
 * @param {Recipe} recipe
 * @param {Photo} photo
 * @param {string} prepared
 * @returns {Promise<Entry>}
 */
async function prepare(recipe, { bytes, ...size }, prepared) {
  const { default: sharp } = await import('sharp');
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([recipe, AVIF, JPEG]))
    .digest('hex')
    .slice(0, 8);
  const area = cropArea(size, recipe);
  const widths = recipe.widths.filter((width) => width < area.width);
  if (widths.length < recipe.widths.length) widths.push(area.width);

  /** @param {number} width @param {'avif' | 'jpg'} extension */
  const make = async (width, extension) => {
    const file = `${recipe.name}-${width}-${hash}.${extension}`;
    if (!existsSync(join(prepared, file))) {
      const resized = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().extract(area).resize({ width });
      const encoded = extension === 'avif' ? resized.avif(AVIF) : resized.jpeg(JPEG);
      const made = await encoded.toBuffer().catch(() => {
        throw new UnusablePhotoError('is broken');
      });
      await writeFile(join(prepared, file), made);
    }
    return `/images/prepared/${file}`;
  };

  const avif = [];
  // One at a time: each decodes the whole photo.
  for (const width of widths) avif.push({ src: await make(width, 'avif'), width });
  const fallback = await make(Math.min(recipe.fallbackWidth, area.width), 'jpg');
  return { width: area.width, height: area.height, avif, fallback };
}

/**
 * @param {Size} photo
 * @param {Pick<Recipe, 'crop' | 'ratio'>} recipe
 * @returns {Area} in pixels
 */
function cropArea(photo, { crop = { left: 0, top: 0, width: 1, height: 1 }, ratio }) {
  const wide = crop.width * photo.width;
  const high = crop.height * photo.height;
  const width = Math.min(wide, high * (ratio ?? Infinity));
  const height = Math.min(high, wide / (ratio ?? 0));
  return {
    left: Math.floor(crop.left * photo.width + (wide - width) / 2),
    top: Math.floor(crop.top * photo.height + (high - height) / 2),
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(height)),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await preparePictures();
