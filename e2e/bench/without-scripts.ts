import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pagePaths } from '../../lib/site/pages';
import { audit, figure } from './audit';
import { budgets } from './budgets';
import { medianOf, type Section } from './report';
import { withSite } from './site-under-test';

/** The largest contentful paint on Lighthouse's slow phone, beside that of the same pages without any script. */
export function withoutScripts(): Promise<Section> {
  return withSite(async ({ url }) => {
    const asItIs = await measure(url, (html) => html);
    const bare = await measure(url, (html) =>
      html
        .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
        .replace(/<link[^>]*as="script"[^>]*>/g, ''),
    );
    return {
      title: 'Largest contentful paint, slow phone',
      columns: [...pagePaths],
      rows: [
        { what: 'the page', values: asItIs, unit: 'ms' },
        { what: 'the page without scripts', values: bare, unit: 'ms' },
        {
          what: 'ratio',
          values: asItIs.map((value, index) => value / (bare[index] ?? Number.NaN)),
          unit: 'ratio',
          budget: { limit: budgets.lcpRatio, gate: true },
        },
      ],
    };
  });
}

async function measure(siteUrl: string, edit: (html: string) => string): Promise<number[]> {
  const mirror = createServer(async ({ url = '/', headers }, response) => {
    const isPage = pagePaths.some((path) => path === url);
    const asked = request(`${siteUrl}${url}`, {
      headers: { ...headers, ...(isPage && { 'accept-encoding': 'identity' }) },
    });
    asked.on('response', async (answer) => {
      if (isPage) sendPage(response, answer.headers, edit((await buffer(answer)).toString()));
      else answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
    });
    asked.end();
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  const { port } = mirror.address() as AddressInfo;
  const medians: number[] = [];
  for (const path of pagePaths) {
    const run = () => audit(`http://localhost:${port}${path}`, 'phone', { onlyCategories: ['performance'] });
    medians.push(await medianOf(async () => figure(await run(), 'largest-contentful-paint')));
  }
  mirror.closeAllConnections();
  mirror.close();
  return medians;
}

function sendPage(response: ServerResponse, headers: Record<string, unknown>, html: string) {
  const body = gzipSync(html);
  const changed = { 'content-encoding': 'gzip', 'content-length': body.length };
  response.writeHead(200, { ...headers, ...changed }).end(body);
}
