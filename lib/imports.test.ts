import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms of lib, from the bottom up, each with the rooms that it may import. Tests may import any. */
const rooms: Record<string, string[]> = {
  // On both sides.
  values: [],
  menu: ['values'],
  bill: ['values', 'menu'],
  request: ['values', 'menu', 'bill'],
  answer: ['values', 'menu', 'bill', 'request'],
  // In the browser.
  browser: ['values', 'menu'],
  // On the server.
  process: [],
  pages: ['process'],
  site: ['values'],
  http: ['site'],
  redis: ['process', 'site'],
  content: ['values', 'menu', 'bill', 'process', 'pages', 'site', 'http', 'redis'],
  counts: ['values', 'process', 'site', 'http', 'redis'],
  seo: ['values', 'site', 'content'],
  commands: ['site', 'content'],
};

it('each folder of lib is a room', () => {
  const entries = readdirSync('lib', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing');
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(rooms).sort());
});

const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.[cm]?tsx?$|\.[cm]?js$/.test(file) && !/\.test\.|testing/.test(file),
);

/** The rooms of lib that a file imports, other than its own. */
function importsOf(file: string): string[] {
  const text = readFileSync(join('lib', file), 'utf8');
  const found = [...text.matchAll(/['"](?:@\/lib|\.\.(?:\/\.\.)*)\/([a-z]+)\//g)].map(
    ([, room = '']) => room,
  );
  return found.filter((room) => room in rooms && room !== file.split('/')[0]);
}

it.each(Object.keys(rooms))('lib/%s imports only the rooms below it', (room) => {
  const ofRoom = files.filter((file) => file.startsWith(`${room}/`));
  expect(ofRoom.length).toBeGreaterThan(0);
  const upward = ofRoom.flatMap((file) =>
    importsOf(file).flatMap((one) => (rooms[room]?.includes(one) ? [] : `${file}: ${one}`)),
  );
  expect(upward).toEqual([]);
});

it('the papers name files that exist', () => {
  const folders = ['.github', 'components', 'deploy', 'e2e', 'lib'];
  const below = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const papers = ['README.md', ...below.filter((file) => file.endsWith('.md'))];
  const named = papers.flatMap((paper) => [
    ...readFileSync(paper, 'utf8').matchAll(/`((?:app|components|lib|e2e|deploy|public)\/[\w./-]+)`/g),
  ]);
  const missing = named
    .map(([, path = '']) => path)
    .filter((path) => !['', '.ts', '.tsx', '.cjs'].some((end) => existsSync(path + end)));
  // An example of a new page, and what an operator makes.
  expect(missing.filter((path) => !/nosotros|^deploy\/(facts|\.env)/.test(path))).toEqual([]);
});
