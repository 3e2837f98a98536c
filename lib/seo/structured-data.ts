import type { FoodEstablishment, OpeningHoursSpecification, WebSite, WithContext } from 'schema-dts';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { config } from '@/lib/site/config';
import type { OpeningTimes } from '@/lib/values/opening-hours';
import { pageUrl, photoUrl } from './metadata';

const CONTEXT = 'https://schema.org';

const BUSINESS_ID = `${pageUrl('/')}#negocio`;

/** Without stars: Google shows none for reviews that a business publishes about itself. */
export function businessData(facts: Facts): WithContext<FoodEstablishment> {
  const { name, legalName, cuit, email, cuisine, priceRange, zones, openingHours } = facts;
  const sameAs = [facts.instagram, facts.map].filter((url) => url !== undefined);
  const locality = facts.locality ?? facts.city;
  const hoursAvailable = openingHours.flatMap(({ times }) => times.map(openingHoursData));
  const telephone = `+${config.WHATSAPP_PHONE}`;
  return {
    '@context': CONTEXT,
    '@type': 'FoodEstablishment',
    '@id': BUSINESS_ID,
    name,
    ...(legalName && { legalName }),
    ...(cuit && { taxID: cuit }),
    url: pageUrl('/'),
    image: photoUrl('hero-preview'),
    telephone,
    ...(email && { email }),
    ...(cuisine.length > 0 && { servesCuisine: cuisine }),
    ...(priceRange && { priceRange }),
    ...(zones.length > 0 && {
      areaServed: zones.map((zone) => ({ '@type': 'AdministrativeArea' as const, name: zone })),
    }),
    address: {
      '@type': 'PostalAddress',
      ...(facts.street && { streetAddress: facts.street }),
      ...(locality && { addressLocality: locality }),
      ...(facts.region && { addressRegion: facts.region }),
      ...(facts.postalCode && { postalCode: facts.postalCode }),
      addressCountry: 'AR',
    },
    // When somebody answers, not when a place is open: a caterer may have none that is.
    ...(hoursAvailable.length > 0 && {
      contactPoint: { '@type': 'ContactPoint', telephone, hoursAvailable },
    }),
    // `hasMenu` is schema.org's current property; Google's documentation names the older `menu`. The dishes are not included: no search
    // engine shows them, and they would double the HTML of a long menu.
    hasMenu: pageUrl('/eventos'),
    menu: pageUrl('/eventos'),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/**
 * Hours in Google's form: hours past midnight close earlier than they open, and a whole day ends at 23:59, because equal times mean
 * closed (https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours).
 */
export function openingHoursData({ days, opens, closes }: OpeningTimes): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...days],
    ...(opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }),
  };
}

export function websiteData({ name }: Facts): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: pageUrl('/'),
    inLanguage: 'es-AR',
    publisher: { '@id': BUSINESS_ID },
  };
}
