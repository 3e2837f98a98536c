/** Runs the main flows in the engines of Firefox and Safari, on the production build. The last line counts them. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  canInstallPackages,
  ensureBuilt,
  findOnPath,
  install,
  installPackages,
  projectRoot,
  run,
} from './project.mjs';

/** Playwright's name of each engine, what Debian has of it, and the programs that this brings. */
const engines = [
  { name: 'firefox', packages: ['firefox-esr'], programs: ['firefox-esr'] },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], programs: ['WebKitWebDriver', 'Xvfb'] },
];

await install();
await findEngines();
await ensureBuilt();

const reportFile = join(projectRoot, '.e2e/report-engines.json');
await rm(reportFile, { force: true });
const code = await run('playwright', [
  'test',
  '--config',
  'e2e/engines/engines.config.ts',
  ...process.argv.slice(2),
]);
const { stats } = JSON.parse(await readFile(reportFile, 'utf8'));
console.log(`\n${stats.expected} passed, ${stats.unexpected + stats.flaky} failed`);
process.exitCode = code;

/** Installs what is missing, or ends this process and says what it is. */
async function findEngines() {
  const missing = await missingEngines();
  if (missing.length === 0) return;
  if (canInstallPackages) {
    await installPackages(...missing.flatMap((engine) => engine.packages));
  } else {
    await run('playwright', ['install', ...missing.map(({ name }) => name)]);
  }
  for (const { name, packages } of await missingEngines()) {
    console.error(
      `Missing: ${name}. Install it with "npx playwright install ${name}", or on Debian with "apt-get install ${packages.join(' ')}".`,
    );
    process.exitCode = 1;
  }
  if (process.exitCode) process.exit();
}

/** @returns {Promise<typeof engines>} those that neither Playwright nor Debian has brought here */
async function missingEngines() {
  const playwright = await import('@playwright/test');
  const own = new Map([
    ['firefox', playwright.firefox],
    ['webkit', playwright.webkit],
  ]);
  return engines.filter(
    ({ name, programs }) => !existsSync(own.get(name)?.executablePath() ?? '') && !programs.every(findOnPath),
  );
}
