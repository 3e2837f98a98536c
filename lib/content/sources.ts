import type { Facts } from './facts/facts';
import { factColumns, parseFactsTable } from './facts/facts-table';
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
  /** Undefined if no API sends it. */
  api?: {
    /** Its path below `ADMIN_API_URL`. */
    path: string;
    parse: (body: unknown) => Parsed<T>;
  };
  /** The console's names for the source and for its rows. */
  words: Record<Language, { source: string; rows: string }>;
  /** @throws {TableError} */
  parseTable: (text: string) => Parsed<T>;
  /** The environment variable that names its table. */
  table: 'MENU_TABLE' | 'REVIEWS_TABLE' | 'FACTS_TABLE';
  columns: Columns;
  /** The table shown when no source is configured. */
  sample: string;
};

export const menusSource: Source<MenuCategory> = {
  name: 'menus',
  api: { path: '/menus/by_category', parse: parseMenus },
  words: {
    en: { source: 'menus', rows: 'options' },
    es: { source: 'menú', rows: 'opciones' },
  },
  parseTable: parseMenuTable,
  table: 'MENU_TABLE',
  columns: menuColumns,
  sample: 'lib/content/sample/menu.csv',
};

export const testimonialsSource: Source<Testimonial> = {
  name: 'testimonials',
  api: { path: '/googleres', parse: parseTestimonials },
  words: {
    en: { source: 'testimonials', rows: 'reviews' },
    es: { source: 'reseñas', rows: 'reseñas' },
  },
  parseTable: parseReviewsTable,
  table: 'REVIEWS_TABLE',
  columns: reviewColumns,
  sample: 'lib/content/sample/reviews.csv',
};

/** Its content is one entry. */
export const factsSource: Source<Facts> = {
  name: 'facts',
  words: {
    en: { source: 'facts', rows: 'facts' },
    es: { source: 'datos', rows: 'datos' },
  },
  parseTable: parseFactsTable,
  table: 'FACTS_TABLE',
  columns: factColumns,
  sample: 'lib/content/sample/facts.csv',
};
