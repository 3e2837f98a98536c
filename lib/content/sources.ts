import { menuColumns } from './menu-columns';
import { type MenuCategory, parseMenus, parseMenuTable } from './menus';
import { reviewColumns } from './review-columns';
import type { Parsed } from './rows';
import type { Language } from './sentences';
import type { SourceName } from './source-names';
import type { Columns } from './table/columns';
import { parseReviewsTable, parseTestimonials, type Testimonial } from './testimonials';

/** What differs between the sources. */
export type Source<T> = {
  name: SourceName;
  path: string;
  /** The console's names for the source and for its rows. */
  words: Record<Language, { source: string; rows: string }>;
  parse: (body: unknown) => Parsed<T>;
  /** @throws {TableError} */
  parseTable: (text: string) => Parsed<T>;
  /** The environment variable that names its table. */
  table: 'MENU_TABLE' | 'REVIEWS_TABLE';
  columns: Columns;
  /** The table shown when no source is configured. */
  sample: string;
};

export const menusSource: Source<MenuCategory> = {
  name: 'menus',
  path: '/menus/by_category',
  words: {
    en: { source: 'menus', rows: 'options' },
    es: { source: 'menú', rows: 'opciones' },
  },
  parse: parseMenus,
  parseTable: parseMenuTable,
  table: 'MENU_TABLE',
  columns: menuColumns,
  sample: 'lib/content/sample/menu.csv',
};

export const testimonialsSource: Source<Testimonial> = {
  name: 'testimonials',
  path: '/googleres',
  words: {
    en: { source: 'testimonials', rows: 'reviews' },
    es: { source: 'reseñas', rows: 'reseñas' },
  },
  parse: parseTestimonials,
  parseTable: parseReviewsTable,
  table: 'REVIEWS_TABLE',
  columns: reviewColumns,
  sample: 'lib/content/sample/reviews.csv',
};
