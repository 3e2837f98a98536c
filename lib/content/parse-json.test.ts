import fc from 'fast-check';
import { parseJson } from './parse-json';

const entriesOf = (text: string) => {
  const value = parseJson(text);
  if (!(value instanceof Map)) throw new Error('not an object');
  return [...value];
};

describe('a JSON text', () => {
  it('has its keys in the order of the text, those that look like numbers too', () => {
    const text = '{"Postres": 1, "2024": 2, "Bebidas": 3, "1": 4, "-1": 5, "0": 6}';
    expect(entriesOf(text)).toEqual([
      ['Postres', 1],
      ['2024', 2],
      ['Bebidas', 3],
      ['1', 4],
      ['-1', 5],
      ['0', 6],
    ]);
  });

  it('may have braces, colons and quotes within keys and values', () => {
    const text = String.raw`{"a": {"b": [{"c": 1}]}, "x\":{": "}, \"no\": 1, \\", "\\": [], "1": {}}`;
    expect(entriesOf(text)).toEqual([
      ['a', { b: [{ c: 1 }] }],
      ['x":{', '}, "no": 1, \\'],
      ['\\', []],
      ['1', {}],
    ]);
  });

  it('may have escaped keys', () => {
    expect(entriesOf(String.raw`{"b": 1, "\u0032024": 2}`)).toEqual([
      ['b', 1],
      ['2024', 2],
    ]);
  });

  it('has a repeated key in its first place, with its last value', () => {
    expect(entriesOf('{"b": 1, "2": 2, "b": 3}')).toEqual([
      ['b', 3],
      ['2', 2],
    ]);
  });

  it('has `__proto__` as a key like any other', () => {
    expect(entriesOf('{"__proto__": {"polluted": true}, "1": 2}')).toEqual([
      ['__proto__', { polluted: true }],
      ['1', 2],
    ]);
  });

  it.each(['[{"1": 2}]', '"text: {"', '42', 'null', 'true'])(
    'without an object at the top is as parsed: %s',
    (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    },
  );

  it.each(['', '{"a": 1', '{a: 1}', '<html>'])('that is none fails: %j', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it.each([
    ['300,000 nested lists', `{"a": ${'['.repeat(300_000)}${']'.repeat(300_000)}, "1": 0}`],
    ['300,000 nested objects', `{"a": ${'{"1":'.repeat(300_000)}0${'}'.repeat(300_000)}, "1": 0}`],
    ['a long text of escapes', JSON.stringify({ a: '"\\'.repeat(500_000) }).replace(/\}$/, ', "1": 0}')],
  ])('may consist of %s', (_what, text) => {
    expect(entriesOf(text).map(([key]) => key)).toEqual(['a', '1']);
  });

  it('of any object has its keys and values in the order of the text', () => {
    const key = fc.oneof(fc.string({ unit: 'binary' }), fc.nat(3_000).map(String), fc.constant('__proto__'));
    const space = fc.stringMatching(/^[ \n\t\r]{0,2}$/);
    const entry = fc.tuple(key, fc.json(), space);
    const entries = fc.uniqueArray(entry, { selector: ([name]) => name });
    fc.assert(
      fc.property(entries, (written) => {
        const members = written.map(
          ([name, value, gap]) => `${gap}${JSON.stringify(name)}${gap}:${gap}${value}${gap}`,
        );
        expect(entriesOf(`{${members}}`)).toEqual(written.map(([name, value]) => [name, JSON.parse(value)]));
      }),
    );
  });
});
