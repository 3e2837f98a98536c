import type { StoredKey } from './stored-key';

const KEY = 'campaign' satisfies StoredKey;

/**
 * The campaign that brought this visit: the last of `names` to appear as `utm_campaign` in the URL of a page in this tab. The tab remembers
 * it until it closes, because the URLs of later pages lack it.
 * @returns undefined if there was none
 */
export function campaignOfVisit(
  names: readonly string[],
  search = window.location.search,
): string | undefined {
  const named = new URLSearchParams(search).get('utm_campaign')?.trim().toLowerCase();
  const campaign = names.find((name) => name === named);
  try {
    if (campaign) window.sessionStorage.setItem(KEY, campaign);
    const remembered = window.sessionStorage.getItem(KEY);
    return names.find((name) => name === remembered);
  } catch {
    return campaign;
  }
}
