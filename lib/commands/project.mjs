import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Every command comes by here. An older Node fails later, and blames something else: `check-api` a spreadsheet.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(
    `Node ${process.versions.node} es demasiado viejo para este sitio: instalá Node 22.12 o uno más nuevo.`,
  );
  process.exit(1);
}

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Where `next build` writes. */
const builtSite = join(projectRoot, '.next');

const quietEnvironment = { NEXT_TELEMETRY_DISABLED: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

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
    env: { ...process.env, ...quietEnvironment, ...env, PATH: path },
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

/**
 * Runs a script in TypeScript with this command's arguments, and exits as it does. It only reads, and so installs nothing: a site may be
 * running in this folder.
 * @param {string} script
 */
export async function runScript(script) {
  if (!(await isInstalled())) {
    console.error(
      'Falta instalar lo que el sitio usa: corré npm ci --include=dev (con el sitio detenido, si corre en esta carpeta).',
    );
    process.exit(1);
  }
  // With the condition, `server-only` lets the readers of tables be imported.
  const options = ['--require', 'esbuild-register', '--conditions', 'react-server'];
  process.exitCode = await run(process.execPath, [...options, script, ...process.argv.slice(2)]);
}

/** Whether every required package is there in the version of package-lock.json, whoever installed it. */
async function isInstalled() {
  const packages = async (/** @type {string} */ lock) =>
    JSON.parse(await readFile(join(projectRoot, lock), 'utf8').catch(() => '{"packages":{}}')).packages;
  const [wanted, found] = await Promise.all([
    packages('package-lock.json'),
    packages('node_modules/.package-lock.json'),
  ]);
  return Object.keys(wanted).every(
    (name) =>
      name === '' ||
      wanted[name].optional ||
      wanted[name].devOptional ||
      wanted[name].version === found[name]?.version,
  );
}

export async function install() {
  if (await isInstalled()) return;
  const port = process.env.PORT || 3000;
  const request = fetch(`http://localhost:${port}`, {
    signal: AbortSignal.timeout(1_000),
    redirect: 'manual',
  });
  if (
    await request.then(
      () => true,
      () => false,
    )
  )
    console.warn(
      `Algo responde en el puerto ${port}. Si es este sitio, detenelo antes: mientras se instala le faltan archivos.`,
    );
  console.log('Instalando lo que el sitio usa …');
  // The build and the tests need the development dependencies, whatever NODE_ENV says.
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

export const buildInputs = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation-node.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
];

const notBuilt =
  /\.test\.tsx?$|\.md$|^lib\/testing\/|^lib\/commands\/(?!(before-build|prepare-build|prepare-sample|after-build|inline-scripts)\.)/;

const buildVariables = ['BASE_PATH', 'STANDALONE'];

/** @returns whether the existing build is up to date */
export async function isBuilt() {
  const built = await readFile(join(builtSite, 'fingerprint'), 'utf8').catch(() => '');
  return built === (await buildFingerprint());
}

/** Records what the existing build was made from. */
export async function markBuilt() {
  await writeFile(join(builtSite, 'fingerprint'), await buildFingerprint());
}

export async function ensureBuilt() {
  if (!(await isBuilt())) await runOrExit('npm', ['run', '--silent', 'build']);
}

/** @returns a hash of the files that a build depends on, and of these variables */
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
