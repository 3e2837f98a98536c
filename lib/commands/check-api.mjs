import { run } from './run.mjs';

// With the condition, `server-only` lets the readers of tables be imported.
const options = ['--require', 'esbuild-register', '--conditions', 'react-server'];
const script = 'lib/content/check-api.ts';
process.exitCode = await run(process.execPath, [...options, script, ...process.argv.slice(2)]);
