/** An empty page of this version of Next. Its scripts are the least that a page of the framework loads. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, run } from '../../lib/commands/project.mjs';

const files = {
  // The site's, with Next's own cache of pages.
  'next.config.mjs':
    "import site from '../../../next.config.mjs';\nexport default { ...site, output: undefined, cacheHandler: undefined, cacheHandlers: undefined };",
  'app/layout.js':
    "export default function Layout({ children }) { return <html lang='es'><body>{children}</body></html>; }",
  'app/page.js': 'export default function Page() { return <p>Nada</p>; }',
};

/** Builds it in `.e2e/framework-baseline`, unless the one that is there is of these files and this configuration. */
export async function ensureFrameworkBaseline() {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'node_modules/next/package.json'), 'utf8'));
  const folder = join(projectRoot, '.e2e/framework-baseline', version);
  const config = await readFile(join(projectRoot, 'next.config.mjs'), 'utf8');
  const madeFrom = JSON.stringify({ files, config });
  const stamp = join(folder, 'made-from');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === madeFrom) return;
  await mkdir(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  if ((await run('next', ['build', folder], { NODE_ENV: 'production' })) !== 0)
    throw new Error('The empty page could not be built.');
  await writeFile(stamp, madeFrom);
}
