import type { BreadcrumbList, FoodEstablishment, Menu, MenuItem, WebSite, WithContext } from 'schema-dts';
import type { MenuCategory, MenuOption } from '../content/menus';
import { business } from '../site/business';
import { config } from '../site/config';
import { pageUrl } from './metadata';

const CONTEXT = 'https://schema.org';

/** The business, for search engines. No ratings: about oneself they are ignored, or punished. */
export function businessData(): WithContext<FoodEstablishment> {
  const { WHATSAPP_PHONE, INSTAGRAM_URL, MAPS_URL } = config;
  const { name, place, zones, cuisine, email } = business;
  const sameAs = [INSTAGRAM_URL, MAPS_URL].filter((url) => url !== undefined);
  return {
    '@context': CONTEXT,
    '@type': 'FoodEstablishment',
    '@id': `${pageUrl('/')}#negocio`,
    name,
    url: pageUrl('/'),
    image: `${pageUrl('/').replace(/\/$/, '')}/opengraph-image`,
    telephone: `+${WHATSAPP_PHONE}`,
    servesCuisine: cuisine,
    areaServed: zones.map((zone) => ({ '@type': 'AdministrativeArea', name: zone })),
    address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'AR' },
    hasMenu: pageUrl('/eventos'),
    ...(email && { email }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The site, for search engines. */
export function websiteData(): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: business.name,
    url: pageUrl('/'),
    inLanguage: 'es-AR',
  };
}

/** The way from the home page to the events page. */
export function breadcrumbData(): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: pageUrl('/') },
      { '@type': 'ListItem', position: 2, name: 'Cotizar evento', item: pageUrl('/eventos') },
    ],
  };
}

/** The menus with their prices. A price in words is no offer that a machine could read, so it is left out. */
export function menuData(menus: readonly MenuCategory[]): WithContext<Menu> {
  return {
    '@context': CONTEXT,
    '@type': 'Menu',
    name: `Menú de ${business.name}`,
    url: pageUrl('/eventos'),
    inLanguage: 'es-AR',
    hasMenuSection: menus.map(({ name, options }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: options.map(menuItem),
    })),
  };
}

function menuItem({ title, price, food, starters, principal }: MenuOption): MenuItem {
  const dishes = [...food, ...starters, ...principal];
  return {
    '@type': 'MenuItem',
    name: title,
    ...(dishes.length > 0 && { description: dishes.join(', ') }),
    ...(typeof price === 'number' && {
      offers: { '@type': 'Offer', price: price.toFixed(2), priceCurrency: 'ARS' },
    }),
  };
}

/** JSON that may stand in a `<script>`: no text in it can close the element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
