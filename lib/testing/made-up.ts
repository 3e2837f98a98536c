/** Numbers that are the same in each run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function madeUp(seed: number) {
  let state = seed;
  /** A whole number from 0 to `most`, both included. */
  const upTo = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * (most + 1));
  };
  const oneOf = <const T>(...values: readonly T[]) => values[upTo(values.length - 1)] as T;
  const text = () => Array.from({ length: 1 + upTo(4) }, () => oneOf(...words)).join(' ');
  return { upTo, oneOf, text };
}

const words = [
  'Ana',
  '*Luis*',
  'José',
  '🎉',
  '👩🏽‍🍳',
  'ñandú',
  '50 %',
  '#1 +',
  '"sí"',
  'a: b',
  '(c)',
  '- d',
  '_e_',
  '«f»',
  '12/12',
  'x>y',
  '(para 4)',
];
