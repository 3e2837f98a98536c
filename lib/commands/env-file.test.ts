import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'env-file-'));

beforeAll(() => {
  const commands = ['env-file', 'run', 'check-node'].map((name) => `lib/commands/${name}.mjs`);
  const files = [...commands, 'lib/site/former-settings.json'];
  for (const file of [...files, '.env.example']) cpSync(file, join(root, file));
});

afterAll(() => rmSync(root, { recursive: true }));

/** The environment that a command starts with, or the error that it prints instead. */
function startWith(content: string | Buffer, shell: object = {}, name = '.env') {
  writeFileSync(join(root, name), content);
  const script = 'process.stdout.write(JSON.stringify(process.env))';
  const args = ['--import', './lib/commands/env-file.mjs', '--eval', script];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...shell, NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  return { settings: status === 0 ? JSON.parse(stdout) : undefined, said: stderr, status };
}

it('a Node that is too old is named before anything else', () => {
  const pretend = 'Object.defineProperty(process, "versions", { value: { node: "18.20.8" } })';
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(pretend)}`,
    '--import',
    './lib/commands/env-file.mjs',
  ];
  const { stderr, status } = spawnSync(process.execPath, [...args, '--eval', ''], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    'Node 18.20.8 es demasiado viejo para este sitio: instalá Node 22.12 o uno más nuevo.\n',
  );
  expect(status).toBe(1);
});

it.each([
  ['without quotes or a comment', 'CONTENT_CACHE_DIR = "Doña Rosa # 1" # el nombre', 'Doña Rosa # 1'],
  ['without `export` or blanks', 'export WHATSAPP_PHONE=+54 9 341 555-0000   ', '+54 9 341 555-0000'],
  ['with its dollar sign', "REVALIDATE_SECRET='una$clave-larga'", 'una$clave-larga'],
  [
    'with its fragment',
    'MENU_TABLE=https://docs.example/d/x/edit#gid=7',
    'https://docs.example/d/x/edit#gid=7',
  ],
  ['with its backslashes', 'FACTS_TABLE=C:\\nuevo\\rosa.json # los datos', 'C:\\nuevo\\rosa.json'],
  ['as nothing', 'SITE_URL=', ''],
])('a setting is read %s', (_how, line, value) => {
  const [name = ''] = /[A-Z_]+/.exec(line) ?? [];
  expect(startWith(line).settings).toMatchObject({ [name]: value });
});

it('lines with Windows endings are read among comments or empty lines', () => {
  const settings = { PORT: '1', COUNTS: '1' };
  expect(startWith('# Mi sitio\r\n\r\nPORT=1\r\nCOUNTS=1').settings).toMatchObject(settings);
});

it('a variable of the shell wins over the file', () => {
  expect(startWith('PORT=1', { PORT: '2' }).settings).toMatchObject({ PORT: '2' });
});

it('a variable missing in the shell is taken from the file', () => {
  expect(startWith('PORT=1\nCOUNTS=1', { PORT: '2' }).settings).toMatchObject({ COUNTS: '1' });
});

it.each([
  ['UTF-8 with its mark', Buffer.from('\uFEFFCONTENT_CACHE_DIR=Doña Rosa')],
  ['UTF-16', Buffer.from('\uFEFFCONTENT_CACHE_DIR=Doña Rosa', 'utf16le')],
])('%s is read as editors on Windows save it', (_encoding, content) => {
  expect(startWith(content).settings).toMatchObject({ CONTENT_CACHE_DIR: 'Doña Rosa' });
});

describe('a file with lines that cannot be used', () => {
  const content =
    'PORT=1\nWHATSAP_PHONE=+54 9 341 555-0000\nCOUNTS: 1\nPORT=2\nCONTACT_EMAIL=hola@labrasa.example';

  it('has all of them reported in one message', () => {
    expect(startWith(content).said).toBe(`El archivo .env no se puede usar:
  línea 2: WHATSAP_PHONE no es un ajuste; están todos en .env.example
  línea 3: va NOMBRE=valor
  línea 4: PORT está dos veces
  línea 5: CONTACT_EMAIL ya no se usa; es el dato "correo" de FACTS_TABLE
`);
  });

  it('stops the command with status 1', () => {
    expect(startWith(content).status).toBe(1);
  });
});

it('another encoding is refused', () => {
  expect(startWith(Buffer.from('CONTENT_CACHE_DIR=Doña Rosa', 'latin1')).said).toContain(
    'codificación UTF-8',
  );
});

it('a file whose name a Windows editor has completed stops the command', () => {
  rmSync(join(root, '.env'), { force: true });
  expect(startWith('PORT=1', {}, '.env.txt')).toMatchObject({
    said: expect.stringMatching(/^El archivo \.env\.txt va con el nombre \.env, sin \.txt/),
    status: 1,
  });
});
