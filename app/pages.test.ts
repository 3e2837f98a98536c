import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metadata } from 'next';
import { pageUrl } from '@/lib/seo/metadata';
import { ANSWER_PATH, pagePaths } from '@/lib/site/pages';

jest.mock('@/lib/content/content', () => ({
  getFacts: async () => jest.requireActual('@/lib/testing/sample-facts').sampleFacts,
}));

const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
const folders = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map(dirname);
const pathOf = (folder: string) => (folder === '.' ? '/' : `/${folder}`);

it('every page of app has a link', () => {
  expect(folders.map(pathOf).filter((path) => path !== ANSWER_PATH)).toEqual([...pagePaths].sort());
});

it.each(pagePaths)('%s has the metadata of its own address', async (path) => {
  const page: { generateMetadata: () => Promise<Metadata> } = await import(
    join(process.cwd(), 'app', path, 'page.tsx')
  );
  expect((await page.generateMetadata()).alternates?.canonical).toBe(pageUrl(path));
});
