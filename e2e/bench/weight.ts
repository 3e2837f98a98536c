import { budgets } from './budgets';
import { firstLoadScripts, frameworkFloor } from './first-load';
import type { Section } from './report';
import { paths, withSite } from './site-under-test';

/** Scripts of the first load against the least that the framework takes. */
export function weight(): Promise<Section> {
  return withSite(async ({ url }) => {
    const floor = await frameworkFloor();
    const scripts = await Promise.all(paths.map((path) => firstLoadScripts(url, path)));
    return {
      title: 'Scripts of the first load, gzip',
      columns: [...paths],
      rows: [
        { what: 'all', values: scripts, unit: 'bytes' },
        { what: 'an empty page of the framework', values: paths.map(() => floor), unit: 'bytes' },
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
