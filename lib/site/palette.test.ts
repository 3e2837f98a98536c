import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from './palette';

it.each(Object.entries(palette))('%s is the same colour as in app/globals.css', (name, colour) => {
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`  --${name}: ${colour};\n`);
});

const styleSheets = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

it.each(styleSheets)('%s uses only the colours and layers of app/globals.css', (path) => {
  const css = readFileSync(join('components', path), 'utf8');
  expect(css.match(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|z-index: -?\d+/gi)).toBeNull();
});
