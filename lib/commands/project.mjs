/** What the commands share: where the project is, and how it runs programs. Plain Node: nothing is installed yet. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** The built site: a folder that runs by itself. */
export const standalone = join(projectRoot, '.next/standalone');

/** Switches telemetry off, and keeps packages from downloading browsers. */
const quietEnvironment = { NEXT_TELEMETRY_DISABLED: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

/** The variable whose path is meant from where the command was given, not from the project's folder. */
function absoluteBusinessFile() {
  const { BUSINESS_FILE } = process.env;
  return BUSINESS_FILE?.trim() ? { BUSINESS_FILE: resolve(BUSINESS_FILE) } : {};
}

/**
 * Runs a program in the project's folder, its output shown as it comes.
 * @param {string} command a program of the project's dependencies, or one on the PATH
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] on top of this process's own
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}) {
  const path = `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...quietEnvironment, ...absoluteBusinessFile(), ...env, PATH: path },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Like {@link run}, but ends this process with the program's exit code when that is not 0. */
export async function runOrExit(/** @type {Parameters<typeof run>} */ ...call) {
  const code = await run(...call);
  if (code !== 0) process.exit(code);
}

/**
 * Runs the Playwright tests of a folder of `e2e` that has a configuration of its own, and prints how many have passed.
 * @param {string} folder
 * @param {Record<string, string | undefined>} [env] on top of this process's own
 * @returns {Promise<number>} Playwright's exit code
 */
export async function runPlaywright(folder, env) {
  const report = join(projectRoot, `.e2e/report-${folder}.json`);
  await rm(report, { force: true });
  const args = ['test', '--config', `e2e/${folder}/${folder}.config.ts`, ...process.argv.slice(2)];
  const code = await run('playwright', args, env);
  // A run that could not begin has written none.
  if (existsSync(report)) {
    const { stats } = JSON.parse(await readFile(report, 'utf8'));
    console.log(`\n${stats.expected} passed, ${stats.unexpected + stats.flaky} failed`);
  }
  return code;
}

/**
 * @param {string} program
 * @returns {string | undefined} its path, where the PATH leads to one
 */
export function findOnPath(program) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether Debian's packages can be installed: only root can. */
export const canInstallPackages = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs packages of Debian, and says so before. It does not fail: the caller looks for what the packages bring. */
export async function installPackages(/** @type {string[]} */ ...packages) {
  console.log(`Installing on this machine, as root with apt-get: ${packages.join(', ')} …`);
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** Installs the dependencies unless the ones of this lock file are there. */
export async function install() {
  const lock = await readFile(join(projectRoot, 'package-lock.json'));
  const stamp = join(projectRoot, 'node_modules/.installed');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  console.log('Installing the dependencies …');
  // The build and the tests need the development dependencies, whatever NODE_ENV says.
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  await writeFile(stamp, wanted);
}

const buildInputs = ['app', 'components', 'lib', 'public', 'next.config.mjs', 'package-lock.json'];

/** Tests, notes, and the commands that do not make the build: editing them must not cost a build. */
const notBuilt = /\.test\.tsx?$|\.md$|^lib\/testing\/|^lib\/commands\/(?!(build|pictures)\.mjs$)/;

/** These are fixed when the site is built; all other configuration is read when it starts. */
const buildVariables = ['BASE_PATH', 'IMAGE_HOSTS'];

/** Builds the site, with these variables on top of this process's own. */
export async function build(/** @type {Record<string, string>} */ env = {}) {
  await runOrExit(process.execPath, ['lib/commands/build.mjs'], env);
}

/** @returns whether the build that is there is up to date */
export async function isBuilt() {
  const built = await readFile(join(standalone, 'fingerprint'), 'utf8').catch(() => '');
  return built === (await buildFingerprint());
}

/** Builds the site unless the build that is there is up to date. */
export async function ensureBuilt() {
  if (!(await isBuilt())) await build();
}

/** @returns a hash of all that a build depends on, with these variables */
export async function buildFingerprint(env = process.env) {
  const hash = createHash('sha256');
  for (const name of buildVariables) hash.update(`${name}=${env[name] ?? ''}\n`);
  for (const input of buildInputs) {
    for (const file of await filesBelow(join(projectRoot, input))) {
      const path = relative(projectRoot, file);
      if (!notBuilt.test(path)) hash.update(`${path}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {Promise<string[]>} */
async function filesBelow(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const children = entries
    .filter(({ name }) => name !== 'prepared')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name }) => filesBelow(join(path, name)));
  return (await Promise.all(children)).flat();
}
