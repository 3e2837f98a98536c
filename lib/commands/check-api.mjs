import { runScript } from './run-script.mjs';

await runScript('lib/content/check-api.ts');
