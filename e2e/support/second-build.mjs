/** The site as a later version of it: other words and other scripts, for the tests of a deployment. */
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFingerprint, projectRoot, run } from '../../lib/commands/project.mjs';

const folder = join(projectRoot, '.e2e/second-build');

const edits = [
  { file: 'components/layout/Header.tsx', from: '>Cotizar evento<', to: '>Cotizar tu evento<' },
  { file: 'components/chat/ChatLauncher.tsx', from: ' mensaje nuevo<', to: ' mensaje sin leer<' },
  { file: 'components/chat/ChatPanel.tsx', from: 'Hola! Cómo podemos', to: 'Hola! En qué podemos' },
  { file: 'components/quotation/RequestPanel.tsx', from: " : 'elegidas'", to: " : 'opciones'" },
  {
    file: 'components/quotation/RequestSheet.tsx',
    from: '>\n        Al enviarla',
    to: '>\n        Versión nueva. Al enviarla',
  },
  { file: 'components/quotation/QrCode.tsx', from: 'Apuntá con', to: 'Apuntale con' },
];

/** Builds it in `.e2e/second-build`, unless the one that is there is of these sources. */
export async function ensureSecondBuild() {
  const madeFrom = (await buildFingerprint()) + JSON.stringify(edits);
  const stamp = join(folder, 'made-from');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === madeFrom) return;
  const copy = join(projectRoot, '.e2e/second-source');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const name of [
    'app',
    'components',
    'lib',
    'public',
    'next.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  for (const { file, from, to } of edits) {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    await writeFile(path, text.replace(from, to));
  }
  // Hard links: Turbopack follows no symbolic link that leads out of the folder that it builds.
  if ((await run('cp', ['-al', join(projectRoot, 'node_modules'), join(copy, 'node_modules')])) !== 0)
    throw new Error('The dependencies could not be linked.');
  if ((await run(process.execPath, [join(copy, 'lib/commands/build.mjs')])) !== 0)
    throw new Error('The second build failed.');
  await rm(folder, { recursive: true, force: true });
  await rename(join(copy, '.next/standalone'), folder);
  await writeFile(stamp, madeFrom);
  await rm(copy, { recursive: true, force: true });
}
