import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { MAX_OPTIONS } from '../../lib/quotation/menu-code';
import { budgets } from './budgets';
import { RUNS, repeat, type Section } from './report';
import { contentOf, withSite } from './site-under-test';

const encodings = ['identity', 'gzip'] as const;

/** How long requests are sent in each measurement. */
const SECONDS = 5;

/** Pages a second, and the memory of the server meanwhile, with the longest menu that the site shows. */
export function load(): Promise<Section> {
  return withSite(
    async ({ url, pid }) => {
      let memory = 0;
      const watch = setInterval(() => {
        memory = Math.max(memory, residentBytes(pid));
      }, 250);
      const rates: number[] = [];
      for (const encoding of encodings) {
        const responses = await repeat(() => responsesOf(`${url}/eventos`, encoding));
        rates.push(responses.reduce((sum, count) => sum + count, 0) / (SECONDS * RUNS));
      }
      clearInterval(watch);
      return {
        title: `Load: /eventos with ${MAX_OPTIONS} options, 16 connections`,
        columns: ['uncompressed', 'gzip'],
        rows: [
          { what: 'pages a second, without nginx', values: rates, unit: 'count' },
          {
            what: 'memory of the site, at most',
            values: [memory],
            unit: 'megabytes',
            budget: { limit: budgets.memory, gate: true },
          },
        ],
      };
    },
    contentOf(MAX_OPTIONS, 60),
  );
}

/** How many responses a client gets in {@link SECONDS}. */
async function responsesOf(url: string, encoding: string): Promise<number> {
  const client = fork(join(__dirname, 'load-client.ts'), [url, encoding, String(SECONDS)]);
  const ended = once(client, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The requests to ${url} have failed.`);
  });
  const [[responses]] = await Promise.all([once(client, 'message'), ended]);
  return Number(responses);
}

function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1_024;
}
