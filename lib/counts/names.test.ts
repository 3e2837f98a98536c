import { isKnownEvent } from './names';

it.each(['visit instagram', 'request google', 'visit other volante', 'first-tick google feria-2026'])(
  '%j is counted',
  (name) => {
    expect(isKnownEvent(name, ['volante', 'feria-2026'])).toBe(true);
  },
);

it.each([
  '',
  'visit',
  'visit bing',
  'constructor other',
  'visit other\n',
  'visit other ',
  'visit other otra',
  'visit volante',
  'visit other volante volante',
])('%j is not counted', (name) => {
  expect(isKnownEvent(name, ['volante'])).toBe(false);
});
