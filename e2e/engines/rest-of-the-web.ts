import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that responds in place of all other sites, so that no request leaves this machine. */
export type RestOfTheWeb = {
  /** Host and port of the proxy. Browsers do not use it for `localhost`, the site under test. */
  address: string;
  stop: () => Promise<void>;
};

/** The path, on any http site, of a page that holds only a link to this address. */
export function linkPath(address: string): string {
  return `/?link=${encodeURIComponent(address)}`;
}

/** Starts the proxy. Requests to https sites fail. */
export async function startRestOfTheWeb(): Promise<RestOfTheWeb> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://unused').searchParams.get('link');
    response
      .writeHead(200, { 'content-type': 'text/html' })
      // The referrer holds the origin, as with the default policy of browsers.
      .end(`<!doctype html><title>Otro sitio</title><a href="${address}" referrerpolicy="origin">Seguir</a>`);
  });
  server.on('connect', (_request, socket) => {
    // Browsers may reset the connection at any time.
    socket.on('error', () => socket.destroy());
    // Fails the TLS handshake, not the request to the proxy: after a proxy error WebKit loses the address of the page.
    socket.end('HTTP/1.1 200 OK\r\n\r\nThis is not TLS.');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
