import { runScript } from './run-script.mjs';

await runScript('lib/counts/print-counts.ts');
