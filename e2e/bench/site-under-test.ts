import { type Browser, chromium, type Page } from '@playwright/test';
import { phone } from '../playwright.config';
import { AdminApi } from '../support/admin-api';
import { menus, testimonials } from '../support/content';
import { publicBusiness } from '../support/facts';
import { launchOptions } from '../support/launch-options';
import { ReverseProxy } from '../support/reverse-proxy';
import { Site, temporaryFolder } from '../support/site';

type Content = AdminApi['content'];

/** The address of the proxy in front of a site, and the resident memory of the site's process in megabytes. */
export type SiteUnderTest = { url: string; memory: () => number };

/** Runs a measurement on the production site, behind the proxy, with an admin API. */
export async function withSite<T>(
  measure: (site: SiteUnderTest) => Promise<T>,
  content: Content = { menus, testimonials },
): Promise<T> {
  const api = await AdminApi.start(content);
  const SITE_STATIC = temporaryFolder();
  // Without SITE_URL the pages are noindex, which lowers the SEO score of Lighthouse.
  const env = {
    ADMIN_API_URL: api.url,
    SITE_URL: 'https://catering.example',
    SITE_STATIC,
    ...publicBusiness,
  };
  const site = await Site.start({ env });
  const reverseProxy = await ReverseProxy.start(site, { staticFolder: SITE_STATIC });
  try {
    return await measure({ url: reverseProxy.url, memory: () => site.memory });
  } finally {
    await reverseProxy.stop();
    await site.stop();
    await api.stop();
  }
}

/** Runs a measurement in a new browser. */
export async function withBrowser<T>(
  measure: (browser: Browser) => Promise<T>,
  args: string[] = [],
): Promise<T> {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Runs a measurement in a page of a new browser, with a phone's window and touch. */
export function withPage<T>(measure: (page: Page) => Promise<T>): Promise<T> {
  return withBrowser(async (browser) => measure(await browser.newPage(phone)));
}

/** Content for the admin API: this many options, in categories of ten, and 60 reviews. */
export function contentOf(options: number): Content {
  const option = (index: number) => ({
    title: `Opción ${index + 1}`,
    price: 10_000 + index,
    food: ['Pizza de muzzarella', 'Empanadas de carne', 'Ensalada de la casa'],
  });
  const categories = Array.from({ length: options / 10 }, (_, category) => [
    category ? `Categoría ${category}` : 'A Pedido',
    Array.from({ length: 10 }, (_, index) => option(category * 10 + index)),
  ]);
  return {
    menus: Object.fromEntries(categories),
    testimonials: Array.from({ length: 60 }, (_, index) => ({
      _id: `review-${index}`,
      name: `Clienta ${index + 1}`,
      message: 'Todo riquísimo y puntual: la mesa quedó hermosa y los mozos, atentos toda la noche.',
      stars: 5,
      link: `https://maps.example/review/${index}`,
      date: `20${10 + (index % 16)}-03-0${1 + (index % 9)}`,
    })),
  };
}
