import { decodeChoice, encodeChoice } from './choice-code';

/** An option's id with these 41 bits. The code leaves out the last three of an id's 44 bits. */
const idOf = (bits: number) => `o${(bits * 8).toString(16).padStart(11, '0')}`;

/** This many different ids, spread over the whole range. */
const someIds = (count: number) =>
  Array.from({ length: count }, (_, index) => idOf((index * 0x9e37_79b9_7f) % 2 ** 41));

it.each<[ids: string[], code: string]>([
  [[], '1'],
  [['o00000000000'], '10000000'],
  [['offfffffffff'], '1ciKbTd1'],
  [['o0123456789a'], '10AfQLLf'],
  [['offfffffffff', 'o00000000000', 'offfffffffff'], '10000000ciKbTd1'],
])('the code of a choice of %j is %s', (ids, code) => {
  expect(encodeChoice(ids)).toBe(code);
});

it('the code of a choice names the chosen options in the order of the menu', () => {
  const [a = '', b = '', c = '', gone = ''] = someIds(4);
  const code = encodeChoice([c, a, gone]);
  expect(encodeChoice([gone, a, c])).toBe(code);
  expect(decodeChoice(code, [a, b, c])).toEqual({ ids: [a, c], missing: 1 });
  expect(decodeChoice(code, [c, b, a])?.ids).toEqual([c, a]);
  // Options that are named twice count once.
  expect(decodeChoice(code + code.slice(1), [a, b, c])).toEqual({ ids: [a, c], missing: 1 });
});

it('the code of a choice takes seven letters or digits per option', () => {
  const ids = someIds(1_000);
  expect(decodeChoice(encodeChoice(ids), ids)).toEqual({ ids, missing: 0 });
  expect(encodeChoice(ids)).toMatch(/^1[a-zA-Z\d]{7000}$/);
});

it('the code of a choice may be as long as the longest address of Chromium', () => {
  expect(decodeChoice(`1${'AAAAAAA'.repeat(290_000)}`, [])).toEqual({ ids: [], missing: 1 });
});

const offered = someIds(20);
const code = encodeChoice(offered);

it.each<[why: string, text: string]>([
  ['empty', ''],
  ['without options', encodeChoice([])],
  ['cut short', code.slice(0, -1)],
  ['with a foreign character', code.replace(/.$/, '-')],
  ['followed by a line break', `${code}\n`],
  ['the name of a prototype', '__proto__'],
])('a text that is %s is no code', (_, text) => {
  expect(decodeChoice(text, offered)).toBeUndefined();
});
