import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { budgets } from './budgets';
import { medianOf, type Section } from './report';
import { withSite } from './site-under-test';

const encodings = ['identity', 'gzip'] as const;

/** Responses a second, compared with a plain Node server that sends the same bytes, and the memory of the site. */
export function load(): Promise<Section> {
  return withSite(async ({ url, pid }) => {
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, residentBytes(pid));
    }, 250);
    const site: number[] = [];
    const plain: number[] = [];
    for (const encoding of encodings) {
      site.push(await medianOf(() => responsesPerSecond(`${url}/eventos`, encoding)));
      const copy = await plainCopy(`${url}/eventos`, encoding);
      plain.push(await medianOf(() => responsesPerSecond(copy.url, encoding)));
      copy.child.kill();
    }
    clearInterval(watch);
    return {
      title: 'Load: /eventos, 16 connections, responses a second',
      columns: ['uncompressed', 'gzip'],
      rows: [
        { what: 'the site', values: site, unit: 'count' },
        { what: 'plain Node, same bytes and headers', values: plain, unit: 'count' },
        {
          what: 'ratio',
          values: site.map((value, index) => value / (plain[index] ?? Number.NaN)),
          unit: 'ratio',
        },
        {
          what: 'memory of the site, at most',
          values: [memory],
          unit: 'megabytes',
          budget: { limit: budgets.memory, gate: true },
        },
      ],
    };
  });
}

async function responsesPerSecond(url: string, encoding: string): Promise<number> {
  const [responses] = await once(fork(join(__dirname, 'load-client.ts'), [url, encoding]), 'message');
  return Number(responses);
}

/** Starts a plain Node server that sends the response of this address to every request. */
async function plainCopy(url: string, encoding: string): Promise<{ url: string; child: ChildProcess }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const { 'transfer-encoding': _, connection: __, ...kept } = response.headers;
  const child = fork(join(__dirname, 'plain-server.ts'));
  child.send({ headers: { ...kept, 'content-length': body.length }, body: body.toString('base64') });
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, child };
}

function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1_024;
}
