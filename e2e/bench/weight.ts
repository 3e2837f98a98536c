import { pagePaths } from '../../lib/site/pages';
import { budgets } from './budgets';
import { firstLoadScripts, frameworkFloor } from './first-load';
import type { Section } from './report';
import { withSite } from './site-under-test';

/** Scripts of the first load against the least that the framework takes. */
export function weight(): Promise<Section> {
  return withSite(async ({ url }) => {
    const floor = await frameworkFloor();
    const scripts = await Promise.all(pagePaths.map((path) => firstLoadScripts(url, path)));
    return {
      title: 'Scripts of the first load, gzip',
      columns: [...pagePaths],
      rows: [
        { what: 'all', values: scripts, unit: 'bytes' },
        { what: 'an empty page of the framework', values: pagePaths.map(() => floor), unit: 'bytes' },
        {
          what: 'beyond it',
          values: scripts.map((bytes) => bytes - floor),
          unit: 'bytes',
          budget: { limit: budgets.scriptsAboveFloor, gate: true },
        },
      ],
    };
  });
}
