import { connect, type Socket } from 'node:net';
import { expect, test } from '../support/cluster-test';
import { request } from '../support/http';

/** `CONNECTIONS=6000 npm run e2e:cluster -- slow-clients` prints the memory that 6,000 connections take. */
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 1_000);

/** Of deploy/compose.yaml the limit of the proxy, and three quarters of the site's. */
const PROXY_MEMORY_MB = 256;
const SITE_MEMORY_MB = 384;

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** Sends requests without reading the responses. */
const askWithoutReading = (message: string) => (socket: Socket) => socket.pause().write(message);

function sendByteASecond(socket: Socket) {
  const bytes = get('/eventos')[Symbol.iterator]();
  const send = () => {
    const { value } = bytes.next();
    if (value) socket.write(value);
  };
  const timer = setInterval(send, 1_000);
  socket.on('close', () => clearInterval(timer)).resume();
}

for (const [what, occupy] of [
  ['send a byte a second', sendByteASecond],
  ['do not read pages', askWithoutReading(get('/eventos').repeat(4))],
  ['do not read compressed pages', askWithoutReading(get('/eventos', 'Accept-Encoding: gzip\r\n').repeat(4))],
  ["do not read the router's data", askWithoutReading(get('/eventos?_rsc', 'RSC: 1\r\n').repeat(4))],
  ['do not read photos', askWithoutReading(get('/images/hero.jpg').repeat(4))],
] as const)
  test(`the site answers while ${CONNECTIONS} connections ${what}`, async ({ startSite, startProxy }) => {
    test.slow();
    const site = await startSite();
    const reverseProxy = await startProxy(site);
    const { hostname, port } = new URL(reverseProxy.url);
    let open = 0;
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.on('connect', () => {
        open += 1;
        occupy(socket);
      });
      return socket;
    });
    await expect.poll(() => open, { timeout: 60_000 }).toBe(CONNECTIONS);
    const most = { reverseProxy: 0, site: 0 };
    for (let visit = 0; visit < 10; visit += 1) {
      const { status, body } = await request(`${reverseProxy.url}/eventos`);
      expect([status, body.toString().endsWith('</html>')]).toEqual([200, true]);
      most.reverseProxy = Math.max(most.reverseProxy, reverseProxy.memory);
      most.site = Math.max(most.site, site.memory);
    }
    console.log(`${CONNECTIONS} connections ${what}: proxy ${most.reverseProxy} MB, site ${most.site} MB`);
    expect(most.reverseProxy).toBeLessThan(PROXY_MEMORY_MB);
    expect(most.site).toBeLessThan(SITE_MEMORY_MB);
    for (const socket of sockets) socket.destroy();
  });
