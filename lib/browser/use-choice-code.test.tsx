import { renderHook } from '@testing-library/react';
import { useChoiceCode } from './use-choice-code';

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
])('the code in the address %s is %s', (address, code) => {
  visit(address);
  expect(renderHook(useChoiceCode).result.current).toBe(code);
});
