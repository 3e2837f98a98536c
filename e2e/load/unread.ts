import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { manyOptions } from '../support/content';
import { expect, test } from '../support/server-test';
import type { Site } from '../support/site';

const CONNECTIONS = 400;
const MAX_MEMORY_MB = 250;
const SECONDS = 15;

/** Opens connections that send requests and never read what comes. */
function requestWithoutReading(site: Site, path: string, headers: string, pipelined: number): Socket[] {
  const { port } = new URL(site.url);
  const message = `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`.repeat(pipelined);
  return Array.from({ length: CONNECTIONS }, () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    socket.on('error', () => undefined).on('connect', () => socket.pause().write(message));
    return socket;
  });
}

const openFiles = (site: Site) => readdirSync(`/proc/${site.pid}/fd`).length;

for (const [what, path, headers, pipelined] of [
  ['a page', '/eventos', '', 1],
  ['a page twice', '/eventos', '', 2],
  ['a page 40 times', '/eventos', '', 40],
  ['a compressed page', '/eventos', 'Accept-Encoding: br\r\n', 2],
  ['data of the router', '/eventos?_rsc', 'RSC: 1\r\n', 2],
  ['a missing page', '/nada', '', 2],
  ['a script', /\/_next\/static\/chunks\/[\w.~-]+\.js/, '', 2],
  ['a photo', /\/images\/prepared\/[\w.-]+\.jpg/, '', 2],
  ['a preview', /\/opengraph-image\/\w+/, '', 2],
] as const)
  test(`400 connections that do not read keep no visitor from the site: ${what}`, async ({
    startWithApi,
  }) => {
    const { site } = await startWithApi({}, { menus: manyOptions });
    const html = await (await fetch(site.url)).text();
    const target = typeof path === 'string' ? path : (path.exec(html)?.[0] ?? '');
    const before = openFiles(site);
    const sockets = requestWithoutReading(site, target, headers, pipelined);
    const visits: number[] = [];
    let memory = 0;
    const start = performance.now();
    while (performance.now() - start < SECONDS * 1_000) {
      const sent = performance.now();
      expect((await fetch(`${site.url}/eventos`)).status).toBe(200);
      visits.push(performance.now() - sent);
      memory = Math.max(memory, site.memory);
      await delay(200);
    }
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => openFiles(site) - before, 'no file stays open').toBeLessThan(10);
    visits.sort((a, b) => a - b);
    console.table({
      [what]: {
        'MB, at most': Math.round(memory),
        'visit, ms': Math.round(visits[Math.floor(visits.length / 2)] ?? 0),
        'slowest visit, ms': Math.round(visits.at(-1) ?? 0),
      },
    });
    expect(memory).toBeLessThan(MAX_MEMORY_MB);
  });
