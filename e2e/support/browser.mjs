/** Finds, or installs, a Chromium for the browser tests. */
import { existsSync } from 'node:fs';
import { run } from '../../lib/commands/run.mjs';
import { canInstallPackages, findOnPath, installPackages } from './programs.mjs';

/** In order of preference. The first one has no user interface: it shows the same pages in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * @returns {Promise<string>} the path of a Chromium or Chrome: the one of `CHROMIUM_PATH`, else one on the PATH, else Playwright's
 * own, else one that is installed now
 */
export async function findBrowser() {
  const found = process.env.CHROMIUM_PATH || onPath() || (await playwrightsOwn());
  if (found) return found;
  console.log('The browser tests need a Chromium and none was found. Downloading Playwright’s own …');
  if ((await run('playwright', ['install', 'chromium'])) === 0) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  if (canInstallPackages) {
    await installPackages('chromium-headless-shell');
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH to it.');
}

const onPath = () => names.map(findOnPath).find(Boolean);

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
