import 'server-only';
import { join, resolve } from 'node:path';
import type { DishPhotoName } from '@/lib/content/rows/named-photo';
import { config } from '@/lib/site/config';
import { ofProcess } from '@/lib/site/of-process';
import sample from '@/public/images/prepared/manifest.json';

export type Size = { width: number; height: number };

/** A prepared photo: its pictures and their paths on the site. `avif` is empty until all its sizes are made. */
export type Entry = Size & { avif: { src: string; width: number }[]; fallback: string };

/** A photo, or a crop of one. */
export type PictureName = keyof typeof sample;

/** Where the owner's prepared photos are kept. */
export const photosDirectory = join(resolve(config.CONTENT_CACHE_DIR), 'photos');

/** The owner's photos. */
export const own = ofProcess<Record<string, Entry>>('photos', () => ({}));

/** The owner's photo, else the sample's. A picture of a dish is undefined until it is prepared. */
export function pictureOf(name: PictureName): Entry;
export function pictureOf(name: PictureName | DishPhotoName): Entry | undefined;
export function pictureOf(name: PictureName | DishPhotoName): Entry | undefined {
  return own[name] ?? (name in sample ? sample[name as PictureName] : undefined);
}
