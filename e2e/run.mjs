/**
 * Runs the Playwright tests against an up-to-date production build, or, with `BASE_URL`, those that are safe on a deployed site.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  build,
  buildFingerprint,
  builtSite,
  ensureBuilt,
  install,
  projectRoot,
  run,
} from '../lib/commands/project.mjs';
import { findBrowser } from './support/browser.mjs';
import { ensureFrameworkBaseline } from './support/framework-baseline.mjs';

const { BASE_URL } = process.env;
if (BASE_URL && new URL(BASE_URL).pathname !== '/') {
  console.error('BASE_URL is the address of a host: the flows open /eventos there, not below a path.');
  process.exit(1);
}
await install();
if (!BASE_URL) {
  // In parallel: the first build waits five seconds for responses, and the empty page is built in its own folder.
  await Promise.all([ensureBuiltWithBasePath('/catering').then(ensureBuilt), ensureFrameworkBaseline()]);
}
// A folder of its own, which the next run does not empty.
const results = join('.e2e/results', new Date().toISOString().slice(0, 19).replaceAll(':', '-'));
const args = ['test', '--config', 'e2e/playwright.config.ts', '--output', results, ...process.argv.slice(2)];
process.exitCode = await run('playwright', args, { CHROMIUM_PATH: await findBrowser() });
if (process.exitCode === 0) await rm(join(projectRoot, results), { recursive: true, force: true });
else console.log(`Traces and screenshots: ${results}`);

/** Builds the site as in the container, so that both kinds of build are tested. @param {string} basePath */
async function ensureBuiltWithBasePath(basePath) {
  const folder = join(projectRoot, '.e2e/with-base-path');
  const env = { BASE_PATH: basePath, STANDALONE: '1' };
  const built = await readFile(join(folder, 'fingerprint'), 'utf8').catch(() => '');
  if (built === (await buildFingerprint({ ...process.env, ...env }))) return;
  // Both builds use the same folder, so the ordinary one, which is needed next, is moved aside meanwhile.
  const aside = join(projectRoot, '.e2e/aside');
  await rm(aside, { recursive: true, force: true });
  await mkdir(join(projectRoot, '.e2e'), { recursive: true });
  if (existsSync(builtSite)) await rename(builtSite, aside);
  let requests = 0;
  const api = createServer(() => {
    requests += 1;
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (api.address());
  await build({
    ...env,
    ADMIN_API_URL: `http://127.0.0.1:${port}`,
    CONTENT_CACHE_DIR: join(projectRoot, '.e2e/no-content'),
  });
  api.close();
  api.closeAllConnections();
  if (requests !== 2)
    throw new Error(`The build made ${requests} requests to an admin API that never responds, instead of 2.`);
  await rm(folder, { recursive: true, force: true });
  // As deploy/Dockerfile does.
  await rename(join(builtSite, 'standalone'), folder);
  await rename(join(builtSite, 'static'), join(folder, '.next/static'));
  await cp(join(projectRoot, 'public'), join(folder, 'public'), { recursive: true });
  await rename(join(builtSite, 'fingerprint'), join(folder, 'fingerprint'));
  await rm(builtSite, { recursive: true });
  if (existsSync(aside)) await rename(aside, builtSite);
}
