import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, Section } from './report';

const root = join(__dirname, '../..');
const TEST = /^e2e\/|\.test\.tsx?$|^lib\/testing\/|\/testing\.tsx$/;

/** How much code there is to read: a mirror, without limits. Only lines that hold nothing else count as comments. */
export async function size(): Promise<Section> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  // Git also lists files whose deletion is not staged.
  const paths = listed.filter((path) => existsSync(join(root, path)));
  const linesOf = (matches: (path: string) => boolean) =>
    paths.filter(matches).map((path) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n'));
  const code = linesOf((path) => /^(app|components|lib)\/.*\.[cm]?[jt]sx?$/.test(path) && !TEST.test(path));
  const css = linesOf((path) => /^(app|components|lib)\/.*\.css$/.test(path));
  const components = linesOf((path) => /^components\/.*\.tsx$/.test(path) && !TEST.test(path));
  const tests = linesOf((path) => /\.([cm]?ts|tsx|mjs|cjs)$/.test(path) && TEST.test(path));
  const testFiles = linesOf((path) => /\.(test|spec)\.tsx?$/.test(path));
  const readme = linesOf((path) => path === 'README.md');
  // The first comment of globals.css lists them, indented by two more spaces than its text.
  const [declared = ''] = readFileSync(join(root, 'app/globals.css'), 'utf8').split('*/');
  const crossing = declared.match(/^ \* {3}(data-|--)[a-z-]+/gm) ?? [];
  const row = (what: string, value: number, unit: Row['unit'] = 'count'): Row => ({
    what,
    values: [value],
    unit,
  });
  return {
    title: 'Lines',
    columns: ['now'],
    rows: [
      row('TypeScript of app, components and lib', code.flat().length),
      row('… comments in it', code.flatMap(comments).length / code.flat().length, 'ratio'),
      row('CSS', css.flat().length),
      row('longest component', longest(components)),
      row('tests, benches and their support', tests.flat().length),
      row('longest test', longest(testFiles)),
      row('README', readme.flat().length),
      row('… its widest line, in columns', longest(readme.flat())),
      row('attributes and properties that cross a folder', crossing.length),
    ],
  };
}

/** The length of the longest file in lines, or of the longest line in columns. */
const longest = (texts: { length: number }[]) => Math.max(...texts.map(({ length }) => length));

function comments(lines: string[]): string[] {
  let within = false;
  return lines.filter((line) => {
    const text = line.trim();
    const starts = /^\{?\/\*/.test(text);
    const isComment = within || starts || text.startsWith('//');
    if (starts || within) within = !text.includes('*/');
    return isComment;
  });
}
