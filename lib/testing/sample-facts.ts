import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Facts, factsOf } from '@/lib/content/rows/facts/facts';
import { parseFactsTable } from '@/lib/content/rows/facts/facts-table';

const sample = readFileSync(join(__dirname, '../content/sample/facts.csv'), 'utf8');

/** The facts of the sample. */
export const sampleFacts: Facts = parseFactsTable(sample).content?.[0] ?? factsOf([]);
