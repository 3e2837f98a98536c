import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metadata } from 'next';
import { pageUrl } from '@/lib/seo/metadata';
import { ANSWER_PATH, pagePaths } from '@/lib/site/pages';
import { photoNames } from '@/lib/site/photo-names';
import sitemap from './sitemap';

jest.mock('@/lib/content/content', () => ({
  getFacts: async () => jest.requireActual('@/lib/testing/sample-facts').sampleFacts,
}));

const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
const folders = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map(dirname);
const pathOf = (folder: string) => (folder === '.' ? '/' : `/${folder}`);

it('every page of app has a link', () => {
  expect(folders.map(pathOf).filter((path) => path !== ANSWER_PATH)).toEqual([...pagePaths].sort());
});

async function metadataOf(path: string): Promise<Metadata> {
  const page: { generateMetadata: () => Promise<Metadata> } = await import(
    join(process.cwd(), 'app', path, 'page.tsx')
  );
  return page.generateMetadata();
}

it.each(pagePaths)('%s has the metadata of its own address', async (path) => {
  expect((await metadataOf(path)).alternates?.canonical).toBe(pageUrl(path));
});

it('each page has sentences of its own for search engines and previews', async () => {
  const all = await Promise.all(pagePaths.map(metadataOf));
  for (const textsOf of [
    ({ title }: Metadata) => JSON.stringify(title),
    ({ description }: Metadata) => description,
    ({ openGraph }: Metadata) => openGraph?.description,
  ]) {
    const texts = all.map(textsOf);
    expect(texts).toEqual(texts.map(() => expect.stringMatching(/./)));
    expect(new Set(texts).size).toBe(pagePaths.length);
  }
});

it('the sitemap has each photo of the pages', () => {
  // That of the page for missing addresses is in none.
  const photos = photoNames.filter((name) => name !== 'error404');
  expect(sitemap().flatMap(({ images = [] }) => images)).toHaveLength(photos.length);
});
