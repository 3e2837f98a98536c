import { execFileSync } from 'node:child_process';

/**
 * The value of an expression in a process of its own whose clock shows another zone: a running test cannot change its own.
 * @param module path from the root of the project
 * @param expression JavaScript in which `subject` holds the exports of the module
 * @returns the value after a way through JSON
 */
export function evaluateInTimeZone(timeZone: string, module: string, expression: string): unknown {
  const script = `const subject = require('./${module}'); process.stdout.write(JSON.stringify(${expression}))`;
  const json = execFileSync(process.execPath, ['--require', 'esbuild-register', '--eval', script], {
    env: { ...process.env, TZ: timeZone },
    encoding: 'utf8',
  });
  return JSON.parse(json);
}
