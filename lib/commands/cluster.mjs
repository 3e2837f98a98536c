/**
 * Tests several instances of the production site with a real Redis and a real nginx, on the loopback interface. The last line counts the
 * tests. Without Redis, nginx or openssl it ends with an error, for nothing was tested then.
 */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import {
  canInstallPackages,
  ensureBuilt,
  findOnPath,
  install,
  installPackages,
  projectRoot,
  run,
} from './project.mjs';
import { ensureSecondBuild } from './second-build.mjs';

/** What Debian calls the package of each program. */
const packages = { 'redis-server': 'redis-server', nginx: 'nginx-light', openssl: 'openssl' };

// Debian keeps servers where only root's PATH leads.
process.env.PATH = `${process.env.PATH}:/usr/sbin`;

await install();
await findPrograms();
await ensureBuilt();
await ensureSecondBuild();

const reportFile = join(projectRoot, '.e2e/report-cluster.json');
await rm(reportFile, { force: true });
const args = ['test', '--config', 'e2e/cluster/cluster.config.ts', ...process.argv.slice(2)];
const code = await run('playwright', args, { CHROMIUM_PATH: await findBrowser() });
if (existsSync(reportFile)) {
  const { stats } = JSON.parse(await readFile(reportFile, 'utf8'));
  console.log(`\n${stats.expected} passed, ${stats.unexpected + stats.flaky} failed`);
}
process.exitCode = code;

/** Installs the programs that are missing, or ends this process and says which they are. */
async function findPrograms() {
  const missing = () => Object.entries(packages).filter(([program]) => !findOnPath(program));
  if (missing().length > 0 && canInstallPackages) await installPackages(...missing().map(([, name]) => name));
  const stillMissing = missing().map(([program]) => program);
  if (stillMissing.length === 0) return;
  console.error(
    `Nothing was tested: these tests need ${stillMissing.join(' and ')}, which could not be found or installed.`,
  );
  process.exit(1);
}
