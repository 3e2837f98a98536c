import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in place of every site but ours: WhatsApp is never asked, nor anybody else. */
export type RestOfTheWeb = {
  /** Host and port of the proxy; `localhost`, where our site is, goes without it. */
  address: string;
  stop: () => Promise<void>;
};

/** Where on any http site the proxy shows a page that holds nothing but a link. */
export function linkPath(address: string): string {
  return `/?link=${encodeURIComponent(address)}`;
}

/** Starts the proxy. Connections to https sites break. */
export async function startRestOfTheWeb(): Promise<RestOfTheWeb> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://unused').searchParams.get('link');
    response
      .writeHead(200, { 'content-type': 'text/html' })
      // Sites tell at least which one they are, as browsers do unless asked otherwise.
      .end(`<!doctype html><title>Otro sitio</title><a href="${address}" referrerpolicy="origin">Seguir</a>`);
  });
  server.on('connect', (_request, socket) => {
    // Browsers hang up as they please.
    socket.on('error', () => socket.destroy());
    // An error of the connection, not of the proxy: after one of those WebKit forgets the address.
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
