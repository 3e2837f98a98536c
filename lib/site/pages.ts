/** The pages of the site, by their paths. */
export const pagePaths = ['/', '/eventos'] as const;

/** The path of one of them. */
export type PagePath = (typeof pagePaths)[number];

/** Whether a page has this path on the host. */
export function isPage(path: string, basePath: string): boolean {
  return pagePaths.some((page) => path === (page === '/' ? basePath || page : basePath + page));
}
