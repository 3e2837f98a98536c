import { install, run } from './project.mjs';

await install();
const script = [
  '--require',
  'esbuild-register',
  '--conditions',
  'react-server',
  'lib/counts/print-counts.ts',
];
process.exitCode = await run(process.execPath, [...script, ...process.argv.slice(2)]);
