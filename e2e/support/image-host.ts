import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { projectRoot } from './site';

const owner = randomUUID();

/** The address of a reviewer's picture: a file of the project, such as `app/apple-icon.png`. */
export const pictureOf = (file: string) => `https://res.cloudinary.com/${owner}/${encodeURIComponent(file)}`;

/** Stands in for res.cloudinary.com, a host of reviewers' pictures, which tests cannot reach. */
export class ImageHost {
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
