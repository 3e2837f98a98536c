import { pagePaths } from '../../lib/site/pages';
import { firstLoadScripts, requestScripts } from '../support/first-load';
import { budgets } from './budgets';
import { startEmptyPage } from './empty-page';
import type { Section } from './report';
import { withPage, withSite } from './site-under-test';

/** The scripts of the first load, compared with those of an empty Next page, and the scripts of the request. */
export function weight(): Promise<Section> {
  return withSite(async ({ url }) => {
    const emptyPage = await startEmptyPage();
    const baseline = await firstLoadScripts(emptyPage.url, '/');
    emptyPage.stop();
    const scripts = await Promise.all(pagePaths.map((path) => firstLoadScripts(url, path)));
    const ofRequest = await withPage((page) => requestScripts(page, url));
    const beyond = scripts.map((bytes) => bytes - baseline);
    const limit = pagePaths.map((path) => budgets.scriptsAboveBaseline[path]);
    const bytes = { unit: 'bytes', gate: true } as const;
    return {
      title: 'Scripts, gzip',
      columns: pagePaths,
      rows: [
        { what: 'beyond an empty page of the framework', values: beyond, limit, ...bytes },
        {
          what: 'that page',
          values: pagePaths.map(() => baseline),
          limit: budgets.frameworkScripts,
          ...bytes,
        },
        {
          what: 'of the request, at the first tick on /eventos',
          values: [ofRequest],
          limit: budgets.requestScripts,
          ...bytes,
        },
      ],
    };
  });
}
