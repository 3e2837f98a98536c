import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

/** The paths of the scripts that current browsers load for a page. Scripts that load after the first paint have `data-src`. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script[^>]*\ssrc="[^>]*>|<script[^>]*\sdata-src="[^>]*>/g) ?? [];
  return tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '');
}

const sizeOf = (files: Uint8Array[]) => files.reduce((sum, file) => sum + gzipSync(file).length, 0);

/** Addresses of a page's first-load scripts. */
export async function firstLoadScriptUrls(siteUrl: string, path: string): Promise<string[]> {
  const html = await (await fetch(`${siteUrl}${path}`)).text();
  return scriptsOf(html).map((src) => new URL(src, siteUrl).href);
}

/** The size of a page's first-load scripts in bytes, gzip. */
export async function firstLoadScripts(siteUrl: string, path: string): Promise<number> {
  const urls = await firstLoadScriptUrls(siteUrl, path);
  return sizeOf(
    await Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer()))),
  );
}

/** The size in bytes, gzip, of the scripts that are fetched from the first tick of an option until the request can be filled in. */
export async function requestScripts(page: Page, siteUrl: string): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(`${siteUrl}/eventos`);
  // The prefetch of the other page is the last request without interaction.
  const prefetched = await firstLoadScriptUrls(siteUrl, '/');
  await expect.poll(() => scripts.map((script) => script.url())).toEqual(expect.arrayContaining(prefetched));
  const before = scripts.length;
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Solicitar servicio' }).click();
  await page.getByRole('dialog').waitFor();
  return sizeOf(await Promise.all(scripts.slice(before).map((script) => script.body())));
}
