import { menuTable, reviewsTable, type TableKind } from './columns';
import { menusOfTable } from './menu-table';
import { type MenuCategory, parseMenus } from './menus';
import type { Parsed, Report } from './parse-rows';
import { testimonialsOfTable } from './reviews-table';
import type { Language } from './sentences';
import type { SourceName } from './source-names';
import type { TableSummary } from './table-reader';
import { parseTestimonials, type Testimonial } from './testimonials';

export type Source<T> = {
  name: SourceName;
  path: string;
  /** What it is called on the console, and what its rows are. */
  words: Record<Language, { source: string; rows: string }>;
  parse: (body: unknown, report: Report) => Parsed<T>;
  /** Makes of a table the body that the API would send. */
  ofTable: (text: string, report: Report) => { body: unknown; summary: TableSummary };
  /** The variable that names its table. */
  table: 'MENU_TABLE' | 'REVIEWS_TABLE';
  tableKind: TableKind;
  /** The table that is shown where no source is configured. */
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
  ofTable: menusOfTable,
  table: 'MENU_TABLE',
  tableKind: menuTable,
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
  ofTable: testimonialsOfTable,
  table: 'REVIEWS_TABLE',
  tableKind: reviewsTable,
  sample: 'lib/content/sample/reviews.csv',
};
