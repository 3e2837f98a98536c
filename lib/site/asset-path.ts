/** A path of this site in a URL, with the base path, which Next adds only to its own files and links. */
export function assetPath(path: string): string {
  // next.config.mjs sets this when the site is built: the variable of the running process no longer counts.
  return `${process.env.BASE_PATH ?? ''}${path}`;
}
