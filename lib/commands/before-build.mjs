import { runOrExit } from './run.mjs';

await runOrExit(process.execPath, ['--require', 'esbuild-register', 'lib/commands/prepare-build.ts']);
