import { align } from './align';
import type { StyledElement } from './reading';

type Found = { kind: string; what: string; from: string; to: string };

/** What differs in the computed styles of elements that both deployments have. */
export function styleDifferences(from: StyledElement[], to: StyledElement[]): Found[] {
  const { pairs } = align(from, to, {
    key: ({ key }) => key,
    likeness: (a, b) => (tagOf(a) === tagOf(b) ? 1 : 0),
  });
  const changes = new Map(pairs.map(([a, b]) => [a, changesOf(a, b)]));
  return pairs.flatMap(([a]) => {
    const ofParent = changes.get(from[a.parent] as StyledElement) ?? {};
    // What an element inherits is said of its parent.
    const own = Object.entries(changes.get(a) ?? {}).filter(
      ([property, { from: before, to: after }]) =>
        ofParent[property]?.from !== before || ofParent[property]?.to !== after,
    );
    const told = withoutRepeated(own);
    if (told.length === 0) return [];
    const list = (side: 'from' | 'to') =>
      told.map(([property, change]) => `${property}: ${change[side]}`).join('\n');
    return [{ kind: 'Style', what: a.name, from: list('from'), to: list('to') }];
  });
}

type Change = { from: string; to: string };

const tagOf = ({ key }: StyledElement) => key.split(' ').slice(0, 3).join(' ');

function changesOf({ style: from }: StyledElement, { style: to }: StyledElement): Record<string, Change> {
  if (from === to) return {};
  return Object.fromEntries(
    Object.entries(from)
      .map(([property, value]) => [property, { from: value, to: to[property] ?? '' }] as const)
      .filter(([, change]) => change.from !== change.to),
  );
}

/** Of properties that have changed alike the first: a border has the colour of the text unless it has one of its own. */
function withoutRepeated(changes: [string, Change][]): [string, Change][] {
  const told = new Set<string>();
  return [...changes]
    .sort(([a], [b]) => Number(b === 'color') - Number(a === 'color'))
    .filter(([, { from, to }]) => {
      const change = `${from}\n${to}`;
      if (told.has(change)) return false;
      told.add(change);
      return true;
    });
}
