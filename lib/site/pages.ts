/** The pages of the site, by their paths. */
export const pagePaths = ['/', '/eventos'] as const;

/** The path of one of them. */
export type PagePath = (typeof pagePaths)[number];

/** The path of a page on the host. The home page below a base path has no slash at its end: Next redirects an address with one. */
export function pathOnHost(page: PagePath, basePath: string): string {
  return page === '/' ? basePath || page : basePath + page;
}

/** Whether a page has this path on the host. */
export function isPage(path: string, basePath: string): boolean {
  return pagePaths.some((page) => path === pathOnHost(page, basePath));
}
