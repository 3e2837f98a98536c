import { placeOf, type RowReport } from './parse-rows';

/** A row, of which source it is, and what the rows of that source are called. */
export type TableRow = RowReport & { source: string; noun: string };

/** The terminal: how wide, or undefined where lines may have any length; whether it shows colours. */
export type Terminal = { columns: number | undefined; colour: boolean };

/** A line of the table: source, place, title or name, whether it is shown. */
type Line = { cells: [source: string, place: string, label: string]; verdict: string; style: Style };

type Style = 'plain' | 'altered' | 'left out';

/** A source of more rows is read by its groups: neighbouring rows of which the same is to be said share a line. */
const MAX_SINGLE_ROWS = 100;

/** Of the columns before the last one, in characters. */
const MAX_WIDTHS = [12, 32, 40];

const GAP = '  ';

/** A narrower last column makes the table longer than one that has the verdicts below the rows. */
const MIN_VERDICT_WIDTH = 30;

/** Writes for each row whether it is shown or why not, in lines that fit into the terminal. */
export function tableOf(rows: readonly TableRow[], { columns, colour }: Terminal): string[] {
  const header: Line = {
    cells: ['SOURCE', 'PLACE', 'TITLE OR NAME'],
    verdict: 'SHOWN OR WHY NOT',
    style: 'plain',
  };
  const lines = [header, ...groupsOf(rows).map(lineOf)];
  const widths = MAX_WIDTHS.map((max, column) =>
    lines.reduce((widest, { cells }) => Math.max(widest, Math.min(max, widthOf(cells[column] ?? ''))), 0),
  );
  const start = widths.reduce((sum, width) => sum + width + GAP.length, 0);
  const isNarrow = columns !== undefined && columns - start < MIN_VERDICT_WIDTH;
  return lines.flatMap(({ cells, verdict, style }) => {
    const row = cells.map((cell, column) => pad(cell, widths[column] ?? 0) + GAP).join('');
    const texts = isNarrow
      ? stack(cells.join(GAP), verdict, columns)
      : wrap(verdict, columns === undefined ? Infinity : columns - start).map(
          (text, index) => (index === 0 ? row : ' '.repeat(start)) + text,
        );
    return texts.map((text) => paint(cut(text, columns ?? Infinity), colour ? style : 'plain'));
  });
}

/** The verdict beside the row where both fit into a line, else below it. */
function stack(row: string, verdict: string, columns: number): string[] {
  const line = row + GAP + verdict;
  if (widthOf(line) <= columns) return [line];
  return [row, ...wrap(verdict, columns - GAP.length).map((text) => GAP + text)];
}

/** Rows of which one line tells; all but the first and the last are counted only. */
type Group = { first: TableRow; last: TableRow; count: number };

function groupsOf(rows: readonly TableRow[]): Group[] {
  const counts = new Map<string, number>();
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1);
  const groups: Group[] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const isLong = (counts.get(row.source) ?? 0) > MAX_SINGLE_ROWS;
    if (isLong && group && isContinued(group.last, row)) {
      group.last = row;
      group.count += 1;
    } else {
      groups.push({ first: row, last: row, count: 1 });
    }
  }
  return groups;
}

/** Each list counts from 0: a row that follows by its number is of the same one. */
function isContinued(last: TableRow, row: TableRow): boolean {
  return last.index !== undefined && row.index === last.index + 1 && verdictOn(last) === verdictOn(row);
}

function lineOf({ first, last, count }: Group): Line {
  const suffix = count === 1 ? placeOf({ ...first, place: '' }) : `[${first.index}–${last.index}]`;
  const place = cut(first.place, (MAX_WIDTHS[1] ?? 0) - suffix.length) + suffix;
  const label = count === 1 ? (first.label ?? '') : `${count} ${first.noun}`;
  const style = first.fate !== 'shown' ? 'left out' : first.reasons.length > 0 ? 'altered' : 'plain';
  return { cells: [first.source, place, cut(label, MAX_WIDTHS[2] ?? 0)], verdict: verdictOn(first), style };
}

function verdictOn({ fate, reasons }: RowReport): string {
  const reason = reasons.join('; ');
  if (fate === 'shown') return reason ? `shown, but ${reason}` : 'shown';
  return `${fate === 'empty' ? 'not shown' : 'left out'}: ${reason}`;
}

/** Breaks a text between words; a word that is too long for a line is left as it is. */
function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.pop() ?? '';
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) lines.push(line, word);
    else lines.push(longer);
  }
  return lines;
}

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** What terminals draw two columns wide. */
const wide =
  /\p{Emoji_Presentation}|\uFE0F|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

function widthOf(text: string): number {
  // Finding the graphemes of all rows of 2 MB took most of a minute.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

/** Shortens a text to this width; the last character then is `…`. */
function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let start = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(start + segment) > width - 1) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

const colours: Record<Style, (text: string) => string> = {
  plain: (text) => text,
  altered: (text) => `\u001B[33m${text}\u001B[39m`,
  'left out': (text) => `\u001B[31m${text}\u001B[39m`,
};

function paint(text: string, style: Style): string {
  return colours[style](text);
}
