import {
  type KnownTrafficSource,
  knownTrafficSources,
  type TrafficSource,
  trafficSources,
} from '@/lib/values/traffic-sources.mjs';
import { readStored, writeStored } from './storage';

/**
 * Stores in `localStorage.trafficSource` where the visitor came from, judged by the referrer, else by the query parameters that adverts and
 * apps add. `other` never replaces a known source, and links within the site change nothing.
 * @param referrer usually an origin only, `android-app://…` from an app, empty when withheld
 */
export function recordTrafficSource(
  referrer = document.referrer,
  { host, search }: Pick<Location, 'host' | 'search'> = window.location,
): KnownTrafficSource | 'other' {
  const isWithinSite = referrer.split('/')[2] === host;
  const found = isWithinSite ? undefined : sourceIn(referrer, new URLSearchParams(search));
  const source = found ?? knownTrafficSource() ?? 'other';
  if (!isWithinSite) writeStored('trafficSource', source);
  return source;
}

function sourceIn(referrer: string, query: URLSearchParams): KnownTrafficSource | undefined {
  const named = query.get('utm_source')?.trim().toLowerCase() ?? '';
  const find = (isThis: (source: TrafficSource, name: string) => boolean) =>
    knownTrafficSources.find((name) => isThis(trafficSources[name], name));
  return (
    find(({ referrer: pattern }) => pattern.test(referrer)) ??
    find(({ otherNames }, name) => [name, ...otherNames].includes(named)) ??
    find(({ clickIds }) => clickIds.some((id) => query.get(id)))
  );
}

/** The source that {@link recordTrafficSource} stored; undefined if it is unknown. */
export function knownTrafficSource(): KnownTrafficSource | undefined {
  const stored = readStored('trafficSource');
  return knownTrafficSources.find((source) => source === stored);
}
