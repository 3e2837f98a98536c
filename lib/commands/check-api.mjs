import { runScript } from './project.mjs';

await runScript('lib/content/check-api.ts');
