export const pagePaths = ['/', '/eventos'] as const;

export type PagePath = (typeof pagePaths)[number];

/** The path of a page on the host. The home page below a base path has no slash at its end: Next redirects an address with one. */
export function pathOnHost(page: PagePath, basePath: string): string {
  return page === '/' ? basePath || page : basePath + page;
}

export function isPage(path: string, basePath: string): boolean {
  return pagePaths.some((page) => path === pathOnHost(page, basePath));
}
