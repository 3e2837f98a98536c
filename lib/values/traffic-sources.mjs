/**
 * The sites that visitors come from. A new one is an entry here: the reader of referrers, the short links, the counts and the message take
 * it from this list. In plain JavaScript, because next.config.mjs reads it too.
 */

/**
 * @typedef {object} TrafficSource
 * @property {string} name as the message and the counts name it
 * @property {string} link a path for its profile and adverts, where its app hides the referrer. `/ig/eventos` leads to `/eventos` with
 * `utm_source`
 * @property {RegExp} referrer finds it in a referrer, which is usually an origin only, or `android-app://…` from an app
 * @property {string[]} otherNames that `utm_source` has for it, beside its key here
 * @property {string[]} clickIds the query parameters that it adds to links
 */

/**
 * In the order in which click ids are believed: Instagram's stay on a link that is passed on, those of Google Ads do not.
 * @satisfies {Record<string, TrafficSource>}
 */
export const trafficSources = {
  google: {
    name: 'Google',
    link: '/g',
    // Google Search is on google.com, .cat, .<country>, .com.<country> and .co.<country>; other subdomains (mail, docs) are not Search.
    referrer:
      /^(https?:\/\/(www\.)?google\.(com|cat|[a-z]{2}|com?\.[a-z]{2})|android-app:\/\/com\.google\.android\.googlequicksearchbox)(\/|$)/,
    otherNames: [],
    clickIds: ['gclid', 'gbraid', 'wbraid'],
  },
  instagram: {
    name: 'Instagram',
    link: '/ig',
    referrer: /^(https?:\/\/([\w-]+\.)*instagram\.com|android-app:\/\/com\.instagram\.android)(\/|$)/,
    otherNames: ['ig'],
    clickIds: ['igsh', 'igshid'],
  },
};

/** @typedef {keyof typeof trafficSources} KnownTrafficSource */

export const knownTrafficSources = /** @type {KnownTrafficSource[]} */ (Object.keys(trafficSources));
