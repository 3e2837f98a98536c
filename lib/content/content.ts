import 'server-only';
import { resolve } from 'node:path';
import { cacheLife } from 'next/cache';
import { photoRemarks } from '@/lib/content/photos/photo-remarks';
import { descriptionsOf } from '@/lib/content/photos/pictures';
import { building } from '@/lib/content/source/source-address';
import { ofProcess } from '@/lib/process/of-process';
import { config } from '@/lib/site/config';
import { isIndexable } from '@/lib/site/parse-config';
import { DAY_MS } from '@/lib/values/dates';
import type { Revalidation } from './revalidate-request';
import { type Facts, factsOf } from './rows/facts/facts';
import type { MenuCategory } from './rows/menu/judge-menu';
import type { Testimonial } from './rows/reviews/reviews';
import { avatars } from './source/avatars';
import { requestSource } from './source/request-source';
import { sourceNames } from './source/source';
import { problemOfTable, SourceReader, type SourceState } from './source/source-reader';
import { allSources, factsSource, menusSource, testimonialsSource } from './sources';

export const readers = ofProcess('readers', () => ({
  menus: new SourceReader(menusSource),
  testimonials: new SourceReader(testimonialsSource),
  facts: new SourceReader(factsSource),
}));

/**
 * Seconds for which an open tab reuses fetched data. With less, Next 16.4.6 leaves it out of the shell of a page that it
 * prefetches; with less than 30, it refuses to prerender the page.
 */
const IN_TAB = 300;

const NEVER = (365 * DAY_MS) / 1_000;

/**
 * The menus, and the day of their prices, `yyyy-MM-dd`: when the source was last read with success. Undefined if unknown. The results of
 * functions with `use cache` are kept for one rendering: lib/pages/rendering-cache.cjs.
 */
export async function getMenus(): Promise<{ menus: MenuCategory[]; pricesOn: string | undefined }> {
  'use cache';
  const { content, day } = await readForPage(readers.menus);
  return { menus: content, pricesOn: day };
}

export async function getTestimonials(): Promise<Testimonial[]> {
  const testimonials = await readTestimonials();
  // Not inside the cached function: pictures arrive after the reviews.
  return testimonials.map((testimonial) => ({
    ...testimonial,
    image: testimonial.image && avatars.addressOf(testimonial.image),
  }));
}

async function readTestimonials(): Promise<Testimonial[]> {
  'use cache';
  const { content: testimonials } = await readForPage(readers.testimonials);
  if (!building) void avatars.keep(testimonials.flatMap(({ image }) => image ?? []));
  return testimonials;
}

/** What is true of this business. As long as its table has never been read, its name is the site's host, and the rest is by default. */
export async function getFacts(): Promise<Facts> {
  'use cache';
  const [facts] = (await readForPage(readers.facts)).content;
  if (facts) return { ...facts, photos: descriptionsOf(facts.photos) };
  return factsOf([{ name: 'name', value: new URL(config.SITE_URL).host }]);
}

/** What the owner is told of each source that is configured, and of her photos. */
export async function getOwnTables(): Promise<{ sources: SourceState[]; photos: string[] }> {
  'use cache';
  const all = Object.values(readers);
  for (const reader of all) await readForPage<unknown>(reader);
  return {
    sources: all.flatMap((reader) => reader.state() ?? []),
    photos: photoRemarks(readers.menus.shown?.parsed.content ?? []),
  };
}

async function readForPage<T>(reader: SourceReader<T>) {
  const { freshForSeconds, ...dated } = await reader.read();
  cacheLife({ stale: IN_TAB, revalidate: freshForSeconds, expire: NEVER });
  return dated;
}

/**
 * Refreshes sources. The next visit shows their current content, with Redis soon at any instance, unless it cannot be used or is held.
 * @returns for each of these sources, whether its response is shown; true too if it is not configured
 */
export async function refreshContent({ sources }: Revalidation): Promise<Record<string, boolean>> {
  const outcomes = await Promise.all(
    sources.map(async (name) => [name, await readers[name].refresh()] as const),
  );
  return Object.fromEntries(outcomes);
}

/**
 * The state of each source; the configured sources that have never had any content; and whether there is neither a menu nor a list of
 * reviews.
 */
export function contentHealth() {
  const { menus, testimonials, facts } = readers;
  return {
    sources: { menus: menus.health(), testimonials: testimonials.health(), facts: facts.health() },
    missing: sourceNames.filter((name) => readers[name].lacksContent),
    hasNothing: !menus.shown && !testimonials.shown,
  };
}

/** Says in Spanish which configured table files cannot be read and have no kept copy to show instead. */
export async function tableProblems(): Promise<string[]> {
  const problems = await Promise.all(allSources.map(problemOfTable));
  return problems.flatMap((problem) => problem ?? []);
}

/** Says in Spanish that a public site with content of its own still has the sample's name. Waits for the first reading of the facts. */
export async function problemOfFacts(): Promise<string | undefined> {
  if (!isIndexable(config)) return undefined;
  const [[facts], sample] = await Promise.all([
    readers.facts.read().then(({ content }) => content),
    requestSource(factsSource, { address: resolve(factsSource.sample), isTable: true }),
  ]);
  return facts && facts.name === sample.content?.[0]?.name
    ? `FACTS_TABLE: el nombre es todavía ${facts.name}, el de la muestra; cambialo, y lo demás que no sea cierto de tu negocio`
    : undefined;
}
