/**
 * Which campaign has brought this visit: the last one of `names` that the address of a page in this tab has named in `utm_campaign`. The tab
 * remembers it until it is closed, because the address loses it from page to page.
 * @returns undefined where none has
 */
export function campaignOfVisit(
  names: readonly string[],
  search = window.location.search,
): string | undefined {
  const named = new URLSearchParams(search).get('utm_campaign')?.trim().toLowerCase();
  const campaign = names.find((name) => name === named);
  try {
    if (campaign) window.sessionStorage.setItem('campaign', campaign);
    const remembered = window.sessionStorage.getItem('campaign');
    return names.find((name) => name === remembered);
  } catch {
    return campaign;
  }
}
