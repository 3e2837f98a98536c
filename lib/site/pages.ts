import { assetPath } from './asset-path';

/** The public pages, in the order of the links in the header. Each has its `page.tsx` in `app`; the sitemap lists them. */
export const pages = [
  { path: '/', link: 'Inicio' },
  { path: '/eventos', link: 'Pedir cotización' },
] as const;

export type PagePath = (typeof pages)[number]['path'];

export const pagePaths: readonly PagePath[] = pages.map(({ path }) => path);

/** A page for the owner only. No list names it, and it exists only if the business facts ask for it. */
export const ANSWER_PATH = '/presupuesto';

/** The path of a page on the host. The home page below a base path has no slash at its end, because Next redirects a path with one. */
export function pathOnHost(page: PagePath): string {
  return page === '/' ? assetPath('') || page : assetPath(page);
}
