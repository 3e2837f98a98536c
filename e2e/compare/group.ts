import type { Difference, Differences, PicturePair } from './differences';

/** A state of the site in a window: `home`, `phone`. */
export type Place = { state: string; window: string };

export type Found = Differences & { at: Place };

/** A difference as a person would tell it, with everywhere it is seen. */
export type Group = {
  kinds: string[];
  /** Of a text, the words that differ; undefined where it is missing. */
  from: string | undefined;
  to: string | undefined;
  seen: (Difference & { at: Place[] })[];
  at: Place[];
  pictures: (PicturePair & { at: Place })[];
};

/** Kinds whose difference is one of words: the same words differ in a title, a heading and a link. */
const wordy = [
  'Text',
  'Heading',
  'Link',
  'Link address',
  'Alternative text',
  'Title',
  'Head',
  'Structured data',
];

/** Kinds that no picture shows. */
const unseen = ['Link address', 'Alternative text'];

/** Says each difference once. */
export function groupDifferences(found: Found[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { differences, pictures, at } of found)
    for (const difference of differences) {
      const { key, from, to } = identify(difference);
      const group = groups.get(key) ?? { kinds: [], from, to, seen: [], at: [], pictures: [] };
      groups.set(key, group);
      addTo(group, difference, at);
      const shown = pictures.filter(({ where }) => where === difference.where);
      if (!unseen.includes(difference.kind) && !group.pictures.some((known) => known.at.window === at.window))
        group.pictures.push(...shown.map((pair) => ({ ...pair, at })));
    }
  return [...groups.values()];
}

function addTo(group: Group, difference: Difference, at: Place) {
  if (!group.kinds.includes(difference.kind)) group.kinds.push(difference.kind);
  if (!group.at.includes(at)) group.at.push(at);
  const known = group.seen.find((other) => isSame(other, difference));
  if (!known) group.seen.push({ ...difference, at: [at] });
  else if (!known.at.includes(at)) known.at.push(at);
}

function isSame(one: Difference, other: Difference): boolean {
  return (['kind', 'where', 'what', 'from', 'to'] as const).every((part) => one[part] === other[part]);
}

function identify(difference: Difference): { key: string; from: string | undefined; to: string | undefined } {
  const { kind, where, what, from, to } = difference;
  if (kind === 'Response header') return { key: JSON.stringify([kind, what, from, to]), from, to };
  if (from === undefined || to === undefined)
    // What is in it depends on the state.
    return { key: JSON.stringify([kind, where, what, from === undefined]), from, to };
  if (wordy.includes(kind)) {
    const words = differingWords(from, to);
    return { key: JSON.stringify(words), ...words };
  }
  // Of two neighbours that have changed places either one may be told to have moved.
  if (kind === 'Order')
    return { key: JSON.stringify([kind, where, ...[`after ${what}`, from, to].sort()]), from, to };
  if (kind === 'Style')
    return { key: JSON.stringify([kind, ...[from, to].map(withoutColourProperty)]), from, to };
  return { key: JSON.stringify([kind, where, what, from, to]), from, to };
}

/** A colour of the palette is that of texts, borders and backgrounds. */
function withoutColourProperty(styles: string): string {
  return styles.replace(/^[\w-]+: (?=rgba?\([^)]*\)$)/, '');
}

/** Two texts without the words with which both begin and end. */
function differingWords(from: string, to: string): { from: string; to: string } {
  const [a, b] = [from.split(/\s+/), to.split(/\s+/)];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = (words: string[]) => words.slice(start, words.length - end).join(' ');
  return { from: middle(a), to: middle(b) };
}

/** One line that names a difference. */
export function headline({ kinds, from, to, seen }: Group): string {
  const kind = kinds.join(', ');
  const [first] = seen;
  if (!first) return kind;
  const where = first.where && ` in ${first.where}`;
  if (to === undefined) return `${kind}: ${first.what}${where} is in A alone`;
  if (from === undefined) return `${kind}: ${first.what}${where} is in B alone`;
  if (/^(Picture|Photo)$/.test(kind)) return `${kind}: ${first.what}${where} looks different`;
  const isWordy = kinds.some((name) => wordy.includes(name));
  const what = isWordy && seen.length > 1 ? '' : ` ${first.what}${where}:`;
  // A word that has come or gone is read in its sentence alone.
  const [a, b] = (from && to ? [from, to] : [first.from ?? '', first.to ?? '']).map((text) =>
    isWordy ? `“${short(text)}”` : short(text),
  );
  return `${kind}:${what} ${a} in A, ${b} in B`;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}

/** `home (phone, wide), 404 (phone)` */
export function placesText(at: Place[]): string {
  const states = [...new Set(at.map(({ state }) => state))];
  return states
    .map((state) => {
      const windows = at.filter((place) => place.state === state).map(({ window }) => window);
      return `${state} (${windows.join(', ')})`;
    })
    .join(', ');
}
