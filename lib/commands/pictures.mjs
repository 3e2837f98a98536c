/**
 * Prepares the photos of `public/images/` for the web: several widths of each, as AVIF with a JPEG fallback, in
 * `public/images/prepared/` under names that hold a hash of the photo and of its recipe: browsers may keep them for ever, and a
 * second run has nothing to do. They are committed, so that a build takes seconds. `manifest.json` lists them for the components.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project.mjs';

const photos = join(projectRoot, 'public/images');
const prepared = join(photos, 'prepared');
const manifestPath = join(prepared, 'manifest.json');

const AVIF = { quality: 50, effort: 5 };
const JPEG = { quality: 72, mozjpeg: true };

/**
 * What is made of each photo. Widths are in pixels and never exceed the photo's own. A `crop` is the part that is used, in
 * shares of the photo's width and height; of a part with a `ratio`, width by height, the middle that has these proportions.
 * @typedef {{ left: number, top: number, width: number, height: number }} Area
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

/** Prepares what is missing and removes what no photo needs any more. */
export async function preparePictures() {
  await mkdir(prepared, { recursive: true });
  const { default: sharp } = await import('sharp');
  /** @type {Record<string, { width: number, height: number, avif: { src: string, width: number }[], fallback: string }>} */
  const manifest = {};
  const wanted = new Set(['manifest.json']);

  for (const recipe of recipes) {
    const source = join(photos, `${recipe.photo}.jpg`);
    const bytes = await readFile(source).catch(() => {
      throw new Error(`public/images/${recipe.photo}.jpg is missing: the site shows it.`);
    });
    const hash = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([recipe, AVIF, JPEG]))
      .digest('hex')
      .slice(0, 8);
    const photo = sharp(bytes).rotate();
    const { info } = await photo.toBuffer({ resolveWithObject: true });
    const area = cropArea(info, recipe);
    const cropped = () => sharp(bytes).rotate().extract(area);
    const widths = recipe.widths.filter((width) => width < area.width);
    if (widths.length < recipe.widths.length) widths.push(area.width);

    /** @param {number} width @param {'avif' | 'jpg'} extension */
    const make = async (width, extension) => {
      const file = `${recipe.name}-${width}-${hash}.${extension}`;
      wanted.add(file);
      if (!existsSync(join(prepared, file))) {
        const resized = cropped().resize({ width });
        const encoded = extension === 'avif' ? resized.avif(AVIF) : resized.jpeg(JPEG);
        await writeFile(join(prepared, file), await encoded.toBuffer());
      }
      return `/images/prepared/${file}`;
    };

    const avif = await Promise.all(widths.map(async (width) => ({ src: await make(width, 'avif'), width })));
    manifest[recipe.name] = {
      width: area.width,
      height: area.height,
      avif,
      fallback: await make(Math.min(recipe.fallbackWidth, area.width), 'jpg'),
    };
  }

  for (const file of await readdir(prepared)) {
    if (!wanted.has(file)) await rm(join(prepared, file));
  }
  const json = `${JSON.stringify(manifest, null, 2)}\n`;
  if ((await readFile(manifestPath, 'utf8').catch(() => '')) !== json) await writeFile(manifestPath, json);
}

/**
 * @param {{ width: number, height: number }} photo
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
    width: Math.floor(width),
    height: Math.floor(height),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await preparePictures();
