import { DIFF_DELETE, DIFF_EQUAL, diffLinesRaw } from 'jest-diff';

/** How the items of two lists belong together. */
export type Alignment<T> = {
  /** The same item, or what it has become. */
  pairs: [T, T][];
  /** Items that are the same in both, at another place. Each is one of the pairs too. */
  moved: [T, T][];
  removed: T[];
  added: T[];
};

type Likeness<T> = {
  /** What is equal for items that are the same. */
  key: (item: T) => string;
  /** From 0, where one cannot have become the other, to 1. */
  likeness: (a: T, b: T) => number;
};

/** Finds for each item of a list the one of another list that it is, or has become. */
export function align<T>(a: T[], b: T[], { key, likeness }: Likeness<T>): Alignment<T> {
  const { pairs, gaps } = commonItems(a, b, key);
  const moved = takeMoved(gaps, key);
  const changed = gaps.flatMap((gap) => takeAlike(gap, likeness));
  return {
    pairs: [...pairs, ...moved, ...changed],
    moved,
    removed: gaps.flatMap(({ removed }) => removed),
    added: gaps.flatMap(({ added }) => added),
  };
}

/** What stands between two common items, in one list and in the other. */
type Gap<T> = { removed: T[]; added: T[] };

function commonItems<T>(a: T[], b: T[], key: (item: T) => string) {
  const pairs: [T, T][] = [];
  let gap: Gap<T> = { removed: [], added: [] };
  const gaps = [gap];
  const [restOfA, restOfB] = [[...a], [...b]];
  for (const [operation] of diffLinesRaw(a.map(key), b.map(key)).map((diff) => [diff[0]])) {
    if (operation === DIFF_EQUAL) {
      pairs.push([restOfA.shift() as T, restOfB.shift() as T]);
      gap = { removed: [], added: [] };
      gaps.push(gap);
    } else if (operation === DIFF_DELETE) gap.removed.push(restOfA.shift() as T);
    else gap.added.push(restOfB.shift() as T);
  }
  return { pairs, gaps };
}

function takeMoved<T>(gaps: Gap<T>[], key: (item: T) => string): [T, T][] {
  const moved: [T, T][] = [];
  for (const from of gaps)
    for (const item of [...from.removed]) {
      const to = gaps.find(({ added }) => added.some((other) => key(other) === key(item)));
      const place = to?.added.findIndex((other) => key(other) === key(item)) ?? -1;
      if (!to || place === -1) continue;
      moved.push([item, ...(to.added.splice(place, 1) as [T])]);
      from.removed.splice(from.removed.indexOf(item), 1);
    }
  return moved;
}

function takeAlike<T>({ removed, added }: Gap<T>, likeness: (a: T, b: T) => number): [T, T][] {
  const candidates = removed
    .flatMap((a) => added.map((b) => ({ a, b, score: likeness(a, b) })))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const pairs: [T, T][] = [];
  for (const { a, b } of candidates) {
    if (!removed.includes(a) || !added.includes(b)) continue;
    removed.splice(removed.indexOf(a), 1);
    added.splice(added.indexOf(b), 1);
    pairs.push([a, b]);
  }
  return pairs;
}

/** The share of words that two texts have in common. */
export function commonWords(a: string, b: string): number {
  const [wordsOfA, wordsOfB] = [a, b].map((text) => text.split(/\s+/)) as [string[], string[]];
  const common = wordsOfA.filter((word) => wordsOfB.includes(word)).length;
  return (2 * common) / (wordsOfA.length + wordsOfB.length);
}
