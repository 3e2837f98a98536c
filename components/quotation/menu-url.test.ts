/** @jest-environment jsdom */
import { decodeMenu, MAX_SHARED } from '@/lib/quotation/menu-code';
import { menuUrl } from './menu-url';

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${(index * 0xabcdef).toString(16).padStart(11, '0')}`,
  }));

afterEach(() => {
  delete process.env.BASE_PATH;
});

it('leads to the options on this site', () => {
  window.history.replaceState(null, '', '/eventos?utm_source=ig#m=1');
  const options = optionsOf(3);
  const [, code = ''] = /^http:\/\/localhost\/m\/(\w+)$/.exec(menuUrl(options) ?? '') ?? [];
  const ids = options.map(({ id }) => id);
  expect(decodeMenu(code, ids)).toEqual({ ids, missing: 0 });
});

it('is below the base path of the site', () => {
  process.env.BASE_PATH = '/catering';
  expect(menuUrl(optionsOf(1))).toMatch(/^http:\/\/localhost\/catering\/m\/1/);
});

it('does not exist for more options than an address can hold', () => {
  expect(menuUrl(optionsOf(MAX_SHARED))).toBeDefined();
  expect(menuUrl(optionsOf(MAX_SHARED + 1))).toBeUndefined();
});
