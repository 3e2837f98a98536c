import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a sentence for each page of a build that lacks something: its address is not in the sitemap, or its metadata is not that of
 * `pageMetadata`. Such a page would be in search results even while the site shows samples.
 * @param build the folder that `next build` has written
 */
export async function pagesToComplete(build: string): Promise<string[]> {
  const read = (file: string) => readFile(join(build, file), 'utf8');
  const documentOf = async (page: string) => {
    const name = `server/app${page === '/' ? '/index' : page}`;
    const about = await read(`${name}.meta`).catch(() => '{}');
    // Where it is there, the document is the part of the page that does not depend on the visit (Next 16.4.6).
    return 'postponed' in JSON.parse(about) ? '' : read(`${name}.html`).catch(() => '');
  };
  const routes: Record<string, string> = JSON.parse(await read('app-path-routes-manifest.json'));
  const { basePath }: { basePath: string } = JSON.parse(await read('routes-manifest.json'));
  const listed = pathsIn(await read('server/app/sitemap.xml.body'), /<loc>(.*?)<\/loc>/g);
  const robots = robotsOf(await documentOf('/'));
  const sentences: string[] = [];
  for (const [file, page] of Object.entries(routes)) {
    // Next's own pages, such as `/_not-found`, begin with an underscore.
    if (!file.endsWith('/page') || page.startsWith('/_') || page === UNLISTED) continue;
    const address = page === '/' ? basePath || '/' : basePath + page;
    const html = await documentOf(page);
    const isComplete =
      listed.includes(address) &&
      pathsIn(html, /<link rel="canonical" href="(.*?)"/g).includes(address) &&
      robotsOf(html) === robots;
    if (!isComplete) sentences.push(`app${file}.tsx ${html ? needs(page) : NO_DOCUMENT}: ${GUIDE}`);
  }
  return sentences;
}

/** For the owner alone. */
const UNLISTED = '/presupuesto';

const GUIDE = 'see "A page" in .github/CONTRIBUTING.md';

/** A page with a parameter in its address, or one that is rendered for each visit. */
const NO_DOCUMENT = 'has no fixed address or is rendered for each visit, which this site has no place for';

function needs(page: string): string {
  return `needs ${page} in lib/site/pages.ts and "export const metadata = pageMetadata('${page}')"`;
}

function robotsOf(html: string): string | undefined {
  return /<meta name="robots" content="(.*?)"/.exec(html)?.[1];
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
