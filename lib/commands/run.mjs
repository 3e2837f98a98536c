import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program in the project's folder and shows its output as it arrives.
 * @param {string} command a program of the project's dependencies, or one on the PATH
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to this process's own
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}) {
  const path = `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: path },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export async function runOrExit(/** @type {Parameters<typeof run>} */ ...call) {
  const code = await run(...call);
  if (code !== 0) process.exit(code);
}
