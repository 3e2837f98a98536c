import type { Parsed, RowReport } from '@/lib/content/rows/row-report';
import { inShort } from '@/lib/content/table/clean-text';
import { type Columns, isAlike } from '@/lib/content/table/columns';
import { readTable, type TableRow } from '@/lib/content/table/reader';
import { HOW_TO_HIDE, holdsSecret, namesSecret } from '@/lib/content/table/secrets';
import { plainName } from '@/lib/quotation/categories';
import { declarations, type FactRow, type Facts, factRows, factsOf } from './facts';
import { isPlaceholder } from './placeholder';

export const factColumns = {
  fact: { title: 'dato', isRequired: true },
  value: { title: 'valor', isRequired: true },
} satisfies Columns;

type Row = TableRow<keyof typeof factColumns>;

/** A value that the table states, with its row. */
type Stated = FactRow & { value: unknown; place: string };

/**
 * Parses the table of facts. Each row is judged alone; without a name there are no facts.
 * @throws {ReadError}
 */
export function parseFactsTable(text: string): Parsed<Facts> {
  const { rows, ...table } = readTable(text, factColumns);
  const stated: Stated[] = [];
  const reports = rows.map((row) => judge(row, stated));
  const facts = { stated: new Set(stated.map(({ title }) => title)), mistyped: mistypedIn(rows) };
  const summary = { ...table.summary, kept: stated.length, facts };
  if (!stated.some(({ name }) => name === 'name'))
    return { failure: `falta el dato "${declarations.name.title}"`, reports, summary };
  return { content: [factsOf(stated)], reports, summary };
}

function mistypedIn(rows: readonly Row[]) {
  return rows.flatMap((row) => {
    const typed = row.cell('fact');
    const meant = rowOf(typed) ? undefined : guess(plainTitle(typed));
    return meant ? [{ typed: inShort(typed), meant: meant.title }] : [];
  });
}

/** @param stated what the rows above state; the row's own value is added */
function judge(row: Row, stated: Stated[]): RowReport {
  const { place, notes } = row;
  const [typed, cell] = [row.cell('fact'), row.cell('value')];
  const report = (fate: RowReport['fate'], ...reasons: string[]) => ({
    place,
    label: inShort(typed),
    fate,
    reasons: [...notes, ...reasons],
  });
  if (!/[^-–—]/.test(cell) && notes.length === 0) return report(...unfilled(typed));
  if (!typed) return report('invalid', 'sin dato');
  const found = rowOf(typed);
  if (!found) return report('invalid', unknown(typed));
  if (!cell) return report('invalid');
  const { fact, title } = found;
  const remarks = plainTitle(typed, '') === plainTitle(title, '') ? [] : [nearMiss(typed, found)];
  const note = (remark: string) => remarks.push(remark);
  const value = fact.kind.read(cell, note) ?? fact.kind.read(withoutName(cell, fact.title), note);
  if (Array.isArray(value) && value.length === 0) return report('empty');
  if (isPlaceholder(cell) && typeof value !== 'boolean')
    return report('invalid', `"${inShort(cell)}" no dice nada: ${fact.kind.expected}, o la celda vacía`);
  if (holdsSecret(cell)) remarks.push(`parece una clave: ${HOW_TO_HIDE}`);
  if (value === undefined) return report('invalid', `"${inShort(cell)}": ${fact.kind.expected}`);
  const next = { ...found, value, place };
  const refusal = refusalOf(next, stated);
  if (refusal) return report('invalid', refusal);
  stated.push(next);
  const shownAs = () => fact.kind.shownAs?.(value) ?? String(value);
  return { ...report('shown', ...remarks), shownAs };
}

/** What is said of a row without a value: nothing, unless it stands behind the fact's name. */
function unfilled(typed: string): [fate: RowReport['fate'], ...reasons: string[]] {
  const [name = '', value] = typed.split(/:\s*(?=\S)/);
  return value && rowOf(name) ? ['invalid', `"${inShort(value)}" va en la columna valor`] : ['empty'];
}

/** Why a value that can be read is not shown, because of the rows above. */
function refusalOf(next: Stated, stated: readonly Stated[]): string | undefined {
  const { fact, title, value } = next;
  const others = stated.filter((other) => other.title === title);
  const same = fact.of === 'list' ? others.find((other) => keyOf(other.value) === keyOf(value)) : others[0];
  if (same) return `"${title}" ya está en la ${same.place}, y vale esa`;
  if (fact.most && others.length >= fact.most) return `"${title}" va hasta ${fact.most} veces`;
  const other = others.find(({ value: stated }) => fact.kind.contradicts?.(value, stated));
  return other && `se superpone con la ${other.place}, y vale esa`;
}

/** What tells two values of a list apart: of those with a title, the title. */
function keyOf(value: unknown): string {
  const { title } = Object(value);
  return typeof title === 'string' ? plainName(title) : JSON.stringify(value);
}

/** The fact that a name means, ignoring case, accents, signs and small words. It may be a plural. */
function rowOf(typed: string): FactRow | undefined {
  return rowsByName.get(keyOfName(typed));
}

/** `CUIT N° 30-…` in the row of the CUIT. */
function withoutName(cell: string, name: string): string {
  if (!plainName(cell).startsWith(plainName(name))) return cell;
  return cell.slice(name.length).replace(/^\s*(?:n[°º.ro]{1,3})?[\s:.=-]*/i, '');
}

/** Without the ending of a photo's file. */
function plainTitle(typed: string, between = ' '): string {
  return plainName(typed.replace(/\.(jpe?g|png|webp)$/i, '').replace(/[^\p{L}\p{N}]+/gu, between));
}

function singular(typed: string): string {
  return plainTitle(typed).replace(/(?<=[nrld])es\b|s\b/g, '');
}

function keyOfName(typed: string): string {
  return singular(typed).replace(/\b(?:de|del|la|el|foto)\b| /g, '');
}

const rowsByName = new Map(factRows.map((row) => [keyOfName(row.title), row]));

const phoneWords = /\b(telefonos?|celular(es)?|whatsapp|numero)\b/;

function unknown(typed: string): string {
  const plain = plainTitle(typed);
  const name = `"${inShort(typed)}"`;
  if (namesSecret(plain)) return `${name}: ${HOW_TO_HIDE}`;
  if (phoneWords.test(plain)) return `${name}: el número va en los ajustes, en WHATSAPP_PHONE`;
  return nearMiss(typed, guess(plain));
}

function nearMiss(typed: string, row: FactRow | undefined): string {
  return `"${inShort(typed)}" no es un dato${row ? `. ¿Es "${row.title}"?` : ''}`;
}

const guesses = factRows.map(({ title, fact }) => ({
  plain: plainTitle(title),
  words: singular(title).split(' '),
  others: fact.mistakenFor.map((other) => plainTitle(other)),
}));

/** The fact that an unknown name probably means: one that is alike, else one that shares words, and of several the one that shares most. */
function guess(plain: string): FactRow | undefined {
  const typed = singular(plain)
    .split(' ')
    .filter((word) => /\d|.{4}/.test(word));
  const scores = guesses.map(({ words, others, ...known }) => {
    const isMeant = isAlike(plain, known.plain) || others.includes(plain);
    return (isMeant ? 100 : 0) + typed.filter((word) => words.includes(word)).length;
  });
  const most = Math.max(...scores);
  return most > 0 ? factRows[scores.indexOf(most)] : undefined;
}
