import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ofTheBuild = [
  'lib/commands/after-build.mjs',
  'lib/content/photos/prepare-photos.ts',
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
  'lib/commands/install.mjs',
  'lib/content/rows/menu/read-menu.test.ts',
  'lib/testing/x.ts',
  'README.md',
  'e2e/home.spec.ts',
];
const files = [...ofTheBuild, ...others];

const root = mkdtempSync(join(tmpdir(), 'build-state-'));

afterAll(() => rmSync(root, { recursive: true }));

it('only a change to what the build reads causes a new build', () => {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
  for (const name of ['run.mjs', 'build-state.mjs'])
    cpSync(join(__dirname, name), join(root, 'lib/commands', name));
  const script = `
    import { buildFingerprint } from './lib/commands/build-state.mjs';
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

it('the build reads the files of the top level that are code', () => {
  const code = readdirSync('.').filter((name) => /(?<!\.(config|d))\.tsx?$/.test(name));
  expect(code.filter((name) => !ofTheBuild.includes(name))).toEqual([]);
});

it('a setting that the build fixes is known to the commands, image and Compose file', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const [, known = ''] = /buildVariables = \[(.*?)\]/.exec(read('lib/commands/build-state.mjs')) ?? [];
  const fixed = [...read('next.config.mjs').matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name);
  expect([...new Set(fixed)].map((name) => `'${name}'`).join(', ')).toBe(known);
  // The image sets this one itself.
  for (const name of fixed.filter((one) => one !== 'STANDALONE')) {
    // Both stages: one builds, the other runs.
    expect(read('deploy/Dockerfile').split(`ARG ${name}\n`)).toHaveLength(3);
    expect(read('deploy/Dockerfile')).toContain(` ${name}=$${name} `);
    expect(read('lib/site/judge-site.ts')).toMatch(new RegExp(`\\{[^}]* ${name} = ''`));
    expect(read('deploy/compose.yaml')).toContain(`\n        ${name}: \${${name}:-}\n`);
  }
});
