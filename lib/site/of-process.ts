/**
 * A value of the whole process, made by whoever asks first. Next bundles pages, route handlers and instrumentation apart, so a variable of a
 * module that they share is a variable in each of them.
 * @param name unique within the site
 */
export function ofProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  return Reflect.get(globalThis, key);
}
