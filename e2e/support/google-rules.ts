import { z } from 'zod';

// What Google documents of the structured data that it shows. Properties that it only recommends are optional here; others it ignores.

const address = z.string().regex(/^https?:\/\/[^\s"<>]+$/);
const text = z.string().min(1);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);
const dayOfWeek = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

/** https://developers.google.com/search/docs/appearance/structured-data/local-business#structured-data-type-definitions */
export const localBusiness = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FoodEstablishment'),
  '@id': address,
  name: text,
  address: z.looseObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text.optional(),
    addressLocality: text,
    addressRegion: text.optional(),
    postalCode: text.optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  // In 1:1, 4:3 and 16:9.
  image: z.array(address).length(3),
  url: address,
  menu: address,
  servesCuisine: z.array(text).min(1),
  telephone: z.string().regex(/^\+\d{8,15}$/),
  priceRange: text.max(99).optional(),
  openingHoursSpecification: z
    .array(
      z.looseObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(dayOfWeek).min(1),
        opens: time,
        closes: time,
      }),
    )
    .optional(),
});

/** https://developers.google.com/search/docs/appearance/site-names#add-structured-data */
export const webSite = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
});

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb#structured-data-type-definitions */
export const breadcrumbList = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.looseObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(2),
});
