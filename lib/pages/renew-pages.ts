import 'server-only';
import { ofProcess } from '@/lib/site/of-process';
import { type PagePath, pagePaths, pathOnHost } from '@/lib/site/pages';
import { outdatePages } from './outdated-pages.cjs';

const state = ofProcess('renewal', () => ({ last: Promise.resolve() }));

/** Outdates the pages, and visits each: a visit is what makes Next render a page, and no visitor waits for it. */
export function renewPages(): void {
  outdatePages();
  state.last = Promise.all(pagePaths.map(visit)).then(() => undefined);
}

/** Resolves once the pages are there as of the last renewal. */
export function pagesRenewed(): Promise<void> {
  return state.last;
}

/** Next sets `PORT` once the server listens. If it does not answer by this name, the next visitor waits for the page. */
async function visit(page: PagePath): Promise<void> {
  const { PORT } = process.env;
  if (!PORT) return;
  await fetch(`http://localhost:${PORT}${pathOnHost(page)}`, { signal: AbortSignal.timeout(9_000) })
    .then((response) => response.text())
    .catch(() => undefined);
}
