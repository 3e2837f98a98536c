/** Compares two deployments: takes Playwright's snapshots of A, then compares B with them. Exits with 1 if anything differs. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { install } from '../../lib/commands/install.mjs';
import { projectRoot, run } from '../../lib/commands/run.mjs';
import { findBrowser } from '../support/browser.mjs';

const [a = '', b = '', ...args] = process.argv.slice(2);
if (![a, b].every((url) => /^https?:\/\/[^/]+\/?$/.test(url)))
  fail('npm run e2e:compare -- https://old.example https://new.example [arguments of Playwright]');
await Promise.all(
  [a, b].map((url) =>
    fetch(url).catch(({ cause, message }) => fail(`${url} does not respond: ${cause?.code ?? message}`)),
  ),
);
await install();
const CHROMIUM_PATH = await findBrowser();
await rm(join(projectRoot, '.e2e/compare'), { recursive: true, force: true });
if ((await playwright(a, '--update-snapshots=all')) !== 0) fail(`${a} cannot be visited in every state.`);
process.exitCode = (await playwright(b, '--update-snapshots=none')) === 0 ? 0 : 1;
console.log('The report: npx playwright show-report .e2e/compare/report');

/**
 * @param {string} url
 * @param {string} snapshots
 */
function playwright(url, snapshots) {
  console.log(`\n— ${url}`);
  const config = ['test', '--config', 'e2e/compare/compare.config.ts'];
  return run('playwright', [...config, snapshots, ...args], {
    CHROMIUM_PATH,
    BASE_URL: url,
    COMPARED: `${a} ${b}`,
  });
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}
