import { parseJson } from './parse-json';

const entriesOf = (text: string) => [...(parseJson(text) as Map<string, unknown>)];

it.each<[what: string, text: string, entries: string]>([
  [
    'braces, colons and quotes within keys and values',
    String.raw`{"2":{"b":[{"c":1}]},"x\":{":"}, \"no\": 1, \\","1":[]}`,
    String.raw`[["2",{"b":[{"c":1}]}],["x\":{","}, \"no\": 1, \\"],["1",[]]]`,
  ],
  ['`__proto__` as a key like any other', '{"2":1,"__proto__":true}', '[["2",1],["__proto__",true]]'],
  ['a repeated key', '{"2":1,"b":2,"2":3}', '[["2",3],["b",2]]'],
])('a JSON text keeps the order of its keys: %s', (_what, text, entries) => {
  expect(JSON.stringify(entriesOf(text))).toBe(entries);
});

it.each(['[{"1":2}]', '42', 'null'])(
  'a JSON text without a top-level object is parsed as usual: %s',
  (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  },
);

it('a JSON text may be nested 50,000 levels deep', () => {
  const text = `{"1":${'['.repeat(50_000)}${']'.repeat(50_000)},"a":0}`;
  expect(entriesOf(text).map(([key]) => key)).toEqual(['1', 'a']);
});

it.each([
  ['objects', '{}'],
  ['numbers', '1'],
  ['lists', '[]'],
])('a body of more %s than a source needs is refused', (_what, value) => {
  expect(() => parseJson(`[${Array(60_001).fill(value).join()}]`)).toThrow('más de 60000 datos');
});
