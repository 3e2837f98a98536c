import { isRemark, type PastedLine } from './pasted-lines';
import { originText, type QuotationRequest } from './request';
import { UNSPECIFIED } from './request-lines';
import { knownSources } from './traffic-sources.mjs';

const unspecified = new RegExp(String.raw`^\*?${UNSPECIFIED}\*?$`, 'i');

/** Words for an empty list. With a dash before it, `Sin especificar` may be a title. */
const NOTHING = /^[\s.*_–—-]*(?:sin especificar|sin definir|a definir|ningun[oa]|nada|no)?[\s.*_–—-]*$/i;
const NO_TITLE = /^(?:ningun[oa]|nada)\.?$/i;

/** Whether a value says that nothing is specified; in a list in other words too. */
export function saysNothing(value: string, { inList = false } = {}): boolean {
  return unspecified.test(value) || (inList && NOTHING.test(value));
}

/** The origin that a line states. */
export function originOf(text: string): QuotationRequest['origin'] {
  return knownSources.find((origin) => text === originText(origin));
}

/** Whether a line has nothing to say: it is a remark, says that nothing is specified, or states the origin. */
export function isNoise(text: string): boolean {
  return isRemark(text) || saysNothing(text) || originOf(text) !== undefined;
}

const DASH = /^(?:[-•–—·](?!-) ?|[*◦▪▫●○‣⁃−‐]\uFE0F? )/u;

const NUMBER = /^\d{1,2}(?:[.)°]|\.-|-(?= )) ?(?!\d)/;

/** What else may stand before each title of a list: `1.`, `a)`, `[x]`, an emoji. */
const MARK = new RegExp(
  String.raw`${NUMBER.source}|^[a-h]\) |^\[[ xX✓]?\]|^\d\uFE0F?\u20E3|^[☐✓✔☑✗✘➤➔→]|^(?![\d#*])\p{Emoji}`,
  'u',
);

export function isDashed(text: string): boolean {
  return DASH.test(text);
}

export function isNumbered(text: string): boolean {
  return NUMBER.test(text);
}

/** A list of a request, as somebody has written it. */
export type WrittenList = {
  titles: string[];
  /** Titles that do not count, and why: `Tachado`, `Sin marcar`. */
  leftOut: { title: string; why: string }[];
  /** Other lines among them, or below. */
  others: string[];
};

/**
 * Reads a list from the line of its label, and from the lines below. Titles in the line of the label, without dashes, are told apart by the
 * menu: lib/answer/written-titles.ts.
 */
export function readList(inline: string, below: readonly PastedLine[]): WrittenList {
  // Below a value in the line of the label only items with a mark belong to the list.
  const isDone = inline !== '' && !below.slice(0, 2).some(({ text }) => isDashed(text) || MARK.test(text));
  const end = isDone ? 0 : endOfList(below);
  const inlineItems = isDashed(inline) ? inline.split(/(?:^| )[-•–—·] /) : [inline];
  const { items, others } = itemsIn(below.slice(0, end).map(({ text }) => text));
  const written = [...inlineItems, ...items].filter(Boolean);
  const isTicked = written.some((text) => TICKED.test(text));
  const judged = written.map((text) => judge(text, isTicked));
  return {
    titles: judged.flatMap(({ title }) => title || []),
    leftOut: judged.flatMap(({ leftOut }) => leftOut ?? []),
    others: [...others, ...below.slice(end).map(({ text }) => text)],
  };
}

const TICKED = /^(?:\[[xX✓]\]|[☑✅✔✓])/u;
const UNTICKED = /^(?:\[ ?\]|[☐◻⬜❌✖✗✘])\uFE0F?\s*/u;

const STRUCK = /^[^\p{L}~]{0,5}~{1,2}(?!\s)([^~]+)~{1,2}[.,]? ?(.*)$/u;

/** `~Flan~` is struck out; of `~Flan~ Budín`, Budín is left. What is not ticked counts only where nothing is. */
function judge(
  text: string,
  isTicked: boolean,
): { title?: string; leftOut?: WrittenList['leftOut'][number] } {
  if (isTicked && UNTICKED.test(text))
    return { leftOut: { title: text.replace(UNTICKED, ''), why: 'Sin marcar' } };
  const [, struck, rest = ''] = STRUCK.exec(text) ?? [];
  return struck ? { title: rest, leftOut: { title: struck, why: 'Tachado' } } : { title: text };
}

/** A label alone on its line, such as `*Incluye:*` in an answer of the business: another list follows. */
const OTHER_LABEL = /^[^\p{L}\p{N}]{0,8}[^:*]{1,40}:[*_]{0,2}$/u;

function endOfList(lines: readonly PastedLine[]): number {
  const first = lines.findIndex(({ text }) => text !== '');
  const { text: firstText = '', sender: firstSender } = lines[first] ?? {};
  const hasDashes = isDashed(firstText);
  const hasMarks = !hasDashes && MARK.test(firstText);
  // If the label is followed by an empty line, e-mail has put one after each line.
  const mayBeSpaced = first > 0 || hasMarks;
  // Unless each line states its sender, a line with one starts another message.
  const isOfOthers = ({ sender }: PastedLine) =>
    sender !== undefined && (!hasDashes || firstSender === undefined);
  const isNoTitle = (text: string) =>
    text === '' ? !mayBeSpaced : isNoise(text) || (hasMarks && !MARK.test(text));
  const endsWith = (line: PastedLine) =>
    OTHER_LABEL.test(line.text) || isOfOthers(line) || (!hasDashes && isNoTitle(line.text));
  const end = lines.findIndex((line, index) => index >= first && endsWith(line));
  return end < 0 ? lines.length : end;
}

/** The titles of a list, and other people's lines among them. E-mail may have removed the dashes. */
function itemsIn(lines: readonly string[]): { items: string[]; others: string[] } {
  const texts = lines.filter(Boolean);
  const dashed = texts.filter(isDashed);
  if (dashed.length === 0) return { items: texts.filter((text) => !NOTHING.test(text)), others: [] };
  const items = dashed.map((text) => text.replace(DASH, '').trimStart());
  return {
    items: items.filter((title) => !NO_TITLE.test(title)),
    others: texts.filter((text) => !isDashed(text)),
  };
}
