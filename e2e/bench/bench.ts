import { AdminApi } from '../support/admin-api';
import { publicBusiness } from '../support/facts';
import { ReverseProxy } from '../support/reverse-proxy';
import { Site, temporaryFolder } from '../support/site';
import type { Figure } from './figure';
import { interactions } from './interactions';
import { lighthouse } from './lighthouse';

/** What the admin API sends: a caterer's menu, 50 options in categories of ten, and as many reviews as a page shows. */
const content = {
  menus: Object.fromEntries(
    Array.from({ length: 5 }, (_, category) => [
      category ? `Categoría ${category}` : 'A Pedido',
      Array.from({ length: 10 }, (_, index) => ({
        title: `Opción ${category * 10 + index + 1}`,
        price: 10_000 + category * 10 + index,
        food: ['Pizza de muzzarella', 'Empanadas de carne', 'Ensalada de la casa'],
      })),
    ]),
  ),
  testimonials: Array.from({ length: 20 }, (_, index) => ({
    name: `Clienta ${index + 1}`,
    message: 'Todo riquísimo y puntual: la mesa quedó hermosa y los mozos, atentos toda la noche.',
    stars: 5,
    link: `https://maps.example/review/${index}`,
    date: `2026-03-${String(index + 1).padStart(2, '0')}`,
  })),
};

/** Prints all figures of a site behind the proxy. Exits with 1 if one misses its budget. */
async function main() {
  const api = await AdminApi.start(content);
  const staticFolder = temporaryFolder();
  // With an address of its own: Lighthouse scores a page that search engines may not list lower.
  const env = { ADMIN_API_URL: api.url, SITE_URL: 'https://catering.example', SITE_STATIC: staticFolder };
  const site = await Site.start({ env: { ...env, ...publicBusiness } });
  const proxy = await ReverseProxy.start(site, { staticFolder });
  try {
    for (const measure of [lighthouse, interactions]) report(await measure(proxy.url));
  } finally {
    await proxy.stop();
    await site.stop();
    await api.stop();
  }
}

function report(figures: Figure[]) {
  console.table(figures);
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

void main();
