import sharp from 'sharp';
import { compareReadings, type Difference } from './differences';
import { groupDifferences, headline } from './group';
import type { Block, Reading } from './reading';

const TREE = `- region "Postres":
  - heading "Postres" [level=2]
  - list:
    - listitem:
      - checkbox "Flan $4.500"
      - text: Flan $4.500
    - listitem:
      - checkbox "Helado $5.900"
      - text: Helado $5.900
  - img "Una mesa dulce"
  - link "Ver más":
    - /url: /eventos`;

function section(changes: Partial<Block> = {}): Block {
  return {
    tag: 'section',
    name: 'Postres',
    tree: TREE,
    texts: ['Postres', 'Flan', '$4.500', 'Helado', '$5.900', 'Ver más'],
    links: [{ name: 'Ver más', address: 'https://this.site/eventos' }],
    photos: [{ name: 'Una mesa dulce', pixels: [10, 20, 30] }],
    elements: [element('section', -1), element('h2', 0), element('a', 0)],
    pictures: [],
    ...changes,
  };
}

function element(tag: string, parent: number, style: Record<string, string> = {}) {
  return {
    name: tag,
    key: `${parent + 1} ${tag} `,
    parent,
    style: { color: 'red', cursor: 'auto', ...style },
  };
}

function reading(changes: Partial<Reading> = {}): Reading {
  return {
    head: { title: 'Menú', 'link canonical': 'https://this.site/' },
    headers: { 'page: vary': 'rsc' },
    errors: [],
    blocks: [
      section(),
      section({
        name: 'Dudas',
        tree: '- paragraph: Escribinos',
        texts: ['Escribinos'],
        links: [],
        photos: [],
      }),
    ],
    ...changes,
  };
}

/** What differs once the first section has changed. */
function afterChange(changes: Partial<Block>): Difference[] {
  const [, other] = reading().blocks as [Block, Block];
  return compareReadings(reading(), reading({ blocks: [section(changes), other] })).differences;
}

const afterTreeChange = (from: string, to: string) => afterChange({ tree: TREE.replace(from, to) });

/** A picture of one colour with a spot of another. */
function png(spot: string): Promise<Buffer> {
  const input = Buffer.from(
    `<svg width="20" height="20"><rect width="20" height="20" fill="${spot}"/></svg>`,
  );
  return sharp({ create: { width: 60, height: 60, channels: 3, background: 'white' } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

const inPostres = { where: 'section “Postres”' };

test('readings that say the same have no difference', () => {
  expect(compareReadings(reading(), reading())).toEqual({ differences: [], pictures: [] });
});

test.each<[string, Partial<Reading>, Partial<Difference>]>([
  ['a title', { head: { ...reading().head, title: 'Carta' } }, { kind: 'Title', from: 'Menú', to: 'Carta' }],
  [
    'a fact of the structured data',
    { head: { ...reading().head, 'structured data WebSite.name': 'Otro' } },
    { kind: 'Structured data', what: 'WebSite.name', from: undefined, to: 'Otro' },
  ],
  [
    'a response header',
    { headers: {} },
    { kind: 'Response header', where: 'page', what: 'vary', from: 'rsc', to: undefined },
  ],
  ['an error', { errors: ['console: boom'] }, { kind: 'Error', from: undefined, to: 'console: boom' }],
  [
    'a section that is missing',
    { blocks: [section()] },
    { kind: 'Part of the page', what: 'section “Dudas”', from: 'Escribinos', to: undefined },
  ],
  [
    'the order of sections',
    { blocks: reading().blocks.toReversed() },
    { kind: 'Order', what: 'section “Postres”', from: 'first', to: 'after section “Dudas”' },
  ],
])('of a page it names %s alone', (_what, changes, expected) => {
  expect(compareReadings(reading(), reading(changes)).differences).toEqual([
    expect.objectContaining(expected),
  ]);
});

test.each<[string, Difference[], Partial<Difference>]>([
  [
    'a heading level',
    afterTreeChange('level=2', 'level=3'),
    { kind: 'Heading level', what: 'heading “Postres”', from: '[level=2]', to: '[level=3]' },
  ],
  [
    'an alternative text',
    afterTreeChange('Una mesa dulce', 'Mesa'),
    { kind: 'Alternative text', from: 'Una mesa dulce', to: 'Mesa' },
  ],
  [
    'a link that is missing',
    afterChange({
      tree: TREE.slice(0, TREE.indexOf('  - link')),
      texts: section().texts.slice(0, -1),
      links: [],
    }),
    { kind: 'Link', what: 'link “Ver más”', from: 'Ver más', to: undefined },
  ],
  [
    'the address of a link',
    afterChange({ links: [{ name: 'Ver más', address: 'https://this.site/' }] }),
    {
      kind: 'Link address',
      what: 'link “Ver más”',
      from: 'https://this.site/eventos',
      to: 'https://this.site/',
    },
  ],
  [
    'a text that assistive technology does not read',
    afterChange({ texts: [...section().texts, '✓'] }),
    { kind: 'Text', from: undefined, to: '✓' },
  ],
  [
    'a photo',
    afterChange({ photos: [{ name: 'Una mesa dulce', pixels: [200, 20, 30] }] }),
    { kind: 'Photo', what: 'photo “Una mesa dulce”' },
  ],
  [
    'a style',
    afterChange({
      elements: [element('section', -1), element('h2', 0, { cursor: 'help' }), element('a', 0)],
    }),
    { kind: 'Style', what: 'h2', from: 'cursor: auto', to: 'cursor: help' },
  ],
])('in a section it names %s alone', (_what, differences, expected) => {
  expect(differences).toEqual([expect.objectContaining({ ...inPostres, ...expected })]);
});

test('an inherited style is said of the element that sets it', () => {
  const blue = { color: 'blue' };
  const elements = [element('section', -1, blue), element('h2', 0, blue), element('a', 0, blue)];
  expect(afterChange({ elements }).map(({ what }) => what)).toEqual(['section']);
});

test('the order of options is the one difference', () => {
  const [flan, helado] = [
    / {4}- listitem:\n.*Flan.*\n.*Flan.*\n/,
    / {4}- listitem:\n.*Helado.*\n.*Helado.*\n/,
  ].map((option) => option.exec(TREE)?.[0] ?? '');
  const differences = afterChange({
    tree: TREE.replace(`${flan}${helado}`, `${helado}${flan}`),
    texts: ['Postres', 'Helado', '$5.900', 'Flan', '$4.500', 'Ver más'],
  });
  expect(differences).toEqual([
    expect.objectContaining({
      kind: 'Order',
      what: 'listitem “Flan $4.500”',
      from: 'first',
      to: 'after listitem “Helado $5.900”',
    }),
  ]);
});

test('a picture is the one difference where nothing else explains it', async () => {
  const pictures = await Promise.all(
    ['black', 'green'].map(async (spot) => [{ name: '', png: await png(spot) }]),
  );
  const [from, to] = pictures.map((shown) => reading({ blocks: [section({ pictures: shown })] })) as [
    Reading,
    Reading,
  ];
  const compared = compareReadings(from, to);
  expect(compared.differences).toEqual([expect.objectContaining({ ...inPostres, kind: 'Picture' })]);
  expect(compared.pictures).toHaveLength(1);
});

test('a price that changes in many places and states is told once', () => {
  const changed = section({
    tree: TREE.replaceAll('$4.500', '$4.900'),
    texts: section().texts.map((text) => text.replace('$4.500', '$4.900')),
  });
  const compared = compareReadings(reading({ blocks: [section()] }), reading({ blocks: [changed] }));
  const groups = groupDifferences(
    ['home', 'events'].map((state) => ({ ...compared, at: { state, window: 'phone' } })),
  );
  expect(groups.map(headline)).toEqual(['Text: “$4.500” in A, “$4.900” in B']);
  expect(groups[0]?.at).toHaveLength(2);
});

test('a colour that changes in texts and backgrounds is told once', () => {
  const colours = (colour: string) => [
    element('section', -1),
    element('h2', 0, { color: colour }),
    element('a', 0, { 'background-color': colour }),
  ];
  const [from, to] = ['rgb(1, 2, 3)', 'rgb(3, 2, 1)'].map((colour) =>
    reading({ blocks: [section({ elements: colours(colour) })] }),
  ) as [Reading, Reading];
  const groups = groupDifferences([{ ...compareReadings(from, to), at: { state: 'home', window: 'phone' } }]);
  expect(groups.map(({ seen }) => seen.map(({ what }) => what))).toEqual([['h2', 'a']]);
});

test('a swap of two neighbours is told once, whichever is said to have moved', () => {
  const order = { kind: 'Order', where: '' };
  const [first, last] = ['after A', 'after C'] as const;
  const groups = groupDifferences(
    [
      { ...order, what: 'B', from: first, to: last },
      { ...order, what: 'C', from: 'after B', to: first },
    ].map((difference, index) => ({
      differences: [difference],
      pictures: [],
      at: { state: String(index), window: 'phone' },
    })),
  );
  expect(groups).toHaveLength(1);
});
