import type { Parsed } from '@/lib/content/rows/row-report';
import type { Columns } from '@/lib/content/table/columns';
import type { TableSummary } from '@/lib/content/table/read-table';

export const sourceNames = ['menus', 'testimonials', 'facts'] as const;

export type SourceName = (typeof sourceNames)[number];

/** What differs between the sources. */
export type Source<T> = {
  name: SourceName;
  /** Undefined if no API sends it. */
  api?: {
    /** Its path below `ADMIN_API_URL`. */
    path: string;
    parse: (body: unknown) => Parsed<T>;
  };
  /** The owner's names for the source and for its rows. */
  words: { source: string; rows: string };
  /** @throws {ReadError} */
  parseTable: (text: string) => Parsed<T>;
  /** The environment variable that names its table. */
  table: 'MENU_TABLE' | 'REVIEWS_TABLE' | 'FACTS_TABLE';
  columns: Columns;
  /** The likely slip since the last table, in Spanish. */
  slipSince?: (last: TableSummary, now: TableSummary) => string | undefined;
  /** The table that is shown where `source-address` chooses it. */
  sample: string;
};
