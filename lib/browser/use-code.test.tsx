import { act, renderHook } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useCode } from './use-code';

const Part = () => null;

/** Code that comes, or fails to, when the test says so. */
function setUp(wantedAtFirst: number) {
  const tries: { resolve: (code: ComponentType) => void; reject: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<ComponentType>((resolve, reject) => {
      tries.push({ resolve, reject });
    });
  const { result, rerender } = renderHook(({ wanted }) => useCode(load, wanted), {
    initialProps: { wanted: wantedAtFirst },
  });
  return {
    tries,
    result,
    want: (wanted: number) => rerender({ wanted }),
    come: (index: number) => act(async () => tries[index]?.resolve(Part)),
    fail: (index: number) => act(async () => tries[index]?.reject(new Error('Loading the chunk failed.'))),
  };
}

it('is not fetched before it is wanted', () => {
  const { tries, result, want } = setUp(0);
  expect(tries).toHaveLength(0);
  expect(result.current).toEqual([undefined, false]);
  want(1);
  expect(tries).toHaveLength(1);
});

it('is the component when it has come', async () => {
  const { result, come } = setUp(1);
  await come(0);
  expect(result.current).toEqual([Part, false]);
});

it('is not fetched again once it has come', async () => {
  const { tries, want, come } = setUp(1);
  await come(0);
  want(2);
  expect(tries).toHaveLength(1);
});

it('stays when it is no longer wanted', async () => {
  const { result, want, come } = setUp(1);
  await come(0);
  want(0);
  expect(result.current).toEqual([Part, false]);
});

it('has failed when it cannot be fetched', async () => {
  const { result, fail } = setUp(1);
  await fail(0);
  expect(result.current).toEqual([undefined, true]);
});

it('is not fetched again after a failure until another number is wanted', async () => {
  const { tries, want, fail } = setUp(1);
  await fail(0);
  want(1);
  expect(tries).toHaveLength(1);
  want(2);
  expect(tries).toHaveLength(2);
});

it('has not failed any more when a later try brings it', async () => {
  const { result, want, fail, come } = setUp(1);
  await fail(0);
  want(2);
  expect(result.current).toEqual([undefined, true]);
  await come(1);
  expect(result.current).toEqual([Part, false]);
});

it('counts the last try alone', async () => {
  const { result, want, fail, come } = setUp(1);
  want(2);
  await fail(0);
  expect(result.current).toEqual([undefined, false]);
  await come(1);
  expect(result.current).toEqual([Part, false]);
});
