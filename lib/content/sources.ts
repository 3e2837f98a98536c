import { type MenuCategory, parseMenus } from './menus';
import type { Parsed, Report } from './parse-rows';
import type { SourceName } from './source-names';
import { menusOfTable, testimonialsOfTable } from './table';
import { parseTestimonials, type Testimonial } from './testimonials';

export type Source<T> = {
  name: SourceName;
  path: string;
  noun: string;
  parse: (body: unknown, report: Report) => Parsed<T>;
  /** Makes of a table the body that the API would send. */
  ofTable: (text: string, report: Report) => unknown;
  /** The variable that names its table. */
  table: 'MENU_TABLE' | 'REVIEWS_TABLE';
  /** The table that is shown where no source is configured. */
  sample: string;
};

export const menusSource: Source<MenuCategory> = {
  name: 'menus',
  path: '/menus/by_category',
  noun: 'options',
  parse: parseMenus,
  ofTable: menusOfTable,
  table: 'MENU_TABLE',
  sample: 'lib/content/sample/menu.csv',
};

export const testimonialsSource: Source<Testimonial> = {
  name: 'testimonials',
  path: '/googleres',
  noun: 'reviews',
  parse: parseTestimonials,
  ofTable: testimonialsOfTable,
  table: 'REVIEWS_TABLE',
  sample: 'lib/content/sample/reviews.csv',
};
