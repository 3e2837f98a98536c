import 'server-only';
import { resolve } from 'node:path';
import { config } from '@/lib/site/config';
import { isSample } from '@/lib/site/parse-config';
import type { Source } from './source';

/** Where a source comes from: a URL or, only for a table, a file. */
export type SourceAddress = { address: string; isTable: boolean };

export const building = process.env.NEXT_PHASE === 'phase-production-build';

/** The address that the settings choose; undefined for none. The build reads the sample, because its pages are not shown. */
export function addressOfSource<T>({ api, table, sample }: Source<T>): SourceAddress | undefined {
  const { ADMIN_API_URL } = config;
  const ofSample = { address: resolve(sample), isTable: true };
  if (building) return ofSample;
  // A menu or reviews come from an API or a table, never both: `conflicts` of lib/site/parse-config.ts refuses to start.
  if (config[table]) return { address: config[table], isTable: true };
  if (isSample(config) || !api) return ofSample;
  return ADMIN_API_URL ? { address: `${ADMIN_API_URL}${api.path}`, isTable: false } : undefined;
}
