/** Runs in Firefox and WebKit the flows in which engines differ, on the production build. The last line counts the results. */
import { ensureBuilt } from '../../lib/commands/build-state.mjs';
import { install } from '../../lib/commands/install.mjs';
import { ensurePrograms, runPlaywright } from '../support/programs.mjs';

await install();
await ensurePrograms({
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
});
await ensureBuilt();
// WebKitGTK has no headless mode.
const screen = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
process.exitCode = await runPlaywright('engines', {}, screen);
