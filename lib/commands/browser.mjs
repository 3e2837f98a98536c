/** Finds, or installs, a Chromium for the browser tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * @returns {Promise<string>} the path of a Chromium or Chrome: the one of `CHROMIUM_PATH`, one on the PATH, Playwright's own, or
 *   one that was installed for want of these
 */
export async function findBrowser() {
  const found = process.env.CHROMIUM_PATH || onPath() || (await playwrightsOwn());
  if (found) return found;
  console.log('No Chromium here: installing one …');
  if ((await run('playwright', ['install', 'chromium'])) === 0) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH to it.');
}

function onPath() {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
