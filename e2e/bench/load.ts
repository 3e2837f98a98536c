import { connect } from 'node:net';
import { MAX_OPTIONS } from '../../lib/quotation/menu-code';
import { request } from '../support/request';
import { budgets } from './budgets';
import type { Section } from './report';
import { contentOf, type SiteUnderTest, withSite } from './site-under-test';

const VISITORS = 16;

/** Connections that request a page and never read it. */
const UNREAD = 1_000;

/** How long each measurement lasts. */
const SECONDS = 15;

/** Pages per second with the longest menu that the site shows, and the memory of the server's process meanwhile. */
export function load(): Promise<Section> {
  return withSite(
    async (site) => {
      const pages = await visit(site, () => ['/eventos']);
      let number = 0;
      const strange = await visit(site, () => {
        number += 1;
        return [
          `/${number % 2 ? 'eventos' : `no/${number}`}?a=${number}`,
          { 'accept-language': `x-${number}` },
        ];
      });
      const close = await connectWithoutReading(site);
      const beside = await visit(site, () => ['/eventos']);
      close();
      const memory = { unit: 'megabytes', limit: budgets.memory, gate: true } as const;
      const perSecond = { unit: 'count', limit: budgets.pagesPerSecond, isMinimum: true } as const;
      return {
        title: `Load: /eventos with ${MAX_OPTIONS} options, ${VISITORS} visitors`,
        columns: ['now'],
        rows: [
          { what: 'pages a second', values: [pages.perSecond], ...perSecond },
          { what: 'memory', values: [pages.memory], ...memory },
          { what: 'memory, no request like another', values: [strange.memory], ...memory },
          { what: `memory, beside ${UNREAD} who do not read`, values: [beside.memory], ...memory },
          { what: '… and pages a second', values: [beside.perSecond], unit: 'count' },
        ],
      };
    },
    contentOf(MAX_OPTIONS, 60),
  );
}

/** Lets each visitor send one request after the other. */
async function visit(site: SiteUnderTest, next: () => [path: string, headers?: Record<string, string>]) {
  let [answers, memory] = [0, 0];
  const end = performance.now() + SECONDS * 1_000;
  const visitor = async () => {
    while (performance.now() < end) {
      const [path, headers] = next();
      const { status } = await request(site.url + path, { 'accept-encoding': 'gzip', ...headers });
      if (status !== 200 && status !== 404) throw new Error(`${path} has status ${status}.`);
      answers += 1;
      if (answers % 50 === 0) memory = Math.max(memory, site.memory());
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return { perSecond: answers / SECONDS, memory: Math.max(memory, site.memory()) };
}

/** @returns a function that closes the connections */
async function connectWithoutReading({ url }: SiteUnderTest): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: UNREAD }, () =>
    connect(Number(port), hostname)
      .on('error', () => undefined)
      .pause(),
  );
  for (const socket of sockets) socket.write(`GET /eventos HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
