/** Reads both sources of an admin API as the site would, and prints for each row whether it is shown or why not. */
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
