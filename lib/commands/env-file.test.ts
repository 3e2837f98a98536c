import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'env-file-'));

beforeAll(() => {
  mkdirSync(join(root, 'lib/commands'), { recursive: true });
  for (const file of ['env-file.mjs', 'project.mjs'])
    cpSync(join(__dirname, file), join(root, 'lib/commands', file));
  cpSync('.env.example', join(root, '.env.example'));
});

afterAll(() => rmSync(root, { recursive: true }));

/** What a command finds in its environment, or what is said in place of it. */
function startWith(content: string | Buffer, shell: object = {}) {
  writeFileSync(join(root, '.env'), content);
  const script = 'process.stdout.write(JSON.stringify(process.env))';
  const args = ['--import', './lib/commands/env-file.mjs', '--eval', script];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...shell, NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  return { settings: status === 0 ? JSON.parse(stdout) : undefined, said: stderr, status };
}

it('settings are taken without quotes and comments', () => {
  const content = [
    '# Mi sitio',
    '',
    'BUSINESS_NAME = "Doña Rosa # 1" # el nombre',
    'export WHATSAPP_PHONE=+54 9 341 555-0000   ',
    "REVALIDATE_SECRET='una$clave-larga'",
    'MENU_TABLE=https://docs.google.com/spreadsheets/d/x/edit#gid=7',
    'BUSINESS_FILE=C:\\nuevo\\rosa.json # los datos',
    'SITE_URL=',
  ].join('\r\n');
  expect(startWith(content).settings).toMatchObject({
    BUSINESS_NAME: 'Doña Rosa # 1',
    WHATSAPP_PHONE: '+54 9 341 555-0000',
    REVALIDATE_SECRET: 'una$clave-larga',
    MENU_TABLE: 'https://docs.google.com/spreadsheets/d/x/edit#gid=7',
    BUSINESS_FILE: 'C:\\nuevo\\rosa.json',
    SITE_URL: '',
  });
});

it('what the shell has set wins', () => {
  expect(startWith('PORT=1\nCOUNTS=1', { PORT: '2' }).settings).toMatchObject({ PORT: '2', COUNTS: '1' });
});

it.each([
  ['UTF-8 with its mark', Buffer.from('\uFEFFBUSINESS_NAME=Doña Rosa')],
  ['UTF-16', Buffer.from('\uFEFFBUSINESS_NAME=Doña Rosa', 'utf16le')],
])('%s, as editors on Windows save it, is read', (_encoding, content) => {
  expect(startWith(content).settings).toMatchObject({ BUSINESS_NAME: 'Doña Rosa' });
});

it('one message names every line that cannot be used', () => {
  const { said, status } = startWith('PORT=1\nWHATSAP_PHONE=+54 9 341 555-0000\nCOUNTS: 1\nPORT=2');
  expect(said).toBe(`El archivo .env no se puede usar:
  línea 2: WHATSAP_PHONE no es un ajuste; están todos en .env.example
  línea 3: va NOMBRE=valor
  línea 4: PORT está dos veces
`);
  expect(status).toBe(1);
});

it('another encoding is refused, for its letters would be lost', () => {
  expect(startWith(Buffer.from('BUSINESS_NAME=Doña Rosa', 'latin1')).said).toContain('codificación UTF-8');
});
