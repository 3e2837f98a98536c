import type { Facts } from './rows/facts/facts';
import { factColumns, parseFactsTable } from './rows/facts/facts-table';
import type { MenuCategory } from './rows/menu/judge-menu';
import { menuColumns } from './rows/menu/menu-columns';
import { parseMenus, parseMenuTable } from './rows/menu/read-menu';
import { reviewColumns } from './rows/reviews/review-columns';
import { parseReviewsTable, parseTestimonials, type Testimonial } from './rows/reviews/reviews';
import type { Source } from './source/source';
import { slipSince } from './table/slips';

// `source/source-address` chooses between the API, the table and the sample of each.

export const menusSource: Source<MenuCategory> = {
  name: 'menus',
  api: { path: '/menus/by_category', parse: parseMenus },
  words: { source: 'menú', rows: 'opciones' },
  parseTable: parseMenuTable,
  table: 'MENU_TABLE',
  columns: menuColumns,
  slipSince,
  sample: 'lib/content/sample/menu.csv',
};

export const testimonialsSource: Source<Testimonial> = {
  name: 'testimonials',
  api: { path: '/googleres', parse: parseTestimonials },
  words: { source: 'reseñas', rows: 'reseñas' },
  parseTable: parseReviewsTable,
  table: 'REVIEWS_TABLE',
  columns: reviewColumns,
  sample: 'lib/content/sample/reviews.csv',
};

/** Its content is one entry. */
export const factsSource: Source<Facts> = {
  name: 'facts',
  words: { source: 'datos', rows: 'datos' },
  parseTable: parseFactsTable,
  table: 'FACTS_TABLE',
  columns: factColumns,
  sample: 'lib/content/sample/facts.csv',
};

export const allSources: readonly Source<unknown>[] = [menusSource, testimonialsSource, factsSource];
