import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { version } from 'next/package.json';

const floor = join(__dirname, '../../.e2e/floor', version, '.next');

/** The scripts that a page's HTML asks current browsers for, as paths. They may wait for the first paint under `data-src`. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script[^>]*\ssrc="[^>]*>|<script[^>]*\sdata-src="[^>]*>/g) ?? [];
  return tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '');
}

async function weigh(html: string, read: (path: string) => Promise<Uint8Array>): Promise<number> {
  const files = await Promise.all(scriptsOf(html).map(read));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/** Bytes of a page's first-load scripts, gzip. */
export async function firstLoadScripts(siteUrl: string, path: string): Promise<number> {
  const html = await (await fetch(`${siteUrl}${path}`)).text();
  return weigh(html, async (src) => Buffer.from(await (await fetch(new URL(src, siteUrl))).arrayBuffer()));
}

/** The same of an empty page of this version of Next, which `npm run e2e` and `npm run bench` build. */
export async function frameworkFloor(): Promise<number> {
  const html = await readFile(join(floor, 'server/app/index.html'), 'utf8');
  return weigh(html, (src) => readFile(join(floor, src.replace('/_next/', ''))));
}

/** What the browser fetched. */
export type Fetched = { url: string; type: ReturnType<Request['resourceType']>; bytes: number };

/** Visits a page, touches nothing, and tells what the browser has fetched by the time the page answers to touch. */
export async function visit(page: Page, path: string): Promise<Fetched[]> {
  const finished: Promise<Fetched>[] = [];
  const onFinished = (request: Request) => finished.push(measure(request));
  page.on('requestfinished', onFinished);
  await page.goto(path);
  await page.getByRole('button', { name: 'Chatear por WhatsApp' }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  page.off('requestfinished', onFinished);
  return Promise.all(finished);
}

async function measure(request: Request): Promise<Fetched> {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
}
