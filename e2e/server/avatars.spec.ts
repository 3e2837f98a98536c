import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { readDocument, request } from '../support/http';
import { ending, expect, type SiteWithApi, test } from '../support/server-test';
import { projectRoot, refresh } from '../support/site';

const owner = randomUUID();

/** The address of a reviewer's picture: a file of the project, such as `app/apple-icon.png`. */
const pictureOf = (file: string) => `https://res.cloudinary.com/${owner}/${encodeURIComponent(file)}`;

/** Stands in for res.cloudinary.com, a host of reviewers' pictures, which tests cannot reach. */
class ImageHost {
  /** The addresses that were requested, without their host. */
  readonly requests: string[] = [];
  private readonly server = createServer(async ({ url = '' }, response) => {
    this.requests.push(url);
    const file = decodeURIComponent(basename(url));
    response.end(await readFile(join(projectRoot, file)));
  });

  static async start(): Promise<ImageHost> {
    const host = new ImageHost();
    await once(host.server.listen(0, '127.0.0.1'), 'listening');
    return host;
  }

  /** The value of `NODE_OPTIONS` for a site that fetches its pictures here. */
  get nodeOptions(): string {
    const { port } = this.server.address() as AddressInfo;
    const script = `const sent = globalThis.fetch;
      globalThis.fetch = (resource, options) => {
        const url = new URL(resource instanceof Request ? resource.url : resource);
        const isPicture = url.hostname === 'res.cloudinary.com';
        return sent(isPicture ? 'http://127.0.0.1:${port}' + url.pathname : resource, options);
      };`;
    return `--import data:text/javascript,${encodeURIComponent(script)}`;
  }

  /** Closes all connections and refuses new ones. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

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
