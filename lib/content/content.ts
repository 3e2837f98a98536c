import 'server-only';
import { cacheLife, cacheTag, revalidateTag } from 'next/cache';
import type { MenuCategory } from '@/lib/quotation/menu-option';
import { sharedState } from '@/lib/shared-state';
import { avatars } from './avatars';
import { type Health, SourceReader } from './source/source-reader';
import type { SourceName } from './source-names';
import { menusSource, testimonialsSource } from './sources';
import type { Testimonial } from './testimonial';
import { MAX_SHOWN } from './testimonials';

/** Both sources. */
export type Readers = { menus: SourceReader<MenuCategory>; testimonials: SourceReader<Testimonial> };

// Of the process: a request of one bundle must not replace what a later one of another has brought, and a warning is for all of them.
sharedState.readers ??= {
  menus: new SourceReader(menusSource),
  testimonials: new SourceReader(testimonialsSource),
};
const { readers } = sharedState;

/** Seconds for which an open tab uses what it has fetched. Under 30 Next 16.4.6 refuses to prerender the page. */
const IN_TAB = 300;

const building = process.env.NEXT_PHASE === 'phase-production-build';

const NEVER = 365 * 24 * 60 * 60;

export async function getMenus(): Promise<MenuCategory[]> {
  'use cache';
  return readForPage('menus', readers.menus);
}

export async function getTestimonials(): Promise<Testimonial[]> {
  const testimonials = await readTestimonials();
  // Not within the cached function: pictures come after the reviews.
  return testimonials.map(({ avatar, ...rest }) => ({
    ...rest,
    avatar: avatar && avatars.addressOf(avatar),
  }));
}

async function readTestimonials(): Promise<Testimonial[]> {
  'use cache';
  const testimonials = await readForPage('testimonials', readers.testimonials);
  if (!building) avatars.keep(testimonials.slice(0, MAX_SHOWN).flatMap(({ avatar }) => avatar ?? []));
  return testimonials;
}

async function readForPage<T>(name: SourceName, reader: SourceReader<T>): Promise<T[]> {
  cacheTag(name);
  const { content, freshForSeconds } = await reader.read();
  cacheLife({ stale: IN_TAB, revalidate: freshForSeconds, expire: NEVER });
  return content;
}

/**
 * Refreshes sources, and has the next visit show what they have now.
 * @param options.accept takes a table that differs from the last one as if by a slip
 * @param options.fromPeer whether another instance has refreshed them already
 * @returns of each whether its response was good
 */
export async function refreshContent(
  names: readonly SourceName[],
  { accept = false, fromPeer = false },
): Promise<Partial<Record<SourceName, boolean>>> {
  const outcomes = await Promise.all(
    names.map(async (name) => {
      const reader = readers[name];
      const refreshed = await (fromPeer ? reader.refreshFromPeers() : reader.refresh(accept));
      // The next visit renders the page from what is in memory now, and does not wait for the API.
      if (refreshed) revalidateTag(name, { expire: 0 });
      return [name, refreshed] as const;
    }),
  );
  return Object.fromEntries(outcomes);
}

export function contentHealth(): Record<SourceName, Health> {
  return { menus: readers.menus.health(), testimonials: readers.testimonials.health() };
}
