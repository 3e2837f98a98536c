import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pagePaths } from '../../lib/site/pages';
import { audit, figure } from './audit';
import { budgets } from './budgets';
import { medianOf, type Section } from './report';
import { withSite } from './site-under-test';

/** The largest contentful paint on a slow phone, compared with that of the same pages without scripts. */
export function withoutScripts(): Promise<Section> {
  return withSite(async ({ url }) => {
    const withScripts = await measure(url, (html) => html);
    const stripped = await measure(url, (html) =>
      html
        .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
        .replace(/<link[^>]*as="script"[^>]*>/g, ''),
    );
    return {
      title: 'Largest contentful paint, slow phone',
      columns: [...pagePaths],
      rows: [
        { what: 'the page', values: withScripts, unit: 'ms' },
        { what: 'the page without scripts', values: stripped, unit: 'ms' },
        {
          what: 'ratio',
          values: withScripts.map((value, index) => value / (stripped[index] ?? Number.NaN)),
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
    const proxied = request(`${siteUrl}${url}`, {
      headers: { ...headers, ...(isPage && { 'accept-encoding': 'identity' }) },
    });
    proxied.on('response', async (original) => {
      if (isPage) sendPage(response, original.headers, edit((await buffer(original)).toString()));
      else original.pipe(response.writeHead(original.statusCode ?? 500, original.headers));
    });
    proxied.end();
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
