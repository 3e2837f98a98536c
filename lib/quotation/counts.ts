/**
 * Reads how many: whole, 1 to 9,999, with or without the Argentine point of thousands (`1.200`).
 * @param text as typed
 * @returns undefined for anything else
 */
export function parseCount(text: string): number | undefined {
  const digits = /^(?:\d{1,4}|[1-9]\.\d{3})$/.exec(text.trim())?.[0];
  return Number(digits?.replace('.', '')) || undefined;
}
