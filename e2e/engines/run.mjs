/** Runs the main flows in the engines of Firefox and Safari, on the production build. The last line counts them. */
import { ensureBuilt, install } from '../../lib/commands/project.mjs';
import { ensurePrograms, runPlaywright } from '../support/programs.mjs';

await install();
await ensurePrograms({ 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' });
await ensureBuilt();

process.exitCode = await runPlaywright('engines');
