import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPlace } from './check-api';

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
  const isRight = await checkPlace(args);
  const textOf = ({ mock }: jest.SpyInstance) => mock.calls.map(([text]) => `${text}\n`).join('');
  return { isRight, stdout: textOf(stdout), stderr: textOf(stderr) };
}

it('npm run check-api exits with 1 if a row is not shown as it was typed', () => {
  const file = writeTable('categoría,opción,precio\nPostres,Flan,#REF!\n,,4500\n');
  const command = ['lib/commands/check-api.mjs', file];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stdout).toContain('fila 2, Flan: Postres, sin precio. OJO: precio: es un error de la planilla');
  expect(status).toBe(1);
});

it('each fact of a table of facts is said to be shown or not', async () => {
  const file = writeTable(
    'dato;valor;ayuda\nnombre;La Brasa;\nhorario;lun a vie 10-19;\nclave;hola;\ncorreo;;\n',
  );
  const { isRight, stdout } = await check([file]);
  expect(stdout.trim().split('\n')).toEqual([
    `Planilla de datos: ${file}`,
    'Columnas que se leen: dato, valor',
    'Columnas que no se leen: ayuda',
    'fila 2, nombre: La Brasa',
    'fila 3, horario: Lunes a viernes de 10 a 19',
    'fila 4, clave: no se muestra. OJO: "clave" no es un dato',
    'fila 5, correo: no se muestra',
    'Se muestran: 2 datos. No se muestran: 2.',
    '  fila 4, clave',
    '  fila 5, correo',
    'Para revisar: 1, donde dice OJO.',
  ]);
  expect(isRight).toBe(false);
});

it('each row of an API is said to be shown, or why not, as plain text', async () => {
  const menus = {
    Postres: [{ title: 'Flan\u001B[2J', price: -5 }, { price: 100 }, { title: 'Budín' }],
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
    'Postres[0], Flan[2J: Postres, sin precio. OJO: precio -5: no se muestra, va un número, como 11900',
    'Postres[1]: no se muestra. OJO: sin opción',
    'Postres[2], Budín: Postres, sin precio',
    'Salsas: no se muestra (no tiene opciones)',
    'Se muestran: 2 opciones. No se muestran: 2.',
    '  Postres[1]',
    '  Salsas',
    'Para revisar: 2, donde dice OJO.',
    `Sistema de reseñas: ${api}/googleres`,
    'googleres[0], Ana: Rico',
    'googleres[1]: no se muestra. OJO: sin mensaje',
    'Se muestran: 1 reseñas. No se muestran: 1.',
    '  googleres[1]',
    'Para revisar: 1, donde dice OJO.',
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
  expect(stdout).toContain('Se muestran: 1 reseñas. No se muestran: 0.');
  expect(isRight).toBe(false);
});

it('each row of a table is shown as visitors see it, in Spanish', async () => {
  const file = writeTable(
    'categoría,opción,precio,incluye,estado,ayuda\nPostres,Flan,4500,Dulce; Crema,,\n,,\n,Budín,,,oculto,x\n',
  );
  const { isRight, stdout, stderr } = await check([file]);
  expect(stdout).toBe(`Planilla de menú: ${file}
Columnas que se leen: categoría, opción, precio, incluye, estado
Columnas que no se leen: ayuda
fila 2, Flan: Postres, $4.500, para todos, Dulce; Crema
fila 4, Budín: no se muestra (oculta)
Se muestran: 1 opciones. No se muestran: 1.
  fila 4, Budín
`);
  expect([isRight, stderr]).toEqual([true, '']);
});

it('an empty table is not said to be shown as typed', async () => {
  const { isRight, stdout } = await check([writeTable('categoría,opción,precio\n')]);
  expect(stdout).toMatch(/Se muestran: 0 opciones\. No se muestran: 0\.\n$/);
  expect(isRight).toBe(false);
});

it('a table of reviews is recognised', async () => {
  const { isRight, stdout } = await check(['lib/content/sample/reviews.csv']);
  expect(stdout).toMatch(/^Planilla de reseñas: /);
  expect(stdout).toMatch(/^fila 2, Reseña de ejemplo 1: Este es .*, 5 ★, 10\/09\/2026$/m);
  expect(isRight).toBe(true);
});

it('a file that does not exist is refused', async () => {
  const { isRight, stderr } = await check(['no-existe.csv']);
  expect(stderr).toMatch(/^No se puede usar: no existe el archivo .*no-existe\.csv\.$/m);
  expect(isRight).toBe(false);
});

it('a table that cannot be used is refused with its reason', async () => {
  const file = writeTable('categoría,opciones,precio\nPostres,Flan,1\n');
  const { isRight, stdout, stderr } = await check([file]);
  expect(stdout).toBe(`Planilla de menú: ${file}\n`);
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
