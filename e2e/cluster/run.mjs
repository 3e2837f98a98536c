/** Tests the production site behind the real proxy, with a real Redis, on the loopback interface. */
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFingerprint, buildInputs, ensureBuilt } from '../../lib/commands/build-state.mjs';
import { install } from '../../lib/commands/install.mjs';
import { projectRoot, runOrExit } from '../../lib/commands/run.mjs';
import { findBrowser } from '../support/browser.mjs';
import { ensurePrograms, runPlaywright } from '../support/programs.mjs';

/** @typedef {{ file: string, from: string, to: string }} Edit */

/**
 * The edits that make a later version of the site. The first is in the HTML, the next two are in scripts that pages load at once, the
 * others load on demand.
 * @type {Edit[]}
 */
const edits = [
  { file: 'lib/site/pages.ts', from: "'Pedir cotización'", to: "'Pedir cotización ya'" },
  { file: 'components/chat/Chat.tsx', from: ' mensaje nuevo<', to: ' mensaje sin leer<' },
  { file: 'components/menu/ChosenCount.tsx', from: '} elegidas`', to: '} opciones`' },
  { file: 'components/chat/MessageForm.tsx', from: 'Escribe un mensaje...', to: 'Escribí un mensaje...' },
  {
    file: 'components/request/RequestSheet.tsx',
    from: 'Al enviarla hacés',
    to: 'Versión nueva. Al enviarla hacés',
  },
];

await install();
await ensurePrograms({ 'redis-server': 'redis-server', caddy: 'caddy' });
await ensureBuilt();
await ensureOtherBuild('second-build', { edits });
await ensureOtherBuild('with-base-path', { env: { BASE_PATH: '/catering' } });

process.exitCode = await runPlaywright('cluster', { CHROMIUM_PATH: await findBrowser() });

/**
 * Builds the site in a folder of `.e2e`, laid out as in the container, unless that build is up to date.
 * @param {string} name
 * @param {{ edits?: Edit[], env?: Record<string, string> }} changes to its files and its configuration
 */
async function ensureOtherBuild(name, { edits = [], env = {} }) {
  const folder = join(projectRoot, '.e2e', name);
  const madeFrom = (await buildFingerprint({ ...process.env, ...env })) + JSON.stringify(edits);
  const stamp = join(folder, 'made-from');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === madeFrom) return;
  const copy = join(projectRoot, '.e2e/source');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const name of [...buildInputs, '.env.example', 'package.json', 'tsconfig.json'])
    await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  for (const { file, from, to } of edits) {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    await writeFile(path, text.replace(from, to));
  }
  // Hard links: Turbopack follows no symbolic link out of the folder that it builds.
  await runOrExit('cp', ['-al', join(projectRoot, 'node_modules'), join(copy, 'node_modules')]);
  await runOrExit('npm', ['run', '--silent', '--prefix', copy, 'build'], { STANDALONE: '1', ...env });
  await rm(folder, { recursive: true, force: true });
  // As deploy/Dockerfile does.
  await rename(join(copy, '.next/standalone'), folder);
  await rename(join(copy, '.next/static'), join(folder, '.next/static'));
  await cp(join(copy, 'public'), join(folder, 'public'), { recursive: true });
  await writeFile(stamp, madeFrom);
  await rm(copy, { recursive: true, force: true });
}
