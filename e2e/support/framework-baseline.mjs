/** An empty page of the installed version of Next. Its scripts are the minimum that any Next page loads. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, run } from '../../lib/commands/project.mjs';

const files = {
  // The site's configuration, with Next's own page cache.
  'next.config.mjs':
    "import site from '../../../next.config.mjs';\nexport default { ...site, output: undefined, cacheHandler: undefined, cacheHandlers: undefined };",
  'app/layout.js':
    "export default function Layout({ children }) { return <html lang='es'><body>{children}</body></html>; }",
  'app/page.js': 'export default function Page() { return <p>Nada</p>; }',
};

/** Builds the empty page in `.e2e/framework-baseline`, unless the build there is of these files and this configuration. */
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
