import { install, run } from './project.mjs';

await install();
const counts = ['--require', 'esbuild-register', 'lib/counts/print-counts.ts'];
process.exitCode = await run(process.execPath, [...counts, ...process.argv.slice(2)]);
