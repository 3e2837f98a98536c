import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Flags, Result } from 'lighthouse';
import { pagePaths } from '../../lib/site/pages';
import { request } from '../support/http';
import { freePort } from '../support/site';
import { budgets } from './budgets';
import { type Judgement, median, type Row, repeat, type Section } from './report';
import { withBrowser, withSite } from './site-under-test';

/** Lighthouse's slow phone and its desktop. */
const devices = ['phone', 'desktop'] as const;

/** Runs Lighthouse on an address five times, each time in a new browser. */
async function audit(url: string, device: (typeof devices)[number], flags: Flags = {}): Promise<Result[]> {
  const { default: run, desktopConfig } = await import('lighthouse');
  const config = device === 'desktop' ? desktopConfig : undefined;
  return repeat(async () => {
    const port = await freePort();
    const audited = () => run(url, { port, logLevel: 'error', ...flags }, config);
    const outcome = await withBrowser(audited, [`--remote-debugging-port=${port}`]);
    if (!outcome) throw new Error(`Lighthouse returned no result for ${url}`);
    return outcome.lhr;
  });
}

const figure =
  (id: string) =>
  ({ audits }: Result) =>
    audits[id]?.numericValue ?? Number.NaN;

const largestPaint = figure('largest-contentful-paint');

/** Lighthouse results for all pages, on a slow phone and a desktop. */
export function lighthouse(): Promise<Section> {
  return withSite(async ({ url }) => {
    const visits = pagePaths.flatMap((path) => devices.map((device) => ({ path, device })));
    const results: Result[][] = [];
    for (const { path, device } of visits) results.push(await audit(`${url}${path}`, device));
    const row = (what: string, read: (result: Result) => number, judgement: Judgement): Row => ({
      what,
      values: results.map((runs) => median(runs.map(read))),
      ...judgement,
    });
    const categories = Object.keys(results[0]?.[0]?.categories ?? {});
    return {
      title: 'Lighthouse',
      columns: visits.map(({ path, device }) => `${path} ${device}`),
      rows: [
        ...categories.map((id) =>
          row(id, ({ categories }) => 100 * (categories[id]?.score ?? 0), {
            unit: 'count',
            limit: budgets.lighthouse,
            isMinimum: true,
            // Performance depends on the machine's speed.
            gate: id !== 'performance',
          }),
        ),
        row('largest contentful paint', largestPaint, { unit: 'ms' }),
        row('layout shift', figure('cumulative-layout-shift'), {
          unit: 'ratio',
          limit: budgets.layoutShift,
          gate: true,
        }),
      ],
    };
  });
}

/** The largest contentful paint on a slow phone, compared with that of the same pages without scripts. */
export function withoutScripts(): Promise<Section> {
  return withSite(async ({ url }) => {
    const withScripts = await paints(url, (html) => html);
    const without = await paints(url, (html) =>
      html
        .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
        .replace(/<link[^>]*as="script"[^>]*>/g, ''),
    );
    const ratio = withScripts.map((time, index) => time / (without[index] ?? Number.NaN));
    return {
      title: 'Largest contentful paint, slow phone',
      columns: pagePaths,
      rows: [
        { what: 'the page', values: withScripts, unit: 'ms' },
        { what: 'the page without scripts', values: without, unit: 'ms' },
        { what: 'ratio', values: ratio, unit: 'ratio', limit: budgets.lcpRatio, gate: true },
      ],
    };
  });
}

/** The largest contentful paint of each page, with its HTML edited on the way to the browser. */
async function paints(siteUrl: string, edit: (html: string) => string): Promise<number[]> {
  const mirror = createServer(async ({ url = '/', headers }, response) => {
    const isPage = pagePaths.some((path) => path === url);
    const original = await request(`${siteUrl}${url}`, {
      ...(headers as Record<string, string>),
      ...(isPage && { 'accept-encoding': 'identity' }),
    });
    const { 'transfer-encoding': _, ...kept } = original.headers;
    const body = isPage ? gzipSync(edit(original.body.toString())) : original.body;
    const changed = isPage && { 'content-encoding': 'gzip', 'content-length': body.length };
    response.writeHead(original.status, { ...kept, ...changed }).end(body);
  });
  await once(mirror.listen(0, '127.0.0.1'), 'listening');
  const { port } = mirror.address() as AddressInfo;
  const medians: number[] = [];
  for (const path of pagePaths) {
    const runs = await audit(`http://localhost:${port}${path}`, 'phone', { onlyCategories: ['performance'] });
    medians.push(median(runs.map(largestPaint)));
  }
  mirror.closeAllConnections();
  mirror.close();
  return medians;
}
