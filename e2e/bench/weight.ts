import { pagePaths } from '../../lib/site/pages';
import { counting } from '../support/counts';
import { firstLoadScripts, frameworkBaseline, requestScripts } from '../support/first-load';
import { request } from '../support/request';
import type { Site } from '../support/site';
import { budgets } from './budgets';
import type { Section } from './report';
import { withPage, withSite } from './site-under-test';

/** The pages as transferred, without photos, scripts and styles. */
const pages = ({ url }: Site) =>
  Promise.all(
    pagePaths.map(async (path) => (await request(url + path, { 'accept-encoding': 'br' })).body.length),
  );

/** The scripts of the first load, compared with those of an empty page of the framework, those of the request, and what counting adds. */
export function weight(): Promise<Section> {
  return withSite(async (site) => {
    const { url } = site;
    const baseline = await frameworkBaseline();
    const scripts = await Promise.all(pagePaths.map((path) => firstLoadScripts(url, path)));
    const ofRequest = await withPage((page) => requestScripts(page, url));
    const without = await pages(site);
    const withCounts = await withSite(pages, undefined, counting);
    const beyond = scripts.map((bytes) => bytes - baseline);
    const limit = pagePaths.map((path) => budgets.scriptsAboveBaseline[path]);
    return {
      title: 'Scripts, gzip',
      columns: pagePaths,
      rows: [
        { what: 'beyond an empty page of the framework', values: beyond, unit: 'bytes', limit, gate: true },
        { what: 'that page', values: pagePaths.map(() => baseline), unit: 'bytes' },
        {
          what: 'of the request, at the first tick on /eventos',
          values: [ofRequest],
          unit: 'bytes',
          limit: budgets.requestScripts,
          gate: true,
        },
        {
          what: 'bytes that COUNTS adds to the page, brotli',
          values: withCounts.map((bytes, index) => bytes - (without[index] ?? 0)),
          unit: 'count',
          limit: budgets.counting,
          gate: true,
        },
      ],
    };
  });
}
