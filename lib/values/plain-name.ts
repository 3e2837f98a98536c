/** No name is longer. Normalizing a run of accents takes time quadratic in its length. */
const MAX_PLAIN = 300;

/** A name for comparison: without case, accents, surrounding blanks and repeated blanks. */
export function plainName(name: string): string {
  return name
    .slice(0, MAX_PLAIN)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
