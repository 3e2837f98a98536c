/** Runs the main flows in the engines of Firefox and Safari, on the production build. The last line counts the results. */
import { existsSync } from 'node:fs';
import { ensureBuilt } from '../../lib/commands/build-state.mjs';
import { install } from '../../lib/commands/install.mjs';
import { ensurePrograms, runPlaywright } from '../support/programs.mjs';

await install();
const { firefox, webkit } = await import('@playwright/test');
const hasOwn = existsSync(firefox.executablePath()) && existsSync(webkit.executablePath());
// WebKitGTK has no headless mode.
const screen = hasOwn ? [] : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
if (!hasOwn)
  await ensurePrograms({
    'firefox-esr': 'firefox-esr',
    WebKitWebDriver: 'webkit2gtk-driver',
    'xvfb-run': 'xvfb',
    xauth: 'xauth',
  });
await ensureBuilt();

process.exitCode = await runPlaywright('engines', {}, screen);
