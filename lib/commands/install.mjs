import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, runOrExit } from './run.mjs';

/** Installs what package-lock.json names if npm has not done so since that file changed. Not to be called in a folder that is serving. */
export async function install() {
  const timeOf = (/** @type {string} */ file) =>
    stat(join(projectRoot, file)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  if ((await timeOf('node_modules/.package-lock.json')) >= (await timeOf('package-lock.json'))) return;
  console.log('Instalando lo que el sitio usa …');
  // The build and the tests need the development dependencies, whatever NODE_ENV says.
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}
