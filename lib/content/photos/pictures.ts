import 'server-only';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { DishPhotoName } from '@/lib/content/rows/menu/named-photo';
import { ofProcess } from '@/lib/process/of-process';
import { config } from '@/lib/site/config';
import sample from '@/public/images/prepared/manifest.json';

export type Size = { width: number; height: number };

/** A prepared photo: its pictures, in the widths of `recipes` (prepare-photos.ts), and their paths on the site. */
export type Entry = Size & { avif: { src: string; width: number }[]; fallback: string };

/** A photo, or a crop of one. */
export type PictureName = keyof typeof sample;

/** Where the owner's prepared photos are kept. */
export const photosDirectory = join(resolve(config.CONTENT_CACHE_DIR), 'photos');

/**
 * The owner's photos, once they are prepared; the file of each, by the photo's name; and what is wrong with files, in Spanish, each line behind
 * the file's name.
 */
export const own = ofProcess('photos', () => ({
  entries: {} as Record<string, Entry>,
  found: new Map<string, string>() as ReadonlyMap<string, string>,
  remarks: [] as string[],
}));

/** The owner's photo, else the sample's. A picture of a dish is undefined until it is prepared. */
export function pictureOf(name: PictureName): Entry;
export function pictureOf(name: PictureName | DishPhotoName): Entry | undefined;
export function pictureOf(name: PictureName | DishPhotoName): Entry | undefined {
  return own.entries[name] ?? (name in sample ? sample[name as PictureName] : undefined);
}

/** The descriptions that are of the pictures shown: a copy of the sample's table describes the sample's, and not the owner's. */
export function descriptionsOf(stated: Facts['photos']): Facts['photos'] {
  const ofSample = readFileSync('lib/content/sample/facts.csv', 'utf8');
  // In the sample a whole cell stands between two separators.
  const isWrong = ([name, words]: [string, string]) => name in own.entries && ofSample.includes(`;${words};`);
  return Object.fromEntries(Object.entries(stated).filter((one) => !isWrong(one)));
}
