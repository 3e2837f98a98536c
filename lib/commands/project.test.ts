import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ofTheBuild = [
  'lib/commands/after-build.mjs',
  'lib/commands/pictures.ts',
  'app/page.tsx',
  'components/home/Banner.module.css',
  'lib/content/sample/menu.csv',
  'public/images/hero.jpg',
  'instrumentation-node.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
];
const others = [
  'lib/commands/counts.mjs',
  'lib/content/menus.test.ts',
  'lib/testing/x.ts',
  'README.md',
  'e2e/home.spec.ts',
];
const files = [...ofTheBuild, ...others];

const root = mkdtempSync(join(tmpdir(), 'project-'));

afterAll(() => rmSync(root, { recursive: true }));

it('only a change to what the build reads causes a new build', () => {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
  cpSync(join(__dirname, 'project.mjs'), join(root, 'lib/commands/project.mjs'));
  const script = `
    import { buildFingerprint } from './lib/commands/project.mjs';
    import { appendFileSync } from 'node:fs';
    const variables = {};
    const rebuilds = [];
    let before = await buildFingerprint(variables);
    for (const name of ${JSON.stringify([...files, 'PORT', 'BASE_PATH', 'STANDALONE'])}) {
      if (name.includes('.')) appendFileSync(name, ' edited');
      else variables[name] = 'a';
      const after = await buildFingerprint(variables);
      if (after !== before) rebuilds.push(name);
      before = after;
    }
    process.stdout.write(rebuilds.join());`;
  const rebuilds = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
  expect(String(rebuilds).split(',')).toEqual([...ofTheBuild, 'BASE_PATH', 'STANDALONE']);
});
