/** The address of a file in `public/`: Next puts the base path before its own files only. */
export function assetPath(path: string): string {
  // Set by next.config.mjs when the site is built: what the running process has in this variable no longer counts.
  return `${process.env.BASE_PATH ?? ''}${path}`;
}
