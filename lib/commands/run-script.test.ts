import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

describe('a command that only reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-script-'));
  const check = () =>
    spawnSync(process.execPath, ['lib/commands/check-api.mjs'], { cwd: folder, encoding: 'utf8' });

  afterAll(() => rmSync(folder, { recursive: true }));

  beforeEach(() => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    const wanted = {
      '': {},
      'node_modules/next': { version: '16.0.0' },
      'node_modules/sharp': { version: '1.0.0', optional: true },
    };
    write('package-lock.json', JSON.stringify({ packages: wanted }));
    write('node_modules/next/index.js', '');
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/next': { version: '16.0.0' } } }),
    );
    write('node_modules/esbuild-register/index.js', '');
    write('lib/content/check-api.ts', "console.log('read');");
    for (const name of ['check-node.mjs', 'run.mjs', 'install.mjs', 'run-script.mjs', 'check-api.mjs'])
      cpSync(join(__dirname, name), join(folder, 'lib/commands', name));
  });

  it('runs with the packages of whoever installed them', () => {
    expect(check().stdout).toBe('read\n');
  });

  it('installs nothing where a package has another version', () => {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages":{}}');
    const { status, stderr } = check();
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Falta instalar .*\n$/)]);
    expect(existsSync(join(folder, 'node_modules/next/index.js'))).toBe(true);
  });
});
