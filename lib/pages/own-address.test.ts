import { withOwnAddress } from './own-address.cjs';

const data = (path: string, query: string) =>
  `1:X\n0:{"P":null,"c":${path},"q":"${query}","i":false,"t":{"c":"$Q1"}}\n`;

const html = (path: string, query: string) =>
  `<!DOCTYPE html><script>self.__next_f.push([1,"${data(path, query).replaceAll('"', '\\"').replaceAll('\n', '\\n')}"])</script>`;

const page = { isMissing: false };

it.each([
  ['["","eventos?evil=1"]', '?evil=1', '["","eventos"]'],
  ['["","?evil"]', '?evil', '["",""]'],
  ['["","a","b?x=%22%5C&y"]', '?x=%22%5C&y', '["","a","b"]'],
  ['["","eventos"]', '', '["","eventos"]'],
])('the address %s loses its query', (path, query, own) => {
  expect(withOwnAddress(data(path, query), page)).toBe(data(own, ''));
  expect(withOwnAddress(html(path, query), page)).toBe(html(own, ''));
});

it('a query escaped for HTML is removed', () => {
  const escaped = html('["","eventos?a=1\\u0026b"]', '?a=1\\u0026b');
  expect(withOwnAddress(escaped, page)).toBe(html('["","eventos"]', ''));
});

it('the page of missing addresses loses the visited address', () => {
  expect(withOwnAddress(html('["","evil","evil?evil"]', '?evil'), { isMissing: true })).toBe(
    html('["","404"]', ''),
  );
});

it('a text without an address is refused', () => {
  expect(() => withOwnAddress('<!DOCTYPE html><p>Flan</p>', page)).toThrow('address was not found');
});
