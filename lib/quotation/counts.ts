export function parseCount(text: string): number | undefined {
  const digits = /^(?:\d{1,4}|[1-9]\.\d{3})$/.exec(text.trim())?.[0];
  return Number(digits?.replace('.', '')) || undefined;
}
