import fc from 'fast-check';
import { decodeMenu, encodeMenu, MAX_SHARED } from './menu-code';

/** An option's id of 41 bits; the last three of its 44 are not in the code. */
const idOf = (bits: number) => `o${(bits * 8).toString(16).padStart(11, '0')}`;
const anyId = fc.integer({ min: 0, max: 2 ** 41 - 1 }).map(idOf);

/** The ids of an offered menu and those of its options that are chosen, in its order. */
const anyChoice = fc
  .uniqueArray(fc.tuple(anyId, fc.boolean()), { selector: ([id]) => id })
  .map((options) => ({
    offered: options.map(([id]) => id),
    chosen: options.flatMap(([id, isChosen]) => (isChosen ? [id] : [])),
  }));

/** As many different ids as asked for, all over the range. */
const someIds = (count: number) =>
  Array.from({ length: count }, (_, index) => idOf((index * 0x9e37_79b9_7f) % 2 ** 41));

describe('the code of a menu', () => {
  it.each<[ids: string[], code: string]>([
    [[], '1'],
    [['o00000000000'], '10000000'],
    [['offfffffffff'], '1ciKbTd1'],
    [['o00000000008'], '10000001'],
    [['o0123456789a'], '10AfQLLf'],
    [['offfffffffff', 'o00000000000', 'offfffffffff'], '10000000ciKbTd1'],
  ])('of %j is %s', (ids, code) => {
    expect(encodeMenu(ids)).toBe(code);
  });

  it('names the options that were chosen', () => {
    fc.assert(
      fc.property(anyChoice, ({ offered, chosen }) => {
        expect(decodeMenu(encodeMenu(chosen), offered)).toEqual({ ids: chosen, missing: 0 });
      }),
    );
  });

  it('is indifferent to the order of the choice, and the choice to the order of the menu', () => {
    fc.assert(
      fc.property(anyChoice, ({ offered, chosen }) => {
        const code = encodeMenu(chosen);
        expect(encodeMenu(chosen.toReversed())).toBe(code);
        expect(decodeMenu(code, offered.toReversed())?.ids).toEqual(chosen.toReversed());
      }),
    );
  });

  it('takes at most eight letters and digits an option', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId, { minLength: 1 }), (ids) => {
        expect(encodeMenu(ids)).toMatch(/^[a-zA-Z\d]+$/);
        expect(encodeMenu(ids).length).toBeLessThanOrEqual(8 * ids.length);
      }),
    );
  });

  it('tells how many of its options are not offered any more', () => {
    fc.assert(
      fc.property(anyChoice, ({ offered, chosen }) => {
        const kept = offered.filter((id) => !chosen.includes(id));
        expect(decodeMenu(encodeMenu(offered), kept)).toEqual({ ids: kept, missing: chosen.length });
      }),
    );
  });

  it('counts an option once that it names twice', () => {
    const [first = '', gone = ''] = someIds(2);
    const code = encodeMenu([first, gone]) + encodeMenu([first, gone]).slice(1);
    expect(decodeMenu(code, [first])).toEqual({ ids: [first], missing: 1 });
  });

  it('holds a menu of 1,000 options', () => {
    const ids = someIds(1_000);
    expect(decodeMenu(encodeMenu(ids), ids)).toEqual({ ids, missing: 0 });
  });

  it('fits into an address that the server accepts, with 500 characters beside it', () => {
    expect(encodeMenu(someIds(MAX_SHARED)).length).toBeLessThanOrEqual(4_096 - 500);
  });
});

describe('a text that is no code', () => {
  const offered = someIds(20);
  const code = encodeMenu(offered);

  it.each<[why: string, text: string]>([
    ['empty', ''],
    ['of another version', `2${code.slice(1)}`],
    ['without a version', code.slice(1)],
    ['cut short', code.slice(0, -1)],
    ['with a character too many', `${code}A`],
    ['with a foreign character', code.replace(/.$/, '.')],
    ['with a hyphen', code.replace(/.$/, '-')],
    ['with a blank', code.replace(/.$/, ' ')],
    ['followed by a line break', `${code}\n`],
    ['escaped', code.replace(/...$/, '%41')],
    ['with a letter beyond ASCII', code.replace(/.$/, 'ñ')],
    ['the name of a prototype', '__proto__'],
    ['with more options than a menu has', encodeMenu(someIds(1_001))],
    ['of megabytes', `1${'AAAAAAA'.repeat(1_000_000)}`],
  ])('is one that is %s', (_, text) => {
    expect(decodeMenu(text, offered)).toBeUndefined();
  });

  it('names nothing but offered options, whatever it is', () => {
    const nearlyCodes = fc.string({ unit: fc.constantFrom(...code, '.', '%') }).map((text) => `1${text}`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearlyCodes), (text) => {
        const { ids, missing } = decodeMenu(text, offered) ?? { ids: [], missing: 0 };
        expect(offered).toEqual(expect.arrayContaining(ids));
        expect(ids.length + missing).toBeLessThanOrEqual(text.length / 7);
      }),
    );
  });
});
