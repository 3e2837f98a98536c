import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '../support/document';
import { request } from '../support/http';
import { ImageHost, pictureOf } from '../support/image-host';
import { ending, expect, type SiteWithApi, test } from '../support/server-test';
import { projectRoot, refresh } from '../support/site';

const reviewOf = (name: string, file: string) => {
  const image = { url: pictureOf(file) };
  return { name, message: 'Rico', date: '2026-03-01', image };
};

/** A usable picture, one that is too large, and a file that is no picture. */
const files = { Ana: 'app/apple-icon.png', Bruno: 'public/images/hero.jpg', Carla: 'package.json' };
const testimonials = Object.entries(files).map(([name, file]) => reviewOf(name, file));

let imageHost: ImageHost;
let site: SiteWithApi;

/** The addresses of the pictures on the home page, by the initial of the reviewer. */
async function shown(): Promise<Record<string, string>> {
  const images = (await readDocument(site.url)).querySelectorAll('img[src*="/avatars/"]');
  return Object.fromEntries(
    [...images].map((image) => [image.parentElement?.textContent, image.getAttribute('src')]),
  );
}

/** The addresses that the site has requested, each once: it may request a picture again that it could not use. */
const requested = () => [...new Set(imageHost.requests)];

test.beforeAll(async ({ startSite }) => {
  imageHost = ending(await ImageHost.start());
  const env = { NODE_OPTIONS: imageHost.nodeOptions };
  site = await startSite({ content: { menus: {}, testimonials }, env });
  // The first visit makes the site fetch the pictures.
  await expect.poll(shown).not.toEqual({});
  expect(requested()).toHaveLength(testimonials.length);
});

test('the default avatar replaces a large file or another type', async () => {
  expect(await (await fetch(site.url)).text()).toContain('Bruno');
  expect(Object.keys(await shown())).toEqual(['A']);
});

test('a picture of no review is a 404 without a request to its host', async () => {
  const before = requested();
  const name = createHash('sha256').update('stranger').digest('hex').slice(0, 16);
  for (const path of [
    `/avatars/${name}`,
    `/_next/image?url=${encodeURIComponent(pictureOf('hero'))}&w=96&q=75`,
  ])
    expect((await request(`${site.url}${path}`)).status, path).toBe(404);
  expect(requested()).toEqual(before);
});

test('the site itself sends the picture of a shown review', async () => {
  const { A: path = '' } = await shown();
  const address = `${site.url}${path}`;
  const { status, headers, body } = await request(address);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  const picture = await readFile(join(projectRoot, files.Ana));
  expect(body.equals(picture)).toBe(true);

  site.api.content.testimonials = [reviewOf('Ana', '.github/site.jpg')];
  await refresh(site);
  await expect.poll(shown).toEqual({ A: expect.not.stringContaining(path) });
  expect((await request(address)).status).toBe(404);
});
