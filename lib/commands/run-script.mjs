import { isInstalled } from './install.mjs';
import { run } from './run.mjs';

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
