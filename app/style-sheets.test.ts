import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const styleSheets = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

it.each(styleSheets)('%s uses only the colours, layers, fonts of app/globals.css', (path) => {
  const css = readFileSync(join('components', path), 'utf8');
  const ofItsOwn =
    /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|: (red|green|blue|black|white|gr[ae]y|orange|yellow)\b|z-index: -?\d+|font(-family)?: (?!.*var\(--).*/gi;
  expect(css.match(ofItsOwn)).toBeNull();
});

it('style sheets use no property that nothing sets', () => {
  const css = [
    ...styleSheets.map((path) => join('components', path)),
    'app/globals.css',
    'app/layout.tsx',
  ].map((path) => readFileSync(path, 'utf8'));
  const set = new Set(css.join().match(/--[\w-]+(?=:|')/g));
  const used = [...css.join().matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});

it('conditions on the window name the lengths of the list in app/globals.css', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.(css|tsx?)$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8').replace(/@container[^{]*/g, '')),
  );
  const conditions = files.flatMap(
    (text) =>
      text.match(/\([^()]*\b(?:width|height) [<>][^()]*\)|\((?:min|max)-(?:width|height):[^()]*\)/g) ?? [],
  );
  const [, list = ''] = /lengths that conditions on the window name(.*?)\*\//s.exec(files.join()) ?? [];
  const lengths = (text: string) => new Set(text.match(/[\d.]+(rem|px|em)\b/g));
  expect(lengths(conditions.join())).toEqual(lengths(list));
});
