import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/server-test';
import { projectRoot, temporaryFolder } from '../support/site';

/** What `npm run check-api -- …args` prints, and its exit code. */
function checkApi(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, IMAGE_HOSTS: 'foreign.example' };
    const command = [join(projectRoot, 'lib/commands/check-api.mjs'), ...args];
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

test.describe('npm run check-api', () => {
  test('says for each row whether it is shown, or why not, as plain text', async ({ startAdminApi }) => {
    const api = await startAdminApi({
      menus: {
        Postres: [{ title: 'Flan\u001B[2J', price: -5 }, { price: 100 }, { title: 'Budín' }],
        Salsas: [],
      },
      testimonials: [{ name: 'Ana', message: 'Rico' }, { name: 'Sin mensaje' }],
    });
    const { code, stdout, stderr } = await checkApi(`${api.url}/`);
    expect(stdout.trim().split('\n')).toEqual([
      'Postres[0] Flan[2J: shown, but price -5 is not shown: it cannot be used',
      'Postres[1] {"price":100}: title is not text',
      'Postres[2] Budín: shown',
      'Salsas: it has no options',
      expect.stringMatching(/^menus: 2 options shown, 1 left out; 0\.1 kB in \d+ ms$/),
      'googleres[0] Ana: shown',
      'googleres[1] {"name":"Sin mensaje"}: message is not text',
      expect.stringMatching(/^testimonials: 1 reviews shown, 1 left out; /),
    ]);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('shows each row of a table as visitors see it, in Spanish', async () => {
    const file = join(temporaryFolder(), 'menu.csv');
    writeFileSync(
      file,
      'categoría,opción,precio,incluye,estado,ayuda\nPostres,Flan,4500,Dulce; Crema,,\n,,\n,Budín,,,oculto,x\n',
    );
    const { code, stdout, stderr } = await checkApi(file);
    expect(stdout).toBe(`Planilla de menú: ${file}
Columnas que se leen: categoría, opción, precio, incluye, estado
Columnas que no se leen: "ayuda"
Donde la categoría está vacía se repite la de arriba. Antes de ordenar la planilla, escribila en cada fila.
fila 2, Flan: Postres, $4.500, Dulce; Crema
fila 4, Budín: no se muestra (oculta)
Se muestran: 1 opciones. No se muestran: 1, de ellas ocultas: 1.
Todo se ve como está escrito.
`);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('exits with 1 if a row of a table is not shown as it was typed', async () => {
    const file = join(temporaryFolder(), 'menu.csv');
    writeFileSync(file, 'categoría,opción,precio,Estados\nPostres,Flan,#REF!,\n,,4500,\n');
    const { code, stdout } = await checkApi(file);
    expect(stdout).toContain(
      'fila 2, Flan: Postres, sin precio. OJO: precio "#REF!": es un error de la planilla',
    );
    expect(stdout).toContain('fila 3: no se muestra. OJO: sin opción');
    expect(stdout).toContain('OJO: la columna "Estados" no se lee. ¿Es "estado"?');
    expect(code).toBe(1);
  });

  test('exits with 1 if a price is shown but cannot be added up', async () => {
    const file = join(temporaryFolder(), 'menu.csv');
    writeFileSync(file, 'categoría,opción,precio,por\nBarra,Barman,45 mil,\n,Hielo,900,bolsa gr.\n');
    const { code, stdout } = await checkApi(file);
    expect(stdout).toContain('fila 2, Barman: Barra, $45 mil. OJO: precio "45 mil": no es un número solo');
    expect(stdout).toContain(
      'fila 3, Hielo: Barra, $900 por bolsa gr. OJO: por "bolsa gr.": no es "persona"',
    );
    expect(code).toBe(1);
  });

  test('recognises a table of reviews', async () => {
    const { code, stdout } = await checkApi(join(projectRoot, 'lib/content/sample/reviews.csv'));
    expect(stdout).toMatch(/^Planilla de reseñas: /);
    expect(stdout).toMatch(/^fila 2, Reseña de ejemplo 1: Este es .*, ★★★★★, 10\/09\/2026$/m);
    expect(code).toBe(0);
  });

  test('exits with 1 if a table cannot be used', async () => {
    const file = join(temporaryFolder(), 'menu.csv');
    writeFileSync(file, 'categoría,opciones,precio\nPostres,Flan,1\n');
    const { code, stdout, stderr } = await checkApi(file);
    expect(stdout).toBe(`Planilla de menú: ${file}\n`);
    expect(stderr).toContain('falta la columna "opción", y hay "opciones" (¿es "opción"?)');
    expect(code).toBe(1);
  });

  test('exits with 1 if a source would fail', async ({ startAdminApi }) => {
    const api = await startAdminApi();
    api.faults.menus = 'html';
    const { code, stdout, stderr } = await checkApi(api.url);
    expect(stderr).toMatch(/^\[content\] menus: failed after \d+ ms: the body is not JSON$/m);
    expect(stderr).not.toContain('[content] testimonials');
    expect(stdout).toContain('testimonials: 7 reviews shown, 0 left out;');
    expect(code).toBe(1);
  });

  test('exits with 1 after one sentence if it cannot tell what to read', async () => {
    for (const [args, sentence] of [
      [[], 'Decí qué planilla o qué sistema revisar'],
      [['http://a.example', 'http://b.example'], 'Decí qué planilla o qué sistema revisar'],
      [['no-existe.csv'], 'No existe el archivo'],
      [['carta.xlsx'], 'carta.xlsx: es un libro de planillas'],
      [['http://a.example#x'], 'ADMIN_API_URL: una dirección http(s)'],
      [['https://a.example/api/googleres/'], 'https://a.example/api/googleres/: va la dirección sin'],
    ] as const) {
      const { code, stdout, stderr } = await checkApi(...args);
      expect(stderr.trim()).toMatch(/^.+$/);
      expect(stderr).toContain(sentence);
      expect([code, stdout]).toEqual([1, '']);
    }
  });
});
