/**
 * A value that the whole process shares, made on first use. Next bundles pages, route handlers and instrumentation separately, so each of
 * them has its own copy of a shared module's variables.
 * @param name unique within the site
 */
export function ofProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  return Reflect.get(globalThis, key);
}
