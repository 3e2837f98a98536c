/** An empty page of this version of Next: the scripts of no page of this framework weigh less. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, run } from './project.mjs';

const files = {
  'app/layout.js':
    "export default function Layout({ children }) { return <html lang='es'><body>{children}</body></html>; }",
  'app/page.js': 'export default function Page() { return <p>Nada</p>; }',
};

/** Builds it in `.e2e/floor`, once for each version. */
export async function ensureFloor() {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'node_modules/next/package.json'), 'utf8'));
  const folder = join(projectRoot, '.e2e/floor', version);
  if (existsSync(join(folder, '.next/BUILD_ID'))) return;
  await mkdir(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  if ((await run('next', ['build', folder], { NODE_ENV: 'production' })) !== 0)
    throw new Error('The empty page could not be built.');
}
