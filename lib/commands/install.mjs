import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, runOrExit } from './run.mjs';

/** Whether every required package is there in the version of package-lock.json, whoever installed it. */
export async function isInstalled() {
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
