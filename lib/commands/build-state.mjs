import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot, runOrExit } from './run.mjs';

/** Where `next build` writes. */
const builtSite = join(projectRoot, '.next');

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
  /\.test\.tsx?$|\.md$|^(public\/images\/prepared|lib\/testing)\/|^lib\/commands\/(?!(run-typescript|prepare-build|after-build)\.)/;

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

/** @returns a hash of `buildInputs`, but for what a build does not read or makes itself, and of `buildVariables` */
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

/** The files of a folder in one order, or a file itself. @param {string} path @returns {Promise<string[]>} */
async function filesBelow(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}
