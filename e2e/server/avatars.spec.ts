import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureOf } from '../support/image-host';
import { request } from '../support/request';
import { expect, test } from '../support/server-test';
import { projectRoot, refresh } from '../support/site';

const reviewWith = (url: string) => ({ name: 'Ana', message: 'Rico', date: '2026-03-01', image: { url } });

const avatarIn = (html: string) => /\/avatars\/\w+/.exec(html)?.[0];

test('the site itself sends the picture of a shown review', async ({ imageHost, startWithApi }) => {
  const env = { NODE_OPTIONS: imageHost.nodeOptions };
  const testimonials = [reviewWith(pictureOf('icon-192.png'))];
  const { api, site } = await startWithApi(env, { testimonials });
  const shown = async () => avatarIn(await (await fetch(site.url)).text());
  await expect.poll(shown).toBeTruthy();
  const address = `${site.url}${await shown()}`;
  const { status, headers, body } = await request(address);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  const picture = await readFile(join(projectRoot, 'public/images/icon-192.png'));
  expect(body.equals(picture)).toBe(true);

  api.content.testimonials = [reviewWith(pictureOf('icon-512.png'))];
  await refresh(site);
  await expect.poll(shown).not.toBe(new URL(address).pathname);
  expect((await request(address)).status).toBe(404);
});

test('the default avatar replaces a large file or another type', async ({ imageHost, startWithApi }) => {
  const env = { NODE_OPTIONS: imageHost.nodeOptions };
  const urls = ['hero.jpg', '../../package.json'].map(pictureOf);
  const { site } = await startWithApi(env, { testimonials: urls.map(reviewWith) });
  await fetch(site.url);
  await expect.poll(() => imageHost.requests.length).toBe(urls.length);
  const html = await (await fetch(site.url)).text();
  expect(html).toContain('Rico');
  expect(avatarIn(html)).toBeUndefined();
});

test('a picture of no review is a 404 without a request to its host', async ({ imageHost, startWithApi }) => {
  const { site } = await startWithApi({ NODE_OPTIONS: imageHost.nodeOptions }, { testimonials: [] });
  const name = createHash('sha256').update('stranger').digest('hex').slice(0, 16);
  for (const path of [
    `/avatars/${name}`,
    `/_next/image?url=${encodeURIComponent(pictureOf('hero'))}&w=96&q=75`,
  ])
    expect((await request(`${site.url}${path}`)).status, path).toBe(404);
  expect(imageHost.requests).toEqual([]);
});
