const warned = new Set<string>();

export function warnOnce(line: string): void {
  if (!warned.has(line)) console.warn(line);
  warned.add(line);
}
