/** Runs the main flows in the engines of Firefox and Safari, on the production build. The last line counts them. */
import { existsSync } from 'node:fs';
import { ensureBuilt, install, run } from '../../lib/commands/project.mjs';
import { canInstallPackages, findOnPath, installPackages, runPlaywright } from '../support/programs.mjs';

const engines = [
  { name: 'firefox', packages: ['firefox-esr'], programs: ['firefox-esr'] },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], programs: ['WebKitWebDriver', 'Xvfb'] },
];

await install();
await findEngines();
await ensureBuilt();

process.exitCode = await runPlaywright('engines');

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
