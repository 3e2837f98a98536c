export type TrafficSource = 'instagram' | 'google' | 'other';

type Arrival = {
  /** `document.referrer`: usually an origin only, `android-app://…` from an app, empty when withheld. */
  referrer: string;
  url: string;
};

const STORAGE_KEY = 'trafficSource';

const INSTAGRAM_HOST = /^([\w-]+\.)*instagram\.com$/;

// Google's search lives on com, cat, a country, com.<country> or co.<country>; anything longer, such as
// google.evil.example, is somebody else's. Other subdomains (mail, docs) are not search.
const GOOGLE_HOST = /^(www\.)?google\.(com|cat|[a-z]{2}|com?\.[a-z]{2})$/;

const sourceByApp = new Map<string, TrafficSource>([
  ['com.instagram.android', 'instagram'],
  ['com.google.android.googlequicksearchbox', 'google'],
]);

const sourceByCampaign = new Map<string, TrafficSource>([
  ['instagram', 'instagram'],
  ['ig', 'instagram'],
  ['google', 'google'],
]);

// Google Ads' click ids first: Instagram's share ids travel with a link that is passed on, so they say less.
const sourceByClickId: [name: string, source: TrafficSource][] = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['igsh', 'instagram'],
  ['igshid', 'instagram'],
];

/** Decides where a visitor came from: by the host of the referrer, else by what campaigns and apps add to the address. */
export function trafficSourceOf({ referrer, url }: Arrival): TrafficSource | undefined {
  const from = parseUrl(referrer);
  const here = parseUrl(url);
  if (from && here && from.host === here.host) return undefined;
  return (from && sourceOfReferrer(from)) ?? (here && sourceOfQuery(here.searchParams)) ?? 'other';
}

/** Remembers in `localStorage.trafficSource` where the visitor came from. `other` never replaces a known source. */
export function recordTrafficSource(arrival: Arrival): void {
  const source = trafficSourceOf(arrival);
  if (!source || (source === 'other' && knownTrafficSource())) return;
  try {
    window.localStorage.setItem(STORAGE_KEY, source);
  } catch {}
}

/** Where the visitor came from according to {@link recordTrafficSource}; undefined where that is not known. */
export function knownTrafficSource(): 'instagram' | 'google' | undefined {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return stored === 'instagram' || stored === 'google' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function sourceOfReferrer({ protocol, hostname }: URL): TrafficSource | undefined {
  if (protocol === 'android-app:') return sourceByApp.get(hostname);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (INSTAGRAM_HOST.test(hostname)) return 'instagram';
  if (GOOGLE_HOST.test(hostname)) return 'google';
  return undefined;
}

function sourceOfQuery(query: URLSearchParams): TrafficSource | undefined {
  const campaign = query.get('utm_source')?.trim().toLowerCase() ?? '';
  return sourceByCampaign.get(campaign) ?? sourceByClickId.find(([name]) => query.get(name))?.[1];
}

/** `URL.parse` would do, but Safari has it only since 18. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
