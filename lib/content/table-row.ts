/** What a row of a table adds to the fields that an API would send. A symbol, so that no API can. */
const ofTable = Symbol('row of a table');

type TableRow = {
  /** Its number in the spreadsheet. */
  fila: number;
  /** What of its cells is not taken as it was typed, and why, in Spanish. */
  notes: readonly string[];
};

export function tableRow(fields: object, { fila, notes }: TableRow): object {
  return { ...fields, [ofTable]: { fila, notes } };
}

/** Undefined for a row of an API. */
export function tableRowOf(row: unknown): TableRow | undefined {
  return Object(row)[ofTable];
}
