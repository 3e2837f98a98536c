import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { budgets } from './budgets';
import { RUNS, repeat, type Section } from './report';
import { withSite } from './site-under-test';

const encodings = ['identity', 'gzip'] as const;

/** How long requests are sent in each measurement. */
const SECONDS = 5;

/** What a server did for a number of responses. */
type Work = { responses: number; processorSeconds: number };

/** Responses a second and the processor time of each, compared with a plain Node server that sends the same bytes, and the memory of the site. */
export function load(): Promise<Section> {
  return withSite(async ({ url, pid }) => {
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, residentBytes(pid));
    }, 250);
    const site: Work[] = [];
    const plain: Work[] = [];
    for (const encoding of encodings) {
      const copy = await plainCopy(`${url}/eventos`, encoding);
      // In turns, so that both have the same neighbours on the machine.
      const runs = await repeat(async () => ({
        site: await work(pid, `${url}/eventos`, encoding),
        plain: await work(copy.pid, copy.url, encoding),
      }));
      site.push(sumOf(runs.map((run) => run.site)));
      plain.push(sumOf(runs.map((run) => run.plain)));
      copy.stop();
    }
    clearInterval(watch);
    const ratios = (value: (work: Work) => number) =>
      site.map((done, index) => value(done) / value(plain[index] ?? { responses: 0, processorSeconds: 0 }));
    return {
      title: 'Load: /eventos, 16 connections',
      columns: ['uncompressed', 'gzip'],
      rows: [
        { what: 'the site, responses a second', values: site.map(rate), unit: 'count' },
        { what: 'plain Node, same bytes and headers', values: plain.map(rate), unit: 'count' },
        { what: 'responses a second, ratio', values: ratios(rate), unit: 'ratio' },
        { what: 'processor time of a response, µs', values: site.map(cost), unit: 'count' },
        { what: 'that of plain Node, µs', values: plain.map(cost), unit: 'count' },
        {
          what: 'processor time, ratio',
          values: ratios(cost),
          unit: 'ratio',
          budget: { limit: budgets.responseCost, gate: true },
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

async function work(pid: number, url: string, encoding: string): Promise<Work> {
  const before = processorSeconds(pid);
  const client = fork(join(__dirname, 'load-client.ts'), [url, encoding, String(SECONDS)]);
  const ended = once(client, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The requests to ${url} have failed.`);
  });
  const [[responses]] = await Promise.all([once(client, 'message'), ended]);
  return { responses: Number(responses), processorSeconds: processorSeconds(pid) - before };
}

function sumOf(works: readonly Work[]): Work {
  return works.reduce((sum, { responses, processorSeconds }) => ({
    responses: sum.responses + responses,
    processorSeconds: sum.processorSeconds + processorSeconds,
  }));
}

/** Responses a second, of the sum of some runs. */
function rate({ responses }: Work): number {
  return responses / (SECONDS * RUNS);
}

/** Microseconds of the processor for a response. */
function cost({ responses, processorSeconds }: Work): number {
  return (processorSeconds * 1e6) / responses;
}

/** Starts a plain Node server that sends the response of this address to every request. */
async function plainCopy(
  url: string,
  encoding: string,
): Promise<{ url: string; pid: number; stop: () => void }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const { 'transfer-encoding': _, connection: __, ...kept } = response.headers;
  const child = fork(join(__dirname, 'plain-server.ts'));
  child.send({ headers: { ...kept, 'content-length': body.length }, body: body.toString('base64') });
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, pid: Number(child.pid), stop: () => child.kill() };
}

function residentBytes(pid: number): number {
  return Number(readProcess(pid, 'rss')) * 1_024;
}

/** Processor time of a process so far. Linux counts whole seconds, few beside those of all runs. */
function processorSeconds(pid: number): number {
  return readProcess(pid, 'time')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

function readProcess(pid: number, property: string): string {
  return execFileSync('ps', ['-o', `${property}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
}
