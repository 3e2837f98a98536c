import { existsSync } from 'node:fs';
import { test as serverTest } from '../support/server-test';
import { startFirefox } from './firefox';
import { pageVisitor } from './page-visitor';
import { startRestOfTheWeb } from './rest-of-the-web';
import type { Visitor } from './visitor';
import { webdriverVisitor } from './webdriver-visitor';
import { startWebkit } from './webkit';

type VisitorFixture = {
  /** A first-time visitor with the engine and the window size of the project. Errors of the page fail the test. */
  visitor: Visitor;
};

/** Playwright's test with the production site, and a visitor with Playwright's Firefox or WebKit if installed, or else Debian's. */
export const test = serverTest.extend<VisitorFixture>({
  visitor: async ({ playwright, browserName, viewport }, use, testInfo) => {
    const size = viewport ?? { width: 1280, height: 800 };
    const restOfTheWeb = await startRestOfTheWeb();
    const start = async () => {
      if (existsSync(playwright[browserName].executablePath()))
        return pageVisitor(playwright[browserName], size);
      const session = await (browserName === 'firefox' ? startFirefox : startWebkit)(restOfTheWeb);
      await session.send('SetWindowRect', { ...size });
      return webdriverVisitor(session);
    };
    const visitor = await start();
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screenshot', { body: await visitor.screenshot(), contentType: 'image/png' });
    }
    const errors = await visitor.errors();
    await visitor.leave();
    await restOfTheWeb.stop();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  },
});
