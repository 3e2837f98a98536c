// Next bundles this module once for pages and once for route handlers: a warning is for both.
declare global {
  var contentWarnings: Set<string> | undefined;
}

export function warnOnce(line: string): void {
  globalThis.contentWarnings ??= new Set();
  if (!globalThis.contentWarnings.has(line)) console.warn(line);
  globalThis.contentWarnings.add(line);
}
