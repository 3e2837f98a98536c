/** Identifies the build of the site, as Next's own id does: next.config.mjs sets both. */
export const build = process.env.BUILD ?? '';
