import { readdirSync, readFileSync } from 'node:fs';
import { photoNames } from '@/lib/site/photo-names';

const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
const sources = files
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(`components/${file}`, 'utf8'))
  .join('\n');

const named = Array.from(sources.matchAll(/['"]([\w-]+)['"]/g), ([, name]) => name);

it.each(photoNames)('a component shows the photo %s', (photo) => {
  expect(new Set(named).has(photo)).toBe(true);
});
