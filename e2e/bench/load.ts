import { MAX_OPTIONS } from '../../lib/quotation/menu-code';
import { request } from '../support/request';
import { budgets } from './budgets';
import type { Section } from './report';
import { contentOf, withSite } from './site-under-test';

const CONNECTIONS = 16;

/** How long each encoding is requested. */
const SECONDS = 20;

/** The memory of the server under load, with the longest menu that the site shows. */
export function load(): Promise<Section> {
  return withSite(
    async (site) => {
      let memory = 0;
      for (const encoding of ['identity', 'gzip']) {
        const end = performance.now() + SECONDS * 1_000;
        const visitor = async () => {
          while (performance.now() < end) {
            const { status } = await request(`${site.url}/eventos`, { 'accept-encoding': encoding });
            if (status !== 200) throw new Error(`/eventos has status ${status}.`);
            memory = Math.max(memory, site.memory);
          }
        };
        await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
      }
      return {
        title: `Load: /eventos with ${MAX_OPTIONS} options, ${CONNECTIONS} connections`,
        columns: ['at most'],
        rows: [{ what: 'memory', values: [memory], unit: 'megabytes', limit: budgets.memory, gate: true }],
      };
    },
    contentOf(MAX_OPTIONS, 60),
  );
}
