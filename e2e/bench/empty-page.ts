import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { version } from 'next/package.json';
import { freePort, projectRoot } from '../support/site';

const folder = join(projectRoot, '.e2e/framework-baseline', version);

const files = {
  // The site's configuration, with Next's own page cache.
  'next.config.mjs':
    "import site from '../../../next.config.mjs';\nexport default { ...site, output: undefined, cacheHandler: undefined, cacheHandlers: undefined };",
  'app/layout.js':
    "export default function Layout({ children }) { return <html lang='es'><body>{children}</body></html>; }",
  'app/page.js': 'export default function Page() { return <p>Nada</p>; }',
};

const next = join(projectRoot, 'node_modules/.bin/next');
const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

/**
 * Serves an empty page with the installed version of Next, whose scripts are the minimum that any Next page loads. Builds it first, unless
 * the build there is of these files and this `next.config.mjs`.
 */
export async function startEmptyPage() {
  buildEmptyPage();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [next, 'start', folder, '--port', String(port)], {
    cwd: projectRoot,
    env,
    stdio: 'ignore',
  });
  const status = () => fetch(url).then((response) => response.status, String);
  await expect.poll(status, { message: 'the empty page is served' }).toBe(200);
  return { url, stop: () => child.kill() };
}

function buildEmptyPage() {
  const config = readFileSync(join(projectRoot, 'next.config.mjs'), 'utf8');
  const madeFrom = JSON.stringify({ files, config });
  const stamp = join(folder, 'made-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom) return;
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  execFileSync(process.execPath, [next, 'build', folder], { cwd: projectRoot, env, stdio: 'inherit' });
  writeFileSync(stamp, madeFrom);
}
