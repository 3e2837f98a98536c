/** Runs a script in TypeScript: `node lib/commands/run-typescript.mjs SCRIPT ARGUMENTS`. */
import { run, typescript } from './run.mjs';

process.exitCode = await run(process.execPath, [...typescript, ...process.argv.slice(2)]);
