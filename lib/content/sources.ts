import { type MenuCategory, parseMenus } from './menus';
import type { Parsed, Report } from './parse-rows';
import sampleMenus from './sample/menus.json';
import sampleTestimonials from './sample/testimonials.json';
import type { SourceName } from './source-names';
import { parseTestimonials, type Testimonial } from './testimonials';

/** A part of the content: where it comes from and how its body is parsed. */
export type Source<T> = {
  name: SourceName;
  /** Path below `ADMIN_API_URL`. */
  path: string;
  /** What its rows are called in reports. */
  noun: string;
  /** Parses a body as `parseJson` returns it, or the sample. */
  parse: (body: unknown, report: Report) => Parsed<T>;
  /** A body in the API's own shape, for when there is no API. */
  sample: unknown;
};

/** The menus by category. */
export const menusSource: Source<MenuCategory> = {
  name: 'menus',
  path: '/menus/by_category',
  noun: 'options',
  parse: parseMenus,
  sample: sampleMenus,
};

/** The customers' reviews. */
export const testimonialsSource: Source<Testimonial> = {
  name: 'testimonials',
  path: '/googleres',
  noun: 'reviews',
  parse: parseTestimonials,
  sample: sampleTestimonials,
};
