import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { version } from 'next/package.json';

const floor = join(__dirname, '../../.e2e/framework-baseline', version, '.next');

/** The scripts that a page's HTML asks current browsers for, as paths. They may wait for the first paint under `data-src`. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script[^>]*\ssrc="[^>]*>|<script[^>]*\sdata-src="[^>]*>/g) ?? [];
  return tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '');
}

async function weigh(html: string, read: (path: string) => Promise<Uint8Array>): Promise<number> {
  const files = await Promise.all(scriptsOf(html).map(read));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

const htmlOf = async (siteUrl: string, path: string) => (await fetch(`${siteUrl}${path}`)).text();

/** Addresses of a page's first-load scripts. */
export async function firstLoadScriptUrls(siteUrl: string, path: string): Promise<string[]> {
  return scriptsOf(await htmlOf(siteUrl, path)).map((src) => new URL(src, siteUrl).href);
}

/** Bytes of a page's first-load scripts, gzip. */
export async function firstLoadScripts(siteUrl: string, path: string): Promise<number> {
  return weigh(await htmlOf(siteUrl, path), async (src) =>
    Buffer.from(await (await fetch(new URL(src, siteUrl))).arrayBuffer()),
  );
}

/** The same of an empty page of this version of Next, which `npm run e2e` and `npm run bench` build. */
export async function frameworkBaseline(): Promise<number> {
  const html = await readFile(join(floor, 'server/app/index.html'), 'utf8');
  return weigh(html, (src) => readFile(join(floor, src.replace('/_next/', ''))));
}
