/** The path of a file in `public/` in a URL. Next adds the base path only to its own files. */
export function assetPath(path: string): string {
  // next.config.mjs sets this when the site is built: the variable of the running process no longer counts.
  return `${process.env.BASE_PATH ?? ''}${path}`;
}
