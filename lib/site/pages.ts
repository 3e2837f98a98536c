/** The public pages of `app/`: for the sitemap, metadata, links, and what the server renders at its start. The build fails where one is missing. */
export const pagePaths = ['/', '/eventos'] as const;

/** A page for the owner alone: in no list, and there only where the business facts ask for it. */
export const ANSWER_PATH = '/presupuesto';

export type PagePath = (typeof pagePaths)[number];

/** The path of a page on the host. The home page below a base path has no slash at its end: Next redirects an address with one. */
export function pathOnHost(page: PagePath, basePath: string): string {
  return page === '/' ? basePath || page : basePath + page;
}
