import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { type MenuCategory, parseMenus } from './menus';
import sampleMenus from './sample/menus.json';
import sampleTestimonials from './sample/testimonials.json';
import { readerOf } from './source';
import { parseTestimonials, type Testimonial } from './testimonials';

const readMenus = readerOf({
  name: 'menus',
  path: '/menus/by_category',
  parse: parseMenus,
  sample: sampleMenus,
});

const readTestimonials = readerOf({
  name: 'testimonials',
  path: '/googleres',
  parse: parseTestimonials,
  sample: sampleTestimonials,
});

/** Seconds that an open tab may go on with what it has. Under 30 Next 16.4.6 refuses to prerender the page. */
const IN_TAB = 300;

/** Seconds. Content never expires: however old it is, it is served at once and refreshed behind the visitor's back. */
const NEVER = 365 * 24 * 60 * 60;

/** The menus by category, in the API's order; empty only while the API has never answered. Never throws. */
export async function getMenus(): Promise<MenuCategory[]> {
  'use cache';
  cacheTag('menus');
  const { content, freshForSeconds } = await readMenus();
  cacheLife({ stale: IN_TAB, revalidate: freshForSeconds, expire: NEVER });
  return content;
}

/** The customers' reviews, in the API's order; empty only while the API has never answered. Never throws. */
export async function getTestimonials(): Promise<Testimonial[]> {
  'use cache';
  cacheTag('testimonials');
  const { content, freshForSeconds } = await readTestimonials();
  cacheLife({ stale: IN_TAB, revalidate: freshForSeconds, expire: NEVER });
  return content;
}
