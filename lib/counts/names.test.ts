import { readdirSync, readFileSync } from 'node:fs';
import { eventWords, isKnownEvent } from './names';

it('components mark exactly the counted events', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`components/${file}`, 'utf8'));
  const marks = sources.join().match(/data-count=("[^"]*"|\{[^}]*\})/g) ?? [];
  const marked = marks.flatMap((mark) => mark.match(/(?<=['"])[\w-]+(?=['"])/g) ?? []);
  // A visit is not clicked.
  expect(['visit', ...new Set(marked)].sort()).toEqual([...eventWords.keys()].sort());
});

it.each(['visit instagram', 'request google', 'first-tick other'])('%j is counted', (name) => {
  expect(isKnownEvent(name)).toBe(true);
});

it.each([
  '',
  'visit',
  'visit bing',
  'constructor other',
  'visit other\n',
  'visit other ',
  'visit other other',
])('%j is not counted', (name) => {
  expect(isKnownEvent(name)).toBe(false);
});
