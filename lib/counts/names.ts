/** The head of an event's column, and what that means, as `npm run counts` prints them. */
type EventWords = [head: string, meaning: string];

/**
 * What a visitor does. `request` opens WhatsApp with the chosen menu, from the sheet or, where its code is missing, from the tab. All but
 * `visit` stand as `data-count` on what is clicked.
 */
export const eventWords: ReadonlyMap<string, EventWords> = new Map([
  ['visit', ['visitan', 'entraron a una página']],
  ['first-tick', ['marcan', 'marcaron su primera opción del menú']],
  ['sheet', ['abren pedido', 'abrieron la solicitud, sin mandarla todavía']],
  ['request', ['a WhatsApp', 'abrieron WhatsApp con su pedido escrito; mandarlo queda en sus manos']],
  ['contact', ['escriben', 'abrieron WhatsApp por cualquier otro enlace, sin pedido']],
  ['share', ['comparten', 'compartieron su menú']],
  ['chat', ['chatean', 'abrieron el chat del sitio']],
]);

export const SOURCES = ['instagram', 'google', 'other'];

/**
 * Whether this is an event, a source and, where a campaign has brought the visitor, one of these campaigns: `visit instagram` or
 * `visit other volante`, as a page sends them.
 */
export function isKnownEvent(name: string, campaigns: readonly string[]): boolean {
  const [event = '', source = '', campaign, ...rest] = name.split(' ');
  const isOfCampaign = campaign === undefined || campaigns.includes(campaign);
  return eventWords.has(event) && SOURCES.includes(source) && isOfCampaign && rest.length === 0;
}
