import { type MenuCategory, parseMenus } from './menus';
import type { Parsed, Report } from './parse-rows';
import sampleMenus from './sample/menus.json';
import sampleTestimonials from './sample/testimonials.json';
import type { SourceName } from './source-names';
import { parseTestimonials, type Testimonial } from './testimonials';

export type Source<T> = {
  name: SourceName;
  path: string;
  noun: string;
  parse: (body: unknown, report: Report) => Parsed<T>;
  sample: unknown;
};

export const menusSource: Source<MenuCategory> = {
  name: 'menus',
  path: '/menus/by_category',
  noun: 'options',
  parse: parseMenus,
  sample: sampleMenus,
};

export const testimonialsSource: Source<Testimonial> = {
  name: 'testimonials',
  path: '/googleres',
  noun: 'reviews',
  parse: parseTestimonials,
  sample: sampleTestimonials,
};
