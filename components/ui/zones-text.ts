const MOST_IN_A_LINE = 3;

const list = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** Where a business works: `CABA y GBA`. */
export function zonesText(zones: readonly string[]): string {
  return list.format(zones);
}

/** The same, short enough for one line: only the business's city if it names many zones or none. */
export function shortZonesText(zones: readonly string[], city = ''): string {
  const isShort = zones.length > 0 && zones.length <= MOST_IN_A_LINE;
  return isShort ? zonesText(zones) : city;
}
