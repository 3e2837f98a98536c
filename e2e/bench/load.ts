import { connect } from 'node:net';
import { MAX_OPTIONS } from '../../lib/content/table/limits';
import { request } from '../support/http';
import { budgets } from './budgets';
import type { Judgement, Section } from './report';
import { contentOf, type SiteUnderTest, withSite } from './site-under-test';

const VISITORS = 16;

/** How long each measurement lasts. */
const SECONDS = 15;

const memory = { unit: 'megabytes', limit: budgets.memory, gate: true } as const;
const perSecond = { unit: 'count', limit: budgets.pagesPerSecond, isMinimum: true } as const;

/** Pages per second, and the memory of the server's process meanwhile, with a caterer's menu and with the longest one that the site shows. */
export async function load(): Promise<Section[]> {
  return [await withMenuOf(50, 1_000, perSecond), await withMenuOf(MAX_OPTIONS, 500, { unit: 'count' })];
}

/**
 * @param unread how many connections request a page and never read it
 * @param speed how pages a second are judged
 */
function withMenuOf(options: number, unread: number, speed: Judgement) {
  return withSite(async (site): Promise<Section> => {
    const pages = await visit(site, () => ['/eventos']);
    let number = 0;
    const strange = await visit(site, () => {
      number += 1;
      return [
        `/${number % 2 ? 'eventos' : `no/${number}`}?a=${number}`,
        { 'accept-language': `x-${number}` },
      ];
    });
    const close = connectWithoutReading(site, unread);
    const beside = await visit(site, () => ['/eventos']);
    close();
    return {
      title: `Load: /eventos with ${options} options, ${VISITORS} visitors`,
      columns: ['now'],
      rows: [
        { what: 'pages a second', values: [pages.perSecond], ...speed },
        { what: 'memory', values: [pages.memory], ...memory },
        { what: 'memory, no request like another', values: [strange.memory], ...memory },
        { what: `memory, beside ${unread} who do not read`, values: [beside.memory], ...memory },
        { what: '… and pages a second', values: [beside.perSecond], unit: 'count' },
      ],
    };
  }, contentOf(options));
}

/** Lets each visitor send one request after the other. */
async function visit(site: SiteUnderTest, next: () => [path: string, headers?: Record<string, string>]) {
  let answers = 0;
  let peak = 0;
  const end = performance.now() + SECONDS * 1_000;
  const visitor = async () => {
    while (performance.now() < end) {
      const [path, headers] = next();
      const { status } = await request(site.url + path, { 'accept-encoding': 'gzip', ...headers });
      if (status !== 200 && status !== 404) throw new Error(`${path} has status ${status}.`);
      answers += 1;
      if (answers % 50 === 0) peak = Math.max(peak, site.memory());
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return { perSecond: answers / SECONDS, memory: Math.max(peak, site.memory()) };
}

/** @returns a function that closes the connections */
function connectWithoutReading({ url }: SiteUnderTest, count: number): () => void {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    socket.on('error', () => undefined).pause();
    socket.write(`GET /eventos HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  }
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
