import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectRoot, temporaryFolder } from './site';

/** Stands for all hosts of reviewers' pictures, which cannot be reached from a test. */
export class ImageHost {
  /** The addresses that were requested, without their host. */
  readonly requests: string[] = [];
  private readonly server: Server;

  private constructor(picture: Buffer) {
    this.server = createServer((request, response) => {
      this.requests.push(request.url ?? '');
      response.setHeader('content-type', 'image/jpeg').end(picture);
    });
  }

  /** Starts it. It sends the same photo for every address. */
  static async start(): Promise<ImageHost> {
    const host = new ImageHost(await readFile(join(projectRoot, 'public/images/evento-1.jpg')));
    await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** The value of `NODE_OPTIONS` of a site that gets its pictures here. */
  async nodeOptions(): Promise<string> {
    const { port } = this.server.address() as AddressInfo;
    const script = join(temporaryFolder(), 'image-host.cjs');
    await writeFile(
      script,
      `const { request } = require('node:http');
       require('node:dns/promises').lookup = async () => [{ address: '9.9.9.9', family: 4 }];
       require('node:https').request = ({ pathname, search }, { headers, signal }, onResponse) =>
         request({ host: '127.0.0.1', port: ${port}, path: pathname + search, headers, signal }, onResponse);`,
    );
    return `--require ${script}`;
  }

  /** Closes all connections and refuses new ones. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
