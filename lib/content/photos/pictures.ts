import 'server-only';
import { ofProcess } from '@/lib/site/of-process';
import sample from '@/public/images/prepared/manifest.json';

export type Size = { width: number; height: number };

/** A prepared photo: its pictures and their paths on the site. */
export type Entry = Size & { avif: { src: string; width: number }[]; fallback: string };

/** A photo, or a crop of one. */
export type PictureName = keyof typeof sample;

/** The owner's prepared photos. */
export const own = ofProcess<{ entries: Record<string, Entry> }>('photos', () => ({ entries: {} }));

/** The owner's photo, else the sample's. */
export function pictureOf(name: PictureName): Entry {
  return own.entries[name] ?? sample[name];
}
