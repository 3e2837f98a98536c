/** How `e2e:engines` and `e2e:cluster` run Playwright, and how programs other than Chromium are found or installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, run } from '../../lib/commands/run.mjs';

/**
 * Runs the Playwright tests of a folder of `e2e` that has a configuration of its own, and prints how many have passed.
 * @param {string} folder
 * @param {Record<string, string | undefined>} [env] on top of this process's own
 * @param {string[]} [wrapper] a command that runs the command after it
 * @returns {Promise<number>} Playwright's exit code
 */
export async function runPlaywright(folder, env, wrapper = []) {
  const report = join(projectRoot, `.e2e/report-${folder}.json`);
  await rm(report, { force: true });
  const test = ['playwright', 'test', '--config', `e2e/${folder}/${folder}.config.ts`];
  const [program = '', ...args] = [...wrapper, ...test, ...process.argv.slice(2)];
  const code = await run(program, args, env);
  // A run that could not start writes no report.
  if (existsSync(report)) {
    const { stats } = JSON.parse(await readFile(report, 'utf8'));
    console.log(`\n${stats.expected} passed, ${stats.unexpected + stats.flaky} failed`);
  }
  return code;
}

/**
 * @param {string} program
 * @returns {string | undefined} its path, if it is on the PATH
 */
export function findOnPath(program) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether Debian's packages can be installed: only root can. */
export const canInstallPackages = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Announces and installs Debian packages. It does not fail: the caller checks for the programs of the packages. */
export async function installPackages(/** @type {string[]} */ ...packages) {
  console.log(`Installing on this machine, as root with apt-get: ${packages.join(', ')} …`);
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** Installs missing programs, or exits with 1. @param {Record<string, string>} packages Debian packages by the program in each */
export async function ensurePrograms(packages) {
  const missing = () => Object.keys(packages).filter((program) => !findOnPath(program));
  if (missing().length > 0 && canInstallPackages)
    await installPackages(...missing().map((program) => packages[program] ?? program));
  if (missing().length === 0) return;
  console.error(
    `Nothing was tested: these tests need ${missing().join(' and ')}, which could not be found or installed.`,
  );
  process.exit(1);
}
