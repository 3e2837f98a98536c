import { decodeMenu, encodeMenu, MAX_SHARED } from './menu-code';

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
])('the code of a menu of %j is %s', (ids, code) => {
  expect(encodeMenu(ids)).toBe(code);
});

it('the code of a menu names the chosen options in the order of the menu', () => {
  const [a = '', b = '', c = '', gone = ''] = someIds(4);
  const code = encodeMenu([c, a, gone]);
  expect(encodeMenu([gone, a, c])).toBe(code);
  expect(decodeMenu(code, [a, b, c])).toEqual({ ids: [a, c], missing: 1 });
  expect(decodeMenu(code, [c, b, a])?.ids).toEqual([c, a]);
  // Options that are named twice count once.
  expect(decodeMenu(code + code.slice(1), [a, b, c])).toEqual({ ids: [a, c], missing: 1 });
});

it('the code of a menu takes at most eight letters or digits per option', () => {
  const ids = someIds(MAX_SHARED);
  expect(decodeMenu(encodeMenu(ids), ids)).toEqual({ ids, missing: 0 });
  expect(encodeMenu(ids)).toMatch(/^[a-zA-Z\d]{500,4000}$/);
});

it('the code of a menu fits into an address with 500 characters to spare', () => {
  expect(encodeMenu(someIds(MAX_SHARED)).length).toBeLessThanOrEqual(4_096 - 500);
});

const offered = someIds(20);
const code = encodeMenu(offered);

it.each<[why: string, text: string]>([
  ['empty', ''],
  ['without options', encodeMenu([])],
  ['cut short', code.slice(0, -1)],
  ['with a foreign character', code.replace(/.$/, '-')],
  ['followed by a line break', `${code}\n`],
  ['the name of a prototype', '__proto__'],
  ['with more options than a link names', encodeMenu(someIds(MAX_SHARED + 1))],
  ['of megabytes', `1${'AAAAAAA'.repeat(1_000_000)}`],
])('a text that is %s is no code', (_, text) => {
  expect(decodeMenu(text, offered)).toBeUndefined();
});
