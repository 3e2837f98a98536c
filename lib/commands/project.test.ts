/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const files = [
  'app/page.tsx',
  'components/home/Banner.tsx',
  'components/home/Banner.module.css',
  'components/home/Banner.test.tsx',
  'lib/commands/build.mjs',
  'lib/commands/pictures.mjs',
  'lib/commands/test.mjs',
  'lib/content/menus.ts',
  'lib/content/menus.test.ts',
  'lib/content/sample/menus.json',
  'lib/content/README.md',
  'lib/serving/page-cache.cjs',
  'lib/testing/fail-on-console.ts',
  'public/images/hero.jpg',
  'public/images/prepared/manifest.json',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'README.md',
  'e2e/home.spec.ts',
];

let folders: string[] = [];

afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  folders = [];
});

/** A project of these files in a folder of its own. */
function makeProject() {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  folders.push(root);
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
  cpSync(join(__dirname, 'project.mjs'), join(root, 'lib/commands/project.mjs'));
  return root;
}

/** Says after each edit whether the fingerprint is another one than before, all in one process. */
function rebuilds(root: string, edited: string[]): string[] {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { buildFingerprint } from './lib/commands/project.mjs';
    const rebuilds = [];
    let before = await buildFingerprint();
    for (const file of ${JSON.stringify(edited)}) {
      appendFileSync(file, ' edited');
      const after = await buildFingerprint();
      if (after !== before) rebuilds.push(file);
      before = after;
    }
    console.log(JSON.stringify(rebuilds));`;
  return JSON.parse(run(root, script));
}

function fingerprint(root: string, env: Record<string, string> = {}): string {
  return run(
    root,
    `import { buildFingerprint } from './lib/commands/project.mjs'; console.log(await buildFingerprint());`,
    env,
  );
}

function run(root: string, script: string, env: Record<string, string> = {}): string {
  const { BASE_PATH, IMAGE_HOSTS, BUSINESS_NAME, ...others } = process.env;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...others, ...env },
    encoding: 'utf8',
  });
}

describe('the site is built again', () => {
  it('after an edit of what it is made of, and of nothing else', () => {
    expect(rebuilds(makeProject(), files)).toEqual([
      'app/page.tsx',
      'components/home/Banner.tsx',
      'components/home/Banner.module.css',
      'lib/commands/build.mjs',
      'lib/commands/pictures.mjs',
      'lib/content/menus.ts',
      'lib/content/sample/menus.json',
      'lib/serving/page-cache.cjs',
      'public/images/hero.jpg',
      'instrumentation.ts',
      'next.config.mjs',
      'package-lock.json',
    ]);
  });

  it('when a file has another name', () => {
    const root = makeProject();
    const before = fingerprint(root);
    cpSync(join(root, 'app/page.tsx'), join(root, 'app/pages.tsx'));
    rmSync(join(root, 'app/page.tsx'));
    expect(fingerprint(root)).not.toBe(before);
  });

  it.each(['BASE_PATH', 'IMAGE_HOSTS', 'BUSINESS_NAME'])('when %s has another value', (name) => {
    const root = makeProject();
    expect(fingerprint(root, { [name]: '/other' })).not.toBe(fingerprint(root));
  });

  it('not because the project was moved', () => {
    expect(fingerprint(makeProject())).toBe(fingerprint(makeProject()));
  });
});
