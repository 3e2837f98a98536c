const EVENTS = ['visit', 'first-tick', 'sheet', 'whatsapp', 'share', 'chat'];

const SOURCES = ['instagram', 'google', 'other'];

const COUNTED = new Set(EVENTS.flatMap((event) => SOURCES.map((source) => `${event} ${source}`)));

/** Whether this is an event and a source, as a page sends them: `visit instagram`. */
export function isCounted(name: string): boolean {
  return COUNTED.has(name);
}
