import { parseJson } from './parse-json';

const entriesOf = (text: string) => [...(parseJson(text) as Map<string, unknown>)];

describe('a JSON text', () => {
  it.each<[what: string, text: string, entries: [string, unknown][]]>([
    [
      'keys that look like numbers',
      '{"Postres":1,"2024":2,"1":3}',
      [
        ['Postres', 1],
        ['2024', 2],
        ['1', 3],
      ],
    ],
    ['one such key alone', '{"7":{"8":9}}', [['7', { 8: 9 }]]],
    [
      'braces, colons and quotes within keys and values',
      String.raw`{"2":{"b":[{"c":1}]},"x\":{":"}, \"no\": 1, \\","\\":[]}`,
      [
        ['2', { b: [{ c: 1 }] }],
        ['x":{', '}, "no": 1, \\'],
        ['\\', []],
      ],
    ],
    [
      '`__proto__` as a key like any other',
      '{"2":1,"__proto__":{"a":true}}',
      [
        ['2', 1],
        ['__proto__', { a: true }],
      ],
    ],
    [
      'a repeated key',
      '{"2":1,"b":2,"2":3}',
      [
        ['2', 3],
        ['b', 2],
      ],
    ],
  ])('has its keys in the order of the text: %s', (_what, text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });

  it.each(['[{"1":2}]', '"text: {"', '42', 'null'])(
    'without an object at the top is as parsed: %s',
    (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    },
  );

  it.each(['', '{"a": 1', '<html>'])('that is none fails: %j', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it('may be nested 300,000 levels deep', () => {
    expect(entriesOf(`{"1":${'['.repeat(300_000)}${']'.repeat(300_000)},"a":0}`).map(([key]) => key)).toEqual(
      ['1', 'a'],
    );
  });
});
