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
  test('says of each row whether it is shown, or why not, as plain text', async ({ startAdminApi }) => {
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

  test('speaks of the rows of a table by their numbers, and knows a table of reviews', async () => {
    const file = join(temporaryFolder(), 'menu.csv');
    writeFileSync(file, 'categoría,opción,estado\nPostres,Flan,\n,,\n,Budín,oculto\n');
    const { code, stdout } = await checkApi(file);
    expect(stdout).toMatch(/^fila 2 Flan: shown\nfila 4 Budín: oculto\nmenus: /);
    expect(code).toBe(0);
    const { stdout: reviews } = await checkApi(join(projectRoot, 'lib/content/sample/reviews.csv'));
    expect(reviews).toContain('testimonials: 6 reviews shown, 0 left out');
  });

  test('ends with 1 where a source would fail, and still shows the other', async ({ startAdminApi }) => {
    const api = await startAdminApi();
    api.faults.menus = 'html';
    const { code, stdout, stderr } = await checkApi(api.url);
    expect(stderr).toMatch(/^\[content\] menus: failed after \d+ ms: the body is not JSON$/m);
    expect(stderr).not.toContain('[content] testimonials');
    expect(stdout).toContain('testimonials: 7 reviews shown, 0 left out;');
    expect(code).toBe(1);
  });

  test('ends with 1 and one sentence where it cannot know what to read', async () => {
    for (const [args, sentence] of [
      [[], 'check-api needs one admin API or one table.'],
      [['http://a.example', 'http://b.example'], 'check-api needs one admin API or one table.'],
      [['admin.example'], 'ADMIN_API_URL must be an http(s) address'],
      [['https://a.example/api/googleres/'], 'https://a.example/api/googleres/ must be the address without'],
    ] as const) {
      const { code, stdout, stderr } = await checkApi(...args);
      expect(stderr.trim()).toMatch(/^.+$/);
      expect(stderr).toContain(sentence);
      expect([code, stdout]).toEqual([1, '']);
    }
  });
});
