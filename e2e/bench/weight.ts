import { pagePaths } from '../../lib/site/pages';
import { firstLoadScripts, frameworkBaseline, requestScripts } from '../support/first-load';
import { budgets } from './budgets';
import type { Section } from './report';
import { withPage, withSite } from './site-under-test';

/** The scripts of the request, which are fetched at the first tick. */
export function requestWeight(): Promise<Section> {
  return withSite(async ({ url }) => ({
    title: 'Scripts of the request, gzip',
    columns: ['/eventos'],
    rows: [
      {
        what: 'fetched at the first tick',
        values: [await withPage((page) => requestScripts(page, url))],
        unit: 'bytes',
        budget: { limit: budgets.requestScripts, gate: true },
      },
    ],
  }));
}

/** The first-load scripts, compared with those of an empty page of the framework. */
export function weight(): Promise<Section> {
  return withSite(async ({ url }) => {
    const baseline = await frameworkBaseline();
    const scripts = await Promise.all(pagePaths.map((path) => firstLoadScripts(url, path)));
    return {
      title: 'Scripts of the first load, gzip',
      columns: [...pagePaths],
      rows: [
        { what: 'all', values: scripts, unit: 'bytes' },
        { what: 'an empty page of the framework', values: pagePaths.map(() => baseline), unit: 'bytes' },
        {
          what: 'beyond the empty page',
          values: scripts.map((bytes) => bytes - baseline),
          unit: 'bytes',
          budget: { limit: pagePaths.map((path) => budgets.scriptsAboveBaseline[path]), gate: true },
        },
      ],
    };
  });
}
