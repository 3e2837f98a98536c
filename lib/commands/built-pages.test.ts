import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pagesToComplete } from './built-pages';

const HOST = 'https://catering.example';

type Build = {
  basePath?: string;
  /** Paths of the sitemap. */
  sitemap: string[];
  /** By file of `app/`: the page, the path of its canonical address, and what it says to robots. A page without these has no document. */
  pages: Record<string, [page: string, canonical?: string, robots?: string]>;
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-pages-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** What is said of a build of this form. */
function check({ basePath = '', sitemap, pages }: Build): Promise<string[]> {
  const routes = Object.entries(pages).map(([file, [page]]) => [file, page]);
  write('app-path-routes-manifest.json', JSON.stringify(Object.fromEntries(routes)));
  write('routes-manifest.json', JSON.stringify({ basePath }));
  write('server/app/sitemap.xml.body', sitemap.map((path) => `<loc>${HOST}${path}</loc>`).join('\n'));
  for (const [page, canonical, robots = 'noindex'] of Object.values({ home: ['/', ''], ...pages }))
    if (canonical !== undefined)
      write(
        `server/app${page === '/' ? '/index' : page}.html`,
        `<link rel="canonical" href="${HOST}${canonical}"/><meta name="robots" content="${robots}"/>`,
      );
  return pagesToComplete(folder);
}

it.each<[what: string, Build]>([
  ['at the root', { sitemap: ['/', '/us'], pages: { '/page': ['/', ''], '/us/page': ['/us', '/us'] } }],
  [
    'below a base path',
    {
      basePath: '/b',
      sitemap: ['/b', '/b/us'],
      pages: { '/page': ['/', '/b'], '/us/page': ['/us', '/b/us'] },
    },
  ],
  ['in a route group', { sitemap: ['/us'], pages: { '/(info)/us/page': ['/us', '/us'] } }],
  ['of Next itself', { sitemap: [], pages: { '/_not-found/page': ['/_not-found'] } }],
  ['that is an image or data', { sitemap: [], pages: { '/us/route': ['/us'] } }],
])('nothing is said of a complete page %s', async (_where, build) => {
  expect(await check(build)).toEqual([]);
});

it.each<[what: string, Build]>([
  ['is not in the sitemap', { sitemap: ['/'], pages: { '/us/page': ['/us', '/us'] } }],
  ['has no canonical address', { sitemap: ['/us'], pages: { '/us/page': ['/us', ''] } }],
  ['welcomes robots', { sitemap: ['/us'], pages: { '/us/page': ['/us', '/us', 'index'] } }],
  ['has the metadata of another page', { sitemap: ['/us', '/'], pages: { '/us/page': ['/us', '/'] } }],
])('a page that %s is named with what to do', async (_what, build) => {
  expect(await check(build)).toEqual([
    expect.stringMatching(/^app\/us\/page\.tsx needs \/us in .*pages\.ts/),
  ]);
});

it.each([
  ['with a parameter', '/us/[name]'],
  ['that is rendered for each visit', '/us'],
])('a page %s is named as one that has no place here', async (_what, page) => {
  expect(await check({ sitemap: [], pages: { [`${page}/page`]: [page] } })).toEqual([
    expect.stringContaining(`app${page}/page.tsx has no fixed address or is rendered for each visit`),
  ]);
});

it('a page with a part that is rendered for each visit is named', async () => {
  write('server/app/us.meta', JSON.stringify({ postponed: '…' }));
  const build: Build = { sitemap: ['/us'], pages: { '/us/page': ['/us', '/us'] } };
  expect(await check(build)).toEqual([expect.stringContaining('is rendered for each visit')]);
});
