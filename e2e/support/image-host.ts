import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { projectRoot } from './site';

/** Another one for each run: the build that is served keeps the pictures of earlier runs. */
const owner = randomUUID();

/** The address of a reviewer's picture: a photo of `public/images`, such as `hero`. */
export const pictureOf = (photo: string) => `https://res.cloudinary.com/${owner}/${photo}.jpg`;

/** Stands for all hosts of reviewers' pictures, which cannot be reached from a test. */
export class ImageHost {
  /** The addresses that were requested, without their host. */
  readonly requests: string[] = [];
  private readonly server = createServer(async ({ url = '' }, response) => {
    this.requests.push(url);
    response.setHeader('content-type', 'image/jpeg');
    response.end(await readFile(join(projectRoot, 'public/images', basename(url))));
  });

  /** Starts it. It sends the photos of `public/images`, by the end of the address. */
  static async start(): Promise<ImageHost> {
    const host = new ImageHost();
    await once(host.server.listen(0, '127.0.0.1'), 'listening');
    return host;
  }

  /** The value of `NODE_OPTIONS` of a site that gets its pictures here. */
  get nodeOptions(): string {
    const { port } = this.server.address() as AddressInfo;
    const script = `import { request } from 'node:http';
      import https from 'node:https';
      import dns from 'node:dns/promises';
      dns.lookup = async () => [{ address: '9.9.9.9', family: 4 }];
      https.request = ({ pathname, search }, { headers, signal }, onResponse) =>
        request({ host: '127.0.0.1', port: ${port}, path: pathname + search, headers, signal }, onResponse);`;
    return `--import data:text/javascript,${encodeURIComponent(script)}`;
  }

  /** Closes all connections and refuses new ones. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
