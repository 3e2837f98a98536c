import { act, renderHook } from '@testing-library/react';
import { CODE_TIMEOUT_MS, useLazyComponent } from './use-lazy-component';

const Component = () => null;

it('code that hangs counts as missing until it comes', async () => {
  jest.useFakeTimers();
  let come = () => {};
  const code = new Promise<typeof Component>((resolve) => {
    come = () => resolve(Component);
  });
  const load = () => code;
  const { result } = renderHook(() => useLazyComponent(load, 1));
  expect(result.current).toEqual([undefined, false]);
  await act(() => jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS));
  expect(result.current).toEqual([undefined, true]);
  await act(async () => come());
  expect(result.current).toEqual([Component, false]);
});
