import { Agent } from 'node:http';
import { request } from './request';
import type { Site } from './site';

/**
 * Visitors who request one page after the other, each on a connection that is kept, until the site refuses connections. Whoever gets
 * anything else than a whole page is a failure.
 */
export function startVisitors({ url }: Pick<Site, 'url'>, count: number) {
  const failures: string[] = [];
  let pages = 0;

  async function visitUntilRefused() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let refused = false; !refused; )
      try {
        const { status, body } = await request(`${url}/eventos`, {}, { agent });
        if (status !== 200 || !body.toString().endsWith('</html>')) throw new Error(`status ${status}`);
        pages += 1;
      } catch (error) {
        refused = true;
        // What a visitor of a site that has ended meets. Any other error is a connection that the site had accepted.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') failures.push(String(error));
      }
    agent.destroy();
  }

  const visits = Promise.all(Array.from({ length: count }, visitUntilRefused));
  return {
    /** How many pages have come. */
    get pages() {
      return pages;
    },
    /** Waits until all visitors were refused. Returns the failures. */
    async leave() {
      await visits;
      return failures;
    },
  };
}
