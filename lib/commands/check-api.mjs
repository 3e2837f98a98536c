import { install, run } from './project.mjs';

await install();
const checkApi = [
  '--require',
  'esbuild-register',
  '--conditions',
  'react-server',
  'lib/content/check-api.ts',
];
process.exitCode = await run(process.execPath, [...checkApi, ...process.argv.slice(2)]);
