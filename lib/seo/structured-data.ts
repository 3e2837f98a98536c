import type { FoodEstablishment, OpeningHoursSpecification, WebSite, WithContext } from 'schema-dts';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { pageUrl } from './metadata';
import { photoUrl } from './photo-url';

const CONTEXT = 'https://schema.org';

const BUSINESS_ID = `${pageUrl('/')}#negocio`;

/** The business in the three proportions that Google asks for: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const photos = ['hero-1x1', 'hero-4x3', 'hero-16x9'] as const;

export function businessData(): WithContext<FoodEstablishment> {
  const { WHATSAPP_PHONE, INSTAGRAM_URL, MAPS_URL } = config;
  const { name, place, zones, cuisine, email, address, priceRange, openingHours, legal } = business;
  const sameAs = [INSTAGRAM_URL, MAPS_URL].filter((url) => url !== undefined);
  return {
    '@context': CONTEXT,
    '@type': 'FoodEstablishment',
    '@id': BUSINESS_ID,
    name,
    ...(legal?.name && { legalName: legal.name }),
    ...(legal?.cuit && { taxID: legal.cuit }),
    url: pageUrl('/'),
    image: photos.map(photoUrl),
    telephone: `+${WHATSAPP_PHONE}`,
    ...(email && { email }),
    servesCuisine: cuisine,
    ...(priceRange && { priceRange }),
    areaServed: zones.map((zone) => ({ '@type': 'AdministrativeArea', name: zone })),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address.street }),
      addressLocality: address?.locality ?? place,
      ...(address?.region && { addressRegion: address.region }),
      ...(address?.postalCode && { postalCode: address.postalCode }),
      addressCountry: 'AR',
    },
    ...(openingHours && { openingHoursSpecification: openingHours.map(openingHoursData) }),
    // `hasMenu` is schema.org's current property; Google's documentation names the older `menu`. The dishes are not included: no search
    // engine shows them, and they would double the HTML of a long menu.
    hasMenu: pageUrl('/eventos'),
    menu: pageUrl('/eventos'),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/**
 * Opening hours in Google's form: hours past midnight close earlier than they open, and a whole day ends at 23:59, because equal times mean
 * closed (https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours).
 */
export function openingHoursData({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(capitalized),
    ...(opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }),
  };
}

function capitalized<T extends string>(word: T) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<T>;
}

export function websiteData(): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: business.name,
    url: pageUrl('/'),
    inLanguage: 'es-AR',
    publisher: { '@id': BUSINESS_ID },
  };
}
