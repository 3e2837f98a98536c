export type TrafficSource = 'instagram' | 'google' | 'other';

/**
 * Remembers in `localStorage.trafficSource` where the visitor came from: by the referrer, else by what campaigns and apps add to the
 * address. `other` never replaces a known source, and links within the site change nothing.
 * @param referrer usually an origin only, `android-app://…` from an app, empty when withheld
 */
export function recordTrafficSource(
  referrer = document.referrer,
  { host, search }: Pick<Location, 'host' | 'search'> = window.location,
): TrafficSource {
  const query = new URLSearchParams(search);
  const utmSource = query.get('utm_source')?.trim().toLowerCase();
  // Not by the parser of addresses: older Chromiums do not find the host of `android-app://`. Google's search lives on com, cat, a country,
  // com.<country> or co.<country>; other subdomains (mail, docs) are not search.
  const signs: [source: TrafficSource, found: unknown][] = [
    [
      'instagram',
      /^(https?:\/\/([\w-]+\.)*instagram\.com|android-app:\/\/com\.instagram\.android)(\/|$)/.test(referrer),
    ],
    ['google', /^https?:\/\/(www\.)?google\.(com|cat|[a-z]{2}|com?\.[a-z]{2})(\/|$)/.test(referrer)],
    ['google', /^android-app:\/\/com\.google\.android\.googlequicksearchbox(\/|$)/.test(referrer)],
    ['instagram', utmSource === 'instagram' || utmSource === 'ig'],
    ['google', utmSource === 'google'],
    // Instagram's share ids travel with a link that is passed on, so they say less than the click ids of Google Ads.
    ['google', query.get('gclid') || query.get('gbraid') || query.get('wbraid')],
    ['instagram', query.get('igsh') || query.get('igshid')],
  ];
  const isWithinSite = referrer.split('/')[2] === host;
  const sign = isWithinSite ? undefined : signs.find(([, found]) => found);
  try {
    const known = window.localStorage.getItem('trafficSource');
    if (!sign && (known === 'instagram' || known === 'google')) return known;
    if (!isWithinSite) window.localStorage.setItem('trafficSource', sign?.[0] ?? 'other');
  } catch {}
  return sign?.[0] ?? 'other';
}

/** Where the visitor came from according to {@link recordTrafficSource}; undefined where that is not known. */
export function knownTrafficSource(): 'instagram' | 'google' | undefined {
  try {
    const stored = window.localStorage.getItem('trafficSource');
    return stored === 'instagram' || stored === 'google' ? stored : undefined;
  } catch {
    return undefined;
  }
}
