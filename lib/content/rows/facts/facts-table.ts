import type { Parsed, RowReport } from '@/lib/content/rows/row-report';
import type { Columns } from '@/lib/content/table/columns';
import { readTable, type TableRow } from '@/lib/content/table/read-table';
import { plainName } from '@/lib/values/plain-name';
import { declarations, type Facts, factRows, factsOf } from './facts';
import { isNoValue } from './kinds';

export const factColumns = {
  fact: { title: 'dato', isRequired: true },
  value: { title: 'valor', isRequired: true },
} satisfies Columns;

/** The most characters of a value; what is longer is cut. */
const MAX_VALUE = 2_000;

/**
 * Parses the table of facts. Each row is read alone, and one beyond its fact's number of rows is left out; without a name there are no
 * facts.
 * @throws {ReadError}
 */
export function parseFactsTable(text: string): Parsed<Facts> {
  const { rows, summary } = readTable(text, factColumns, 'fact');
  const read = rows.filter(({ label }) => label).map(readFact);
  const readable = read.filter(({ value }) => value !== undefined);
  const used = factRows.flatMap((one) => readable.filter(({ fact }) => fact === one).slice(0, one.most ?? 1));
  const reports = read.map((row) => judge(row, used));
  // Also what says `no`, or cannot be read: a figure that is stated must not get its default.
  const withoutValue = read.filter((row) => row.value === undefined && !isEmpty(row));
  const facts = factsOf(
    [...used, ...withoutValue].flatMap(({ fact, value }) => (fact ? { ...fact, value } : [])),
  );
  return facts.name
    ? { content: [facts], reports, summary }
    : { failure: `falta el dato "${declarations.name.title}"`, reports, summary };
}

type ReadRow = ReturnType<typeof readFact>;

/**
 * Reads a row by itself: the fact of its name, ignoring case, accents and signs, where the name may be a plural; and its value, undefined if
 * there is none that can be read.
 */
function readFact({ values, ...row }: TableRow) {
  const text = String(values.value ?? '').slice(0, MAX_VALUE);
  const fact = rowsByName.get(singular(String(values.fact ?? '')));
  const isStated = !isBlank(text) && fact && !isNoValue(text, fact.kind);
  return { ...row, text, fact, value: isStated ? fact.kind.read(text) : undefined };
}

function isBlank(text: string): boolean {
  return !/[^\s–—-]/.test(text);
}

/** Whether a row says nothing of its fact. */
function isEmpty({ text, remarks }: ReadRow): boolean {
  return isBlank(text) && remarks.length === 0;
}

/** @param used the rows whose values the site has */
function judge(row: ReadRow, used: readonly ReadRow[]): RowReport {
  const { place, label, text, fact, value } = row;
  const report = (outcome: RowReport['outcome'], ...remarks: string[]) => ({
    place,
    label,
    outcome,
    remarks: [...row.remarks, ...remarks],
  });
  if (isEmpty(row)) return report('hidden');
  if (!fact) return report('left out', `"${label}" no es un dato`);
  if (used.includes(row)) return report('shown');
  if (value !== undefined && fact.most) return report('left out', `va hasta ${fact.most} veces`);
  if (value !== undefined) {
    const other = used.find((one) => one.fact === fact);
    return report('left out', `ya está en la ${other?.place}, y vale esa`);
  }
  if (isNoValue(text, fact.kind)) return report('hidden');
  return report('left out', ...(row.remarks.length > 0 ? [] : [fact.kind.expected]));
}

function singular(typed: string): string {
  return plainName(typed.replace(/[^\p{L}\p{N}]+/gu, ' ')).replace(/(?<=[nrld])es\b|s\b/g, '');
}

const rowsByName = new Map(factRows.map((row) => [singular(row.title), row]));
