import { align, commonWords } from './align';
import { type Node, nodeText, parseTree, textsOf } from './tree';

type Found = { kind: string; what: string; from: string | undefined; to: string | undefined };

/** What differs between two accessibility trees. Each is Playwright's YAML. */
export function treeDifferences(from: string, to: string): Found[] {
  return from === to ? [] : compareChildren(parseTree(from), parseTree(to));
}

function compareChildren(from: Node[], to: Node[]): Found[] {
  const { pairs, moved, removed, added } = align(from, to, {
    key: ({ whole }) => whole,
    likeness: (a, b) => (a.role === b.role ? 0.01 + commonWords(textsOf(a), textsOf(b)) : 0),
  });
  return [
    ...removed.map((node) => missing(node, [textsOf(node), undefined])),
    ...added.map((node) => missing(node, [undefined, textsOf(node)])),
    ...moved.map(([a, b]) => ({
      kind: 'Order',
      what: nodeText(a),
      from: placeOf(a, from),
      to: placeOf(b, to),
    })),
    ...pairs.filter(([a, b]) => a.whole !== b.whole).flatMap(([a, b]) => compareNodes(a, b)),
  ];
}

/** An item of a list that holds a link alone is called after the link. */
function missing(node: Node, [from, to]: [string | undefined, string | undefined]): Found {
  const [only, ...others] = node.children;
  if (only && others.length === 0 && !node.name) return missing(only, [from, to]);
  return { kind: kindOf(node), what: nodeText(node), from, to };
}

function compareNodes(a: Node, b: Node): Found[] {
  return [
    ...(a.name === b.name ? [] : [{ kind: kindOf(a), what: a.role, from: a.name, to: b.name }]),
    ...(a.states === b.states ? [] : [stateDifference(a, b)]),
    ...compareChildren(a.children, b.children),
  ];
}

function stateDifference(a: Node, b: Node): Found {
  const kind = a.role === 'heading' ? 'Heading level' : 'State';
  return { kind, what: nodeText(a), from: a.states, to: b.states };
}

const kinds: Partial<Record<string, string>> = {
  heading: 'Heading',
  img: 'Alternative text',
  link: 'Link',
  region: 'Part of the page',
};

function kindOf({ role }: Node): string {
  return kinds[role] ?? 'Text';
}

function placeOf(node: Node, all: Node[]): string {
  const before = all[all.indexOf(node) - 1];
  return before ? `after ${nodeText(before)}` : 'first';
}
