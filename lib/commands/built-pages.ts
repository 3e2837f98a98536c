import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a sentence for each page of a build that does not go by its own address: the sitemap lacks it, or its metadata is that of
 * another page or of none. Such a page would be in search results even while the site shows samples.
 * @param build the folder that `next build` has written
 */
export async function pagesToComplete(build: string): Promise<string[]> {
  const read = (file: string) => readFile(join(build, file), 'utf8');
  const routes: Record<string, string> = JSON.parse(await read('app-path-routes-manifest.json'));
  const { basePath }: { basePath: string } = JSON.parse(await read('routes-manifest.json'));
  const listed = pathsIn(await read('server/app/sitemap.xml.body'), /<loc>(.*?)<\/loc>/g);
  const sentences: string[] = [];
  for (const [file, page] of Object.entries(routes)) {
    // Next's own pages, such as `/_not-found`, begin with an underscore.
    if (!file.endsWith('/page') || page.startsWith('/_')) continue;
    const address = page === '/' ? basePath || '/' : basePath + page;
    // A page that is rendered for each visit has no document.
    const html = await read(`server/app${page === '/' ? '/index' : page}.html`).catch(() => '');
    const canonical = pathsIn(html, /<link rel="canonical" href="(.*?)"/g);
    if (!(listed.includes(address) && canonical.includes(address)))
      sentences.push(
        `app${file}.tsx needs ${page} in lib/site/pages.ts and "export const metadata = pageMetadata('${page}')": see "A page" in .github/CONTRIBUTING.md`,
      );
  }
  return sentences;
}

function pathsIn(text: string, address: RegExp): string[] {
  return Array.from(text.matchAll(address), ([, url = '']) => new URL(url).pathname);
}

async function main() {
  const sentences = await pagesToComplete(join(process.cwd(), '.next'));
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length > 0) process.exitCode = 1;
}

if (require.main === module) void main();
