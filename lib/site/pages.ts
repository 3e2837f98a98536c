/** The pages of the site, by their paths. */
export const pagePaths = ['/', '/eventos'] as const;

/** The path of one of them. */
export type PagePath = (typeof pagePaths)[number];
