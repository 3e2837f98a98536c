/** Runs a script in TypeScript: `node lib/commands/run-typescript.mjs SCRIPT ARGUMENTS`. */
import { run } from './run.mjs';

// With the condition, `server-only` lets the readers of tables be imported.
const typescript = ['--require', 'esbuild-register', '--conditions', 'react-server'];

process.exitCode = await run(process.execPath, [...typescript, ...process.argv.slice(2)]);
