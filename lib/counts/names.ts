import { knownTrafficSources } from '@/lib/values/traffic-sources.mjs';

/**
 * What visitors do: the heading of each event's column, and its meaning, as the table of counts prints them. `request` opens WhatsApp with
 * the chosen menu: from the sheet or, if the sheet's code did not load, from the tab. Every event except `visit` is the `data-count` of an
 * element that visitors click.
 */
export const eventWords: ReadonlyMap<string, [head: string, meaning: string]> = new Map([
  ['visit', ['visitan', 'entraron a una página']],
  ['first-tick', ['marcan', 'marcaron su primera opción del menú']],
  ['sheet', ['abren pedido', 'abrieron la solicitud, sin mandarla todavía']],
  ['request', ['a WhatsApp', 'abrieron WhatsApp con su pedido escrito; mandarlo queda en sus manos']],
  ['contact', ['escriben', 'abrieron WhatsApp por cualquier otro enlace, sin pedido']],
  ['share', ['comparten', 'compartieron su menú']],
  ['chat', ['chatean', 'abrieron el chat del sitio']],
]);

export const trafficSourceNames: readonly string[] = [...knownTrafficSources, 'other'];

/** Whether a name consists of an event and a traffic source, as a page sends it: `visit instagram`. */
export function isKnownEvent(name: string): boolean {
  const [event = '', source = '', ...rest] = name.split(' ');
  return eventWords.has(event) && trafficSourceNames.includes(source) && rest.length === 0;
}
