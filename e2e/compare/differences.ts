import { align, commonWords } from './align';
import { comparePictures } from './pictures';
import type { Block, Link, Photo, Reading } from './reading';
import { styleDifferences } from './style-differences';
import { treeDifferences } from './tree-differences';

/** One thing that differs between two readings of a state. */
export type Difference = {
  /** What it is: `Text`, `Heading level`, `Response header`. */
  kind: string;
  /** The part of the page, or empty where it is the page as a whole. */
  where: string;
  /** What has it: `link “Inicio”`, `page: vary`. */
  what: string;
  /** How it is in each deployment; undefined where it is missing. */
  from: string | undefined;
  to: string | undefined;
};

/** Two pictures of one thing that look different. */
export type PicturePair = {
  where: string;
  name: string;
  from: Buffer;
  to: Buffer;
  /** A picture whose red pixels are those that differ. */
  marked: Buffer | undefined;
};

export type Differences = {
  differences: Difference[];
  pictures: PicturePair[];
};

/** Compares what was read of one state of two deployments. */
export function compareReadings(from: Reading, to: Reading): Differences {
  const blocks = align(from.blocks, to.blocks, {
    key: blockName,
    likeness: (a, b) => (a.tag === b.tag ? 0.01 + commonWords(a.texts.join(' '), b.texts.join(' ')) : 0),
  });
  const compared = blocks.pairs.map(([a, b]) => compareBlocks(a, b));
  return {
    differences: [
      ...recordDifferences(from.head, to.head, headKind),
      ...headerDifferences(from.headers, to.headers),
      ...errorDifferences(from.errors, to.errors),
      ...blocks.removed.map((block) => missingBlock(block, [textOf(block), undefined])),
      ...blocks.added.map((block) => missingBlock(block, [undefined, textOf(block)])),
      ...blocks.moved.map((pair) => ({
        kind: 'Order',
        where: '',
        what: blockName(pair[0]),
        from: placeOf(pair[0], from.blocks),
        to: placeOf(pair[1], to.blocks),
      })),
      ...compared.flatMap(({ differences }) => differences),
    ],
    pictures: compared.flatMap(({ pictures }) => pictures),
  };
}

const blockName = ({ tag, name }: Pick<Block, 'tag' | 'name'>) => (name ? `${tag} “${name}”` : tag);

const textOf = (block: Block) => block.texts.join('\n');

function missingBlock(block: Block, [from, to]: [string | undefined, string | undefined]): Difference {
  return { kind: 'Part of the page', where: '', what: blockName(block), from, to };
}

function placeOf(block: Block, all: Block[]): string {
  const before = all[all.indexOf(block) - 1];
  return before ? `after ${blockName(before)}` : 'first';
}

function headKind(name: string): string {
  if (name === 'title') return 'Title';
  return name.startsWith('structured data') ? 'Structured data' : 'Head';
}

function recordDifferences(
  from: Record<string, string>,
  to: Record<string, string>,
  kindOf: (name: string) => string,
): Difference[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => from[name] !== to[name])
    .map((name) => ({
      kind: kindOf(name),
      where: '',
      what: name.replace(/^structured data /, ''),
      from: from[name],
      to: to[name],
    }));
}

/** A header that differs in the page differs in its files too, most often: it is named after the header alone. */
function headerDifferences(from: Reading['headers'], to: Reading['headers']): Difference[] {
  return recordDifferences(from, to, () => 'Response header').map((difference) => {
    const [type = '', name = ''] = difference.what.split(': ');
    return { ...difference, where: type, what: name };
  });
}

function errorDifferences(from: string[], to: string[]): Difference[] {
  const { removed, added } = align(from, to, { key: (error) => error, likeness: () => 0 });
  const difference = { kind: 'Error', where: '', what: 'console or network' };
  return [
    ...removed.map((error) => ({ ...difference, from: error, to: undefined })),
    ...added.map((error) => ({ ...difference, from: undefined, to: error })),
  ];
}

function compareBlocks(from: Block, to: Block): Differences {
  const where = blockName(from);
  const inTree = treeDifferences(from.tree, to.tree);
  const others = [...textDifferences(from.texts, to.texts), ...linkDifferences(from.links, to.links)];
  const named = [
    ...inTree,
    // Most texts and links stand in the tree, and are named once.
    ...others.filter((difference) => !inTree.some((other) => includes(other, difference))),
    ...photoDifferences(from.photos, to.photos),
    ...styleDifferences(from.elements, to.elements),
  ].map((difference) => ({ ...difference, where }));
  const pictures = picturePairs(from, to);
  // What is named already explains why its block looks different.
  const unexplained = named.length === 0 ? pictures : [];
  return {
    differences: [
      ...named,
      ...unexplained.map(({ name }) => ({
        kind: 'Picture',
        where,
        what: name || where,
        from: 'see the pictures',
        to: 'see the pictures',
      })),
    ],
    pictures,
  };
}

type Found = Omit<Difference, 'where'>;

/** Whether a difference of the tree says the same as one of a text or link. */
function includes(inTree: Found, { from, to }: Found): boolean {
  const has = (whole: string | undefined, part: string | undefined) =>
    part === undefined || whole?.replace(/\s+/g, ' ').includes(part.replace(/\s+/g, ' ')) === true;
  const text = `${inTree.what} ${inTree.from ?? ''}`;
  const isMove = inTree.kind === 'Order';
  return isMove
    ? has(text, from ?? to)
    : has(inTree.from === undefined ? undefined : text, from) && has(inTree.to, to);
}

function textDifferences(from: string[], to: string[]): Found[] {
  const { pairs, removed, added } = align(from, to, {
    key: (text) => text,
    likeness: (a, b) => 0.01 + commonWords(a, b),
  });
  return [
    ...pairs.filter(([a, b]) => a !== b).map(([a, b]) => ({ kind: 'Text', what: 'text', from: a, to: b })),
    ...removed.map((text) => ({ kind: 'Text', what: 'text', from: text, to: undefined })),
    ...added.map((text) => ({ kind: 'Text', what: 'text', from: undefined, to: text })),
  ];
}

function linkDifferences(from: Link[], to: Link[]): Found[] {
  const { pairs, removed, added } = align(from, to, {
    key: ({ name }) => name,
    likeness: (a, b) => (a.address === b.address ? 1 : commonWords(a.name, b.name)),
  });
  const what = ({ name }: Link) => `link “${name}”`;
  return [
    ...pairs
      .filter(([a, b]) => a.address !== b.address)
      .map(([a, b]) => ({
        kind: 'Link address',
        what: what(a),
        from: readable(a.address),
        to: readable(b.address),
      })),
    ...removed.map((link) => ({ kind: 'Link', what: what(link), from: link.name, to: undefined })),
    ...added.map((link) => ({ kind: 'Link', what: what(link), from: undefined, to: link.name })),
  ];
}

/** An address as people read it. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** By how much a colour of a small version of a photo has to differ, of 255. Other encoders change it by less. */
const NOTICEABLE = 24;

function photoDifferences(from: Photo[], to: Photo[]): Found[] {
  const { pairs } = align(from, to, { key: ({ name }) => name, likeness: () => 0 });
  return pairs
    .filter(([a, b]) =>
      a.pixels.some((value, place) => Math.abs(value - (b.pixels[place] ?? 0)) > NOTICEABLE),
    )
    .map(([{ name }]) => ({
      kind: 'Photo',
      what: `photo “${name}”`,
      from: 'see the pictures',
      to: 'see the pictures',
    }));
}

function picturePairs(from: Block, to: Block): PicturePair[] {
  const { pairs } = align(from.pictures, to.pictures, { key: ({ name }) => name, likeness: () => 1 });
  return pairs.flatMap(([a, b]) => {
    const result = comparePictures(a.png, b.png);
    return result ? [{ where: blockName(from), name: a.name, from: a.png, to: b.png, ...result }] : [];
  });
}
