import 'server-only';
import { get } from 'node:http';
import { ofProcess } from '@/lib/process/of-process';
import { type PagePath, pagePaths, pathOnHost } from '@/lib/site/pages';
import { outdatePages } from './outdated-pages.cjs';

const LONGEST_MS = 9_000;

const state = ofProcess('renewal', () => ({ last: Promise.resolve() }));

/**
 * Outdates the pages, and visits one after the other, which takes less memory than all at once. A visit is what makes Next render a page; so
 * no visitor waits for it.
 */
export function renewPages(): void {
  outdatePages();
  state.last = state.last.then(visitAll);
}

/** Resolves once the pages are there as of the last renewal. */
export function pagesRenewed(): Promise<void> {
  return state.last;
}

async function visitAll(): Promise<void> {
  for (const page of pagePaths) await visit(page);
}

/**
 * Next sets `PORT` once the server listens. If it does not answer by this name, the next visitor waits for the page. Not by `fetch`: content
 * can arrive while a page is rendered, and there Next's `fetch` may never settle.
 */
function visit(page: PagePath): Promise<void> {
  const { PORT } = process.env;
  if (!PORT) return Promise.resolve();
  return new Promise((resolve) => {
    const request = get({ host: 'localhost', port: PORT, path: pathOnHost(page), agent: false }, (response) =>
      response.resume(),
    );
    const timer = setTimeout(() => request.destroy(), LONGEST_MS);
    request.on('error', () => undefined);
    request.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
