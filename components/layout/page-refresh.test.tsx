import { isBuildThere } from './page-refresh';

it('asks nothing in a browser that could not cancel a navigation', async () => {
  window.fetch = jest.fn();
  expect(await isBuildThere('build')).toBe(false);
  expect(window.fetch).not.toHaveBeenCalled();
});
