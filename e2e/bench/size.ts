import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, Section } from './report';

const root = join(__dirname, '../..');
const CODE = /\.(ts|tsx|mjs|cjs)$/;
const TEST = /^e2e\/|\.test\.tsx?$|^lib\/testing\/|\/testing\.tsx$/;

type File = { path: string; lines: string[] };

/** How much code there is to read. Lines of a comment are those that hold nothing else. */
export async function size(): Promise<Section> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => CODE.test(path) || path.endsWith('.css') || path === 'README.md')
    .map((path): File => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n') }));
  const ofProduct = files.filter(({ path }) => /^(app|components|lib)\//.test(path) && !TEST.test(path));
  const product = ofProduct.filter(({ path }) => CODE.test(path));
  const tests = files.filter(({ path }) => TEST.test(path) && CODE.test(path));
  const readme = files.filter(({ path }) => path === 'README.md');
  const comments = product.reduce((sum, { lines }) => sum + commentLines(lines), 0);
  const row = (what: string, value: number, limit: number, unit: Row['unit'] = 'count'): Row => ({
    what,
    values: [value],
    unit,
    limit,
    gate: true,
  });
  return {
    title: 'Lines',
    columns: ['now'],
    rows: [
      row('TypeScript of app, components and lib', total(product), 7_000),
      row('… comments in it', comments / total(product), 0.07, 'ratio'),
      row('CSS', total(ofProduct.filter(({ path }) => path.endsWith('.css'))), 2_500),
      row(
        'longest component',
        longest(product.filter(({ path }) => /^components\/.*\.tsx$/.test(path))),
        150,
      ),
      row('tests, benches and their support', total(tests), 12_000),
      row('longest test', longest(tests.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))), 250),
      row('README', total(readme), 90),
      row(
        '… its widest line, in columns',
        Math.max(...readme.flatMap(({ lines }) => lines.map((line) => line.length))),
        120,
      ),
      row('attributes and properties that cross a folder', crossing().length, 6),
    ],
  };
}

function total(files: readonly File[]): number {
  return files.reduce((sum, { lines }) => sum + lines.length, 0);
}

function longest(files: readonly File[]): number {
  return Math.max(...files.map(({ lines }) => lines.length));
}

function commentLines(lines: readonly string[]): number {
  let within = false;
  return lines.filter((line) => {
    const text = line.trim();
    const starts = text.startsWith('/*') || text.startsWith('{/*');
    const isComment = within || starts || text.startsWith('//');
    if (starts || within) within = !text.includes('*/');
    return isComment;
  }).length;
}

/** They are declared in the first comment of globals.css, two columns into it. */
function crossing(): string[] {
  const [comment = ''] = readFileSync(join(root, 'app/globals.css'), 'utf8').split('*/');
  return [...comment.matchAll(/^ \* {3}(data-[a-z-]+|--[a-z-]+)/gm)].map(([, name = '']) => name);
}
