/**
 * What a visitor does: `request` opens WhatsApp out of the sheet, `contact` by any other link. All but `visit` stand as `data-count`
 * on what is clicked.
 */
const EVENTS = ['visit', 'first-tick', 'sheet', 'request', 'contact', 'share', 'chat'];

const SOURCES = ['instagram', 'google', 'other'];

const COUNTED = new Set(EVENTS.flatMap((event) => SOURCES.map((source) => `${event} ${source}`)));

/** Whether this is an event and a source, as a page sends them: `visit instagram`. */
export function isCounted(name: string): boolean {
  return COUNTED.has(name);
}
