import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { version } from 'next/package.json';

const baselineBuild = join(__dirname, '../../.e2e/framework-baseline', version, '.next');

/** The paths of the scripts that current browsers load for a page. Scripts that load after the first paint have `data-src`. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script[^>]*\ssrc="[^>]*>|<script[^>]*\sdata-src="[^>]*>/g) ?? [];
  return tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '');
}

async function gzipSize(html: string, read: (path: string) => Promise<Uint8Array>): Promise<number> {
  const files = await Promise.all(scriptsOf(html).map(read));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

const htmlOf = async (siteUrl: string, path: string) => (await fetch(`${siteUrl}${path}`)).text();

/** Addresses of a page's first-load scripts. */
export async function firstLoadScriptUrls(siteUrl: string, path: string): Promise<string[]> {
  return scriptsOf(await htmlOf(siteUrl, path)).map((src) => new URL(src, siteUrl).href);
}

/** The size of a page's first-load scripts in bytes, gzip. */
export async function firstLoadScripts(siteUrl: string, path: string): Promise<number> {
  return gzipSize(await htmlOf(siteUrl, path), async (src) =>
    Buffer.from(await (await fetch(new URL(src, siteUrl))).arrayBuffer()),
  );
}

/** The same for an empty page of the installed version of Next, which `npm run e2e` and `npm run bench` build. */
export async function frameworkBaseline(): Promise<number> {
  const html = await readFile(join(baselineBuild, 'server/app/index.html'), 'utf8');
  return gzipSize(html, (src) => readFile(join(baselineBuild, src.replace('/_next/', ''))));
}
