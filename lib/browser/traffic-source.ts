import type { originName } from '@/lib/quotation/request';
import type { StoredKey } from './stored-key';

const KEY = 'trafficSource' satisfies StoredKey;

type Origin = keyof typeof originName;

export type TrafficSource = Origin | 'other';

/**
 * Stores in `localStorage.trafficSource` where the visitor came from, judged by the referrer, else by the query parameters that campaigns
 * and apps add. `other` never replaces a known source, and links within the site change nothing.
 * @param referrer usually an origin only, `android-app://…` from an app, empty when withheld
 */
export function recordTrafficSource(
  referrer = document.referrer,
  { host, search }: Pick<Location, 'host' | 'search'> = window.location,
): TrafficSource {
  const query = new URLSearchParams(search);
  const utmSource = query.get('utm_source')?.trim().toLowerCase();
  // Regular expressions, because `URL` in older Chromium versions does not find the host of `android-app://`. Google Search is on
  // google.com, .cat, .<country>, .com.<country> and .co.<country>; other subdomains (mail, docs) are not Search.
  const signs: [source: TrafficSource, found: unknown][] = [
    [
      'instagram',
      /^(https?:\/\/([\w-]+\.)*instagram\.com|android-app:\/\/com\.instagram\.android)(\/|$)/.test(referrer),
    ],
    ['google', /^https?:\/\/(www\.)?google\.(com|cat|[a-z]{2}|com?\.[a-z]{2})(\/|$)/.test(referrer)],
    ['google', /^android-app:\/\/com\.google\.android\.googlequicksearchbox(\/|$)/.test(referrer)],
    ['instagram', utmSource === 'instagram' || utmSource === 'ig'],
    ['google', utmSource === 'google'],
    // Instagram's share ids stay on a link that is passed on, so they are weaker evidence than the click ids of Google Ads.
    ['google', query.get('gclid') || query.get('gbraid') || query.get('wbraid')],
    ['instagram', query.get('igsh') || query.get('igshid')],
  ];
  const isWithinSite = referrer.split('/')[2] === host;
  const sign = isWithinSite ? undefined : signs.find(([, found]) => found);
  const source = sign?.[0] ?? knownTrafficSource() ?? 'other';
  try {
    if (!isWithinSite) window.localStorage.setItem(KEY, source);
  } catch {}
  return source;
}

/** The source that {@link recordTrafficSource} stored; undefined if it is unknown. */
export function knownTrafficSource(): Origin | undefined {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'instagram' || stored === 'google' ? stored : undefined;
  } catch {
    return undefined;
  }
}
