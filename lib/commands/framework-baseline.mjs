/** An empty page of this version of Next. Its scripts are the least that a page of the framework loads. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, run } from './project.mjs';

const files = {
  // The site's, without the module of the site that every page of it loads.
  'next.config.mjs':
    "import site from '../../../next.config.mjs';\nexport default { ...site, instrumentationClientInject: [] };",
  'app/layout.js':
    "export default function Layout({ children }) { return <html lang='es'><body>{children}</body></html>; }",
  'app/page.js': 'export default function Page() { return <p>Nada</p>; }',
};

/** Builds it in `.e2e/framework-baseline`, once for each version. */
export async function ensureFrameworkBaseline() {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'node_modules/next/package.json'), 'utf8'));
  const folder = join(projectRoot, '.e2e/framework-baseline', version);
  if (existsSync(join(folder, '.next/BUILD_ID'))) return;
  await mkdir(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  if ((await run('next', ['build', folder], { NODE_ENV: 'production' })) !== 0)
    throw new Error('The empty page could not be built.');
}
