import 'server-only';
import { cacheLife, cacheTag, revalidateTag } from 'next/cache';
import type { MenuCategory } from './menus';
import { type Health, type Reader, readerOf, type SourceState } from './source';
import type { SourceName } from './source-names';
import { menusSource, testimonialsSource } from './sources';
import type { Testimonial } from './testimonials';

// Next bundles this module once for pages and once for route handlers: a request of one must not replace what a later one of the other
// has brought.
declare global {
  var content: { menus: SourceState<MenuCategory>; testimonials: SourceState<Testimonial> } | undefined;
}
globalThis.content ??= { menus: {}, testimonials: {} };

const menus = readerOf(menusSource, globalThis.content.menus);
const testimonials = readerOf(testimonialsSource, globalThis.content.testimonials);

/** Seconds for which an open tab uses what it has fetched. Under 30 Next 16.4.6 refuses to prerender the page. */
const IN_TAB = 300;

const NEVER = 365 * 24 * 60 * 60;

export async function getMenus(): Promise<MenuCategory[]> {
  'use cache';
  cacheTag('menus');
  const { content, freshForSeconds } = await menus.read();
  cacheLife({ stale: IN_TAB, revalidate: freshForSeconds, expire: NEVER });
  return content;
}

export async function getTestimonials(): Promise<Testimonial[]> {
  'use cache';
  cacheTag('testimonials');
  const { content, freshForSeconds } = await testimonials.read();
  cacheLife({ stale: IN_TAB, revalidate: freshForSeconds, expire: NEVER });
  return content;
}

const readers: Record<SourceName, Reader<unknown>> = { menus, testimonials };

export async function refreshContent(
  names: readonly SourceName[],
  accept: boolean,
): Promise<Partial<Record<SourceName, boolean>>> {
  const outcomes = await Promise.all(
    names.map(async (name) => {
      const refreshed = await readers[name].refresh(accept);
      // The next visit renders the page from what is in memory now, and does not wait for the API.
      if (refreshed) revalidateTag(name, { expire: 0 });
      return [name, refreshed] as const;
    }),
  );
  return Object.fromEntries(outcomes);
}

export function contentHealth(): Record<SourceName, Health> {
  return { menus: menus.health(), testimonials: testimonials.health() };
}
