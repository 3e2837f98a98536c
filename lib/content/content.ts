import 'server-only';
import { cacheLife, cacheTag, revalidateTag } from 'next/cache';
import { type MenuCategory, parseMenus } from './menus';
import sampleMenus from './sample/menus.json';
import sampleTestimonials from './sample/testimonials.json';
import { type Reader, readerOf, type SourceState } from './source';
import type { SourceName } from './source-names';
import { parseTestimonials, type Testimonial } from './testimonials';

// Next bundles this module once for pages and once for route handlers: a request of one must not replace what a later one of the other
// has brought.
declare global {
  var content: { menus: SourceState<MenuCategory>; testimonials: SourceState<Testimonial> } | undefined;
}
globalThis.content ??= { menus: {}, testimonials: {} };

const menus = readerOf({
  name: 'menus',
  path: '/menus/by_category',
  parse: parseMenus,
  sample: sampleMenus,
  state: globalThis.content.menus,
});

const testimonials = readerOf({
  name: 'testimonials',
  path: '/googleres',
  parse: parseTestimonials,
  sample: sampleTestimonials,
  state: globalThis.content.testimonials,
});

/** Seconds for which an open tab uses what it has fetched. Under 30 Next 16.4.6 refuses to prerender the page. */
const IN_TAB = 300;

/** Seconds. Content does not expire: however old, it is served at once and refreshed in the background. */
const NEVER = 365 * 24 * 60 * 60;

/** The menus by category, in the API's order; empty only while the API has never answered. Never throws. */
export async function getMenus(): Promise<MenuCategory[]> {
  'use cache';
  cacheTag('menus');
  const { content, freshForSeconds } = await menus.read();
  cacheLife({ stale: IN_TAB, revalidate: freshForSeconds, expire: NEVER });
  return content;
}

/** The customers' reviews, in the API's order; empty only while the API has never answered. Never throws. */
export async function getTestimonials(): Promise<Testimonial[]> {
  'use cache';
  cacheTag('testimonials');
  const { content, freshForSeconds } = await testimonials.read();
  cacheLife({ stale: IN_TAB, revalidate: freshForSeconds, expire: NEVER });
  return content;
}

const readers: Record<SourceName, Reader<unknown>> = { menus, testimonials };

/**
 * Requests these sources from the API now. Pages show the response from the next visit on; a source that fails changes nothing.
 * @returns for each of them whether its response was good
 */
export async function refreshContent(
  names: readonly SourceName[],
): Promise<Partial<Record<SourceName, boolean>>> {
  const outcomes = await Promise.all(
    names.map(async (name) => {
      const refreshed = await readers[name].refresh();
      // The next visit renders the page from what is in memory now, and does not wait for the API.
      if (refreshed) revalidateTag(name, { expire: 0 });
      return [name, refreshed] as const;
    }),
  );
  return Object.fromEntries(outcomes);
}

/** Whole seconds since the last good response of the API, by source; null when there was none since the start. */
export function contentAges(): Record<SourceName, number | null> {
  const wholeAge = (name: SourceName) => {
    const age = readers[name].age();
    return age === undefined ? null : Math.round(age);
  };
  return { menus: wholeAge('menus'), testimonials: wholeAge('testimonials') };
}
