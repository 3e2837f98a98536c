import type { Parsed, RowReport } from '@/lib/content/rows/row-report';
import type { Columns } from '@/lib/content/table/columns';
import { readTable, type TableRow } from '@/lib/content/table/read-table';
import { plainName } from '@/lib/values/plain-name';
import { declarations, type FactRow, type Facts, factRows, factsOf } from './facts';
import { statesNothing } from './kinds';

export const factColumns = {
  fact: { title: 'dato', isRequired: true },
  value: { title: 'valor', isRequired: true },
} satisfies Columns;

/** A fact that the table states, with its row. Its value is undefined if it cannot be read. */
type Stated = FactRow & { value: unknown; place: string };

/** The most characters of a value; what is longer is cut. */
const MAX_VALUE = 2_000;

/**
 * Parses the table of facts. Each row is judged alone; without a name there are no facts.
 * @throws {ReadError}
 */
export function parseFactsTable(text: string): Parsed<Facts> {
  const { rows, summary } = readTable(text, factColumns, 'fact');
  const stated = new Map<string, Stated[]>();
  const reports = rows.filter(({ label }) => label).map((row) => judge(row, stated));
  const facts = factsOf([...stated.values()].flat());
  return facts.name
    ? { content: [facts], reports, summary }
    : { failure: `falta el dato "${declarations.name.title}"`, reports, summary };
}

/** @param stated what the rows above state, by the fact's title; the row's own value is added */
function judge({ place, label, remarks, values }: TableRow, stated: Map<string, Stated[]>): RowReport {
  const { fact: typed = '', value: cell = '' } = values;
  const text = String(cell).slice(0, MAX_VALUE);
  const report = (outcome: RowReport['outcome'], ...others: string[]) => ({
    place,
    label,
    outcome,
    remarks: [...remarks, ...others],
  });
  const found = rowNamed(String(typed));
  const isBlank = !/[^\s–—-]/.test(text);
  if (isBlank && remarks.length === 0) return report('hidden');
  if (!found) return report('left out', `"${label}" no es un dato`);
  const { fact, title } = found;
  const ofFact = stated.get(title) ?? [];
  const others = ofFact.filter(({ value }) => value !== undefined);
  if (fact.of !== 'list' && others[0])
    return report('left out', `ya está en la ${others[0].place}, y vale esa`);
  if (fact.most && others.length >= fact.most) return report('left out', `va hasta ${fact.most} veces`);
  const isNone = isBlank || statesNothing(text, fact.kind);
  const value = isNone ? undefined : fact.kind.read(text);
  // Of values that cannot be read it matters only that there are any.
  if (value !== undefined || ofFact.length === 0) stated.set(title, [...ofFact, { ...found, value, place }]);
  if (value !== undefined) return report('shown');
  if (isBlank) return report('left out');
  return isNone ? report('hidden') : report('left out', fact.kind.expected);
}

/** The fact of this name, ignoring case, accents and signs. It may be a plural. */
function rowNamed(typed: string): FactRow | undefined {
  return rowsByName.get(singular(typed));
}

function singular(typed: string): string {
  return plainName(typed.replace(/[^\p{L}\p{N}]+/gu, ' ')).replace(/(?<=[nrld])es\b|s\b/g, '');
}

const rowsByName = new Map(factRows.map((row) => [singular(row.title), row]));
