import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAddress } from './check-api';

let folder: string;
let server: Server;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-api-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  server?.closeAllConnections();
  server?.close();
});

/** Serves these bodies as an admin API, and returns its address. */
async function startApi(bodies: Record<string, string>): Promise<string> {
  server = createServer(({ url = '' }, response) => response.end(bodies[url])).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

function writeTable(text: string): string {
  const file = join(folder, 'menu.csv');
  writeFileSync(file, text);
  return file;
}

/** What the command prints for these arguments, and whether all is right. */
async function check(args: string[]) {
  const stdout = jest.spyOn(console, 'log').mockImplementation();
  const stderr = jest.spyOn(console, 'error').mockImplementation();
  const isRight = await checkAddress(args);
  const textOf = ({ mock }: jest.SpyInstance) => mock.calls.map(([text]) => `${text}\n`).join('');
  return { isRight, stdout: textOf(stdout), stderr: textOf(stderr) };
}

it('npm run check-api exits with 1 if a row is not shown as it was typed', () => {
  const file = writeTable('categoría,opción,precio\nPostres,Flan,#REF!\n');
  const command = ['lib/commands/run-typescript.mjs', 'lib/content/check-api.ts', file];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stdout).toContain('fila 2, Flan: precio: es un error de la planilla.');
  expect(status).toBe(1);
});

it('a table of facts is recognised, and what is no fact is said with its name', async () => {
  const file = writeTable('dato;valor;ayuda\nnombre;La Brasa;\nseña;la mitad;\nclave;hola;\ncorreo;;\n');
  const { isRight, stdout } = await check([file]);
  expect(stdout.trim().split('\n')).toEqual([
    `Planilla de datos: ${file}`,
    'Columnas que se leen: dato, valor',
    'Columnas que no se leen: ayuda',
    'fila 3, seña: va un porcentaje, como 50 % (sin seña, 0 %). No se muestra.',
    'fila 4, clave: "clave" no es un dato. No se muestra.',
    'Se muestran 1 de 4 datos.',
  ]);
  expect(isRight).toBe(false);
});

it('each row of an API that is not shown as sent is said, as plain text', async () => {
  const menus = {
    Postres: [{ title: 'Flan\u001B[2J', price: -5 }, { price: 100 }, { title: 'Budín', price: 4_500 }],
    Salsas: [],
  };
  const reviews = [{ name: 'Ana', message: 'Rico' }, { name: 'Sin mensaje' }];
  const api = await startApi({
    '/api/menus/by_category': JSON.stringify(menus),
    '/api/googleres': JSON.stringify(reviews),
  });
  const { isRight, stdout, stderr } = await check([`${api}/`]);
  expect(stdout.trim().split('\n')).toEqual([
    `Sistema de menú: ${api}/menus/by_category`,
    'Postres[0], Flan[2J: precio -5: no se muestra, va un número, como 11900.',
    'Postres[1]: sin opción. No se muestra.',
    'Para todos: Budín',
    'No se suman: Flan[2J',
    'Se muestran 2 de 4 opciones.',
    `Sistema de reseñas: ${api}/googleres`,
    'googleres[1]: sin mensaje. No se muestra.',
    'Se muestran 1 de 2 reseñas.',
  ]);
  expect([isRight, stderr]).toEqual([false, '']);
});

it('a source that would fail is reported among the rows of the other', async () => {
  const reviews = [{ name: 'Ana', message: 'Rico' }];
  const api = await startApi({
    '/api/menus/by_category': '<!doctype html><title>Mantenimiento</title>',
    '/api/googleres': JSON.stringify(reviews),
  });
  const { isRight, stdout, stderr } = await check([api]);
  expect(stderr).toMatch(/^No se puede usar: la respuesta no es JSON\.$/m);
  expect(stdout).toContain('Se muestran 1 de 1 reseñas.');
  expect(isRight).toBe(false);
});

it('a table of which all is shown is right, whatever it hides', async () => {
  const file = writeTable(
    'categoría,opción,precio,por,estado\nMenú,Asado,24900,,\n,Mozo,45000,evento,\n,Vino,a convenir,,oculto\n',
  );
  const { isRight, stdout, stderr } = await check([file]);
  expect(stdout).toBe(`Planilla de menú: ${file}
Columnas que se leen: categoría, opción, precio, por, estado
Por evento: Mozo
Se muestran 2 de 3 opciones.
`);
  expect([isRight, stderr]).toEqual([true, '']);
});

it('an empty table is not said to be shown', async () => {
  const { isRight, stdout } = await check([writeTable('categoría,opción,precio\n')]);
  expect(stdout).toMatch(/Se muestran 0 de 0 opciones\.\n$/);
  expect(isRight).toBe(false);
});

it('a table of reviews is recognised', async () => {
  const { isRight, stdout } = await check(['lib/content/sample/reviews.csv']);
  expect(stdout).toMatch(/^Planilla de reseñas: /);
  expect(isRight).toBe(true);
});

it('a file that does not exist is refused', async () => {
  const { isRight, stderr } = await check(['no-existe.csv']);
  expect(stderr).toMatch(/^No se puede usar: no existe el archivo .*no-existe\.csv\.$/m);
  expect(isRight).toBe(false);
});

it('a table that cannot be used is refused with its reason', async () => {
  const file = writeTable('categoría,opciones,precio\nPostres,Flan,1\n');
  const { isRight, stderr } = await check([file]);
  expect(stderr).toContain(
    'falta la columna "opción"; los títulos de la fila 1 son "categoría", "opciones", "precio"',
  );
  expect(isRight).toBe(false);
});

it.each([
  [[], 'Decí qué planilla o qué sistema revisar'],
  [['http://a.example', 'http://b.example'], 'Decí qué planilla o qué sistema revisar'],
  [['http://a.example#x'], 'ADMIN_API_URL: una dirección http(s)'],
])('arguments that do not say what to read get one sentence: %j', async (args, sentence) => {
  const { isRight, stdout, stderr } = await check(args);
  expect(stderr.trim()).toMatch(/^.+$/);
  expect(stderr).toContain(sentence);
  expect([isRight, stdout]).toEqual([false, '']);
});
