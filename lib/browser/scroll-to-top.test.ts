import { scrollToTop } from './scroll-to-top';

it.each([
  ['smooth', false],
  ['instant', true],
])('scrolling to the top is %s where reduced motion is wanted: %s', (behavior, matches) => {
  const scrollTo = jest.fn();
  Object.assign(globalThis, { window: { scrollTo, matchMedia: () => ({ matches }) } });
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});
