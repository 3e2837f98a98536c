import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ofTheBuild = [
  'app/page.tsx',
  'components/home/Banner.module.css',
  'lib/content/sample/menu.csv',
  'public/images/hero.jpg',
  'next.config.mjs',
  'package-lock.json',
];
const others = [
  'lib/content/menus.test.ts',
  'lib/testing/fail-on-console.ts',
  'README.md',
  'e2e/home.spec.ts',
];
const files = ['lib/commands/build.mjs', ...ofTheBuild, ...others];

const root = mkdtempSync(join(tmpdir(), 'project-'));

afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() => {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
  cpSync(join(__dirname, 'project.mjs'), join(root, 'lib/commands/project.mjs'));
});

/** Runs this script in the project and returns its output. */
function run(script: string): string {
  return execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { buildFingerprint } from './lib/commands/project.mjs';
      import { appendFileSync } from 'node:fs';
      const write = (value) => process.stdout.write(JSON.stringify(value));
      ${script}`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
}

describe('the site is built again', () => {
  it('after an edit of a file that the build reads, and of no other file', () => {
    const rebuilds = run(
      `const rebuilds = [];
      let before = await buildFingerprint();
      for (const file of ${JSON.stringify(files)}) {
        appendFileSync(file, ' edited');
        const after = await buildFingerprint();
        if (after !== before) rebuilds.push(file);
        before = after;
      }
      write(rebuilds);`,
    );
    expect(JSON.parse(rebuilds)).toEqual(['lib/commands/build.mjs', ...ofTheBuild]);
  });

  it('when a variable that the build reads changes', () => {
    const fingerprints = run(
      `const environments = [{}, { PORT: '3000' }, { BASE_PATH: 'a' }, { IMAGE_HOSTS: 'a' }];
      write(await Promise.all(environments.map(buildFingerprint)));`,
    );
    const [nothing, port, ...fixed] = JSON.parse(fingerprints);
    expect(port).toBe(nothing);
    expect(new Set([nothing, ...fixed]).size).toBe(3);
  });
});
