import { pagePaths } from '../../lib/site/pages';
import { budgets } from './budgets';
import { firstLoadScripts, frameworkBaseline } from './first-load';
import type { Section } from './report';
import { withSite } from './site-under-test';

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
