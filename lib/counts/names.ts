/**
 * What a visitor does: `request` opens WhatsApp with the chosen menu, from the sheet or, where its code is missing, from the tab; `contact` is
 * any other WhatsApp link. All but `visit` stand as `data-count` on what is clicked.
 */
export const EVENTS = ['visit', 'first-tick', 'sheet', 'request', 'contact', 'share', 'chat'];

export const SOURCES = ['instagram', 'google', 'other'];

/**
 * Whether this is an event, a source and, where a campaign has brought the visitor, one of these campaigns: `visit instagram` or
 * `visit other volante`, as a page sends them.
 */
export function isKnownEvent(name: string, campaigns: readonly string[]): boolean {
  const [event = '', source = '', campaign, ...rest] = name.split(' ');
  const isOfCampaign = campaign === undefined || campaigns.includes(campaign);
  return EVENTS.includes(event) && SOURCES.includes(source) && isOfCampaign && rest.length === 0;
}
