import { runScript } from './project.mjs';

await runScript('lib/counts/print-counts.ts');
