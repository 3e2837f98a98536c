import { install, run } from './project.mjs';

await install();
const script = ['--require', 'esbuild-register', 'lib/counts/print-counts.ts'];
process.exitCode = await run(process.execPath, [...script, ...process.argv.slice(2)]);
