import { renderHook } from '@testing-library/react';
import { useMenuCode } from './use-menu-code';

const visit = (address: string) => window.history.replaceState(null, '', address);

it.each([
  ['/eventos#m=1abc', '1abc'],
  ['/eventos?utm_source=ig#m=1abc', '1abc'],
  ['/eventos#m=', ''],
  ['/eventos#m=1abc.', '1abc'],
  ['/eventos#m=1abc%20', '1abc'],
  ['/eventos#m=1abc&fbclid=x', '1abc'],
  ['/eventos#m=.1abc', ''],
  ['/eventos', undefined],
  ['/eventos#menu-section', undefined],
  ['/eventos?m=1abc', undefined],
])('the menu code in the address %s is %s', (address, code) => {
  visit(address);
  expect(renderHook(useMenuCode).result.current).toBe(code);
});
