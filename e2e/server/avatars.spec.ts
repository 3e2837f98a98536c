import { avatarAddress } from '../../lib/site/avatar-address';
import { pictureOf } from '../support/image-host';
import { request } from '../support/request';
import { expect, test } from '../support/server-test';
import { refresh } from '../support/site';

const reviewWith = (name: string) => ({
  name,
  message: 'Rico',
  date: '2026-03-01',
  image: { url: pictureOf(name) },
});

test('the picture of a shown review is sent smaller', async ({ imageHost, startWithApi }) => {
  const env = { NODE_OPTIONS: imageHost.nodeOptions };
  const { api, site } = await startWithApi(env, { testimonials: [reviewWith('evento-1')] });
  const shown = async () => {
    const html = await (await fetch(site.url)).text();
    const [address = ''] = /\/_next\/image[^"]*/.exec(html) ?? [];
    const path = address.replaceAll('&amp;', '&');
    const { status, headers } = await request(`${site.url}${path}`, { accept: 'image/webp' });
    return [status, headers['content-type']];
  };
  expect(await shown()).toEqual([200, 'image/webp']);
  api.content.testimonials = [reviewWith('evento-2')];
  expect((await refresh(site)).status).toBe(200);
  expect(await shown()).toEqual([200, 'image/webp']);
  expect((await fetch(site.url + avatarAddress(pictureOf('evento-1')))).status).toBe(404);
  expect(imageHost.requests).toEqual(
    ['evento-1', 'evento-2'].map((photo) => new URL(pictureOf(photo)).pathname),
  );
});

test('any other address of the optimizer is 404, without a request or a log line', async ({
  imageHost,
  startWithApi,
}) => {
  const old = Array.from({ length: 60 }, (_, index) => ({ ...reviewWith(`r${index}`), date: '2026-04-01' }));
  const env = { NODE_OPTIONS: imageHost.nodeOptions };
  const { site } = await startWithApi(env, { testimonials: [reviewWith('older-than-sixty-others'), ...old] });
  await fetch(site.url);
  const before = site.output;
  const address = avatarAddress(pictureOf('r1'));
  for (const path of [
    '/_next/image',
    avatarAddress(pictureOf('stranger')),
    avatarAddress(pictureOf('older-than-sixty-others')),
    avatarAddress('/images/hero.jpg'),
    avatarAddress('https://res.cloudinary.com/a\nforged line\u001B[31m'),
    address.replace('w=96', 'w=3840'),
    address.replace('q=75', 'q=76'),
    `${address}&x=1`,
    `${address}&url=${encodeURIComponent(pictureOf('stranger'))}`,
    address.replace('image', 'image/'),
    address.replace('image', '%69mage'),
    address.replace('/_next', '//_next'),
    address.replace('/image', '//image'),
    address.replace('image', 'image;'),
  ])
    expect([404, 308], path).toContain((await request(`${site.url}${path}`)).status);
  expect(imageHost.requests).toEqual([]);
  expect(site.output).toBe(before);
});
