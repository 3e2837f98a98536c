import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { menus, testimonials } from '../support/content';
import { expect, test } from '../support/server-test';
import { freePort } from '../support/site';

const command = join(__dirname, '../../lib/commands/check-api.mjs');

/** What `npm run check-api -- …args` prints, and its exit code. */
function checkApi(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, IMAGE_HOSTS: 'foreign.example' };
    const child = execFile(process.execPath, [command, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

/** The lines of the table, with the gaps between their columns written as `|`. */
const tableOf = (stdout: string) =>
  stdout
    .slice(0, stdout.indexOf('\n\n'))
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' | '));

test.describe('npm run check-api', () => {
  test('says that all of a flawless API is shown, in what time and size, and ends with 0', async ({
    startAdminApi,
  }) => {
    const api = await startAdminApi({ menus: { Postres: [{ title: 'Flan', price: 4500 }] }, testimonials });
    const { code, stdout, stderr } = await checkApi(`${api.url}/`);
    expect(tableOf(stdout)).toEqual([
      'SOURCE | PLACE | TITLE OR NAME | SHOWN OR WHY NOT',
      'menus | Postres[0] | Flan | shown',
      ...testimonials.map(({ name }, index) => `testimonials | googleres[${index}] | ${name} | shown`),
    ]);
    expect(stdout).toMatch(/^menus: 1 options shown, 0 left out; 0\.0 kB in \d+ ms$/m);
    expect(stdout).toMatch(/^testimonials: 7 reviews shown, 0 left out; 1\.\d kB in \d+ ms$/m);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('says of each row why it is not shown, or what of it is not, and still ends with 0', async ({
    startAdminApi,
  }) => {
    const api = await startAdminApi({
      menus: {
        Postres: [
          { title: 'Flan\u001B[2J', price: -5 },
          { price: 100 },
          { title: 'Budín' },
          { title: 'Budín' },
        ],
        Bebidas: 'ninguna',
        Salsas: [],
      },
      testimonials: [
        { name: 'Ana', message: 'Rico', image: { url: 'https://other.example/a.png' } },
        { name: 'Sin mensaje' },
      ],
    });
    const { code, stdout } = await checkApi(api.url);
    expect(tableOf(stdout).slice(1)).toEqual([
      'menus | Postres[0] | Flan[2J | shown, but price -5 is not shown: it is not a price',
      'menus | Postres[1] | {"price":100} | left out: title is not text',
      'menus | Postres[2] | Budín | shown',
      'menus | Postres[3] | Budín | left out: its category has an option of this title',
      'menus | Bebidas | left out: it is not a named list of options',
      'menus | Salsas | not shown: it has no options',
      'testimonials | googleres[0] | Ana | shown, but image from other.example is not shown: IMAGE_HOSTS does not name that host',
      'testimonials | googleres[1] | {"name":"Sin mensaje"} | left out: message is not text',
    ]);
    expect(stdout).toContain('menus: 2 options shown, 3 left out;');
    expect(code).toBe(0);
  });

  for (const [fault, reason] of [
    ['error 500', 'status 500'],
    ['html', 'the body is not JSON'],
    ['wrong type', 'the body is not an object of categories'],
    ['unknown host', 'redirected to another host, api.invalid'],
  ] as const) {
    test(`ends with 1 and the line of the site where a source would fail, and shows the other one: ${fault}`, async ({
      startAdminApi,
    }) => {
      const api = await startAdminApi();
      api.faults.menus = fault;
      const { code, stdout, stderr } = await checkApi(api.url);
      expect(stderr).toMatch(new RegExp(`^\\[content\\] menus: failed after \\d+ ms: ${reason}$`, 'm'));
      expect(stderr).not.toContain('[content] testimonials');
      expect(stdout).toContain('testimonials: 7 reviews shown, 0 left out;');
      expect(code).toBe(1);
    });
  }

  test('says of an API without one usable row why each is left out, and ends with 1', async ({
    startAdminApi,
  }) => {
    const api = await startAdminApi({ menus: { Postres: [{}] }, testimonials: [] });
    const { code, stdout, stderr } = await checkApi(api.url);
    expect(tableOf(stdout).slice(1)).toEqual(['menus | Postres[0] | {} | left out: title is not text']);
    expect(stderr).toMatch(/^\[content\] menus: failed .*: the body holds no option that can be used$/m);
    expect(code).toBe(1);
  });

  test('ends with 1 where the API wants a password', async () => {
    const server = createServer((_, response) => response.writeHead(401).end());
    const port = await freePort();
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    const { code, stderr } = await checkApi(`http://127.0.0.1:${port}`);
    server.close();
    for (const source of ['menus', 'testimonials'])
      expect(stderr).toMatch(new RegExp(`^\\[content\\] ${source}: failed after \\d+ ms: status 401$`, 'm'));
    expect(code).toBe(1);
  });

  test('ends with 1 where nothing can be reached', async () => {
    const { code, stderr } = await checkApi(`http://127.0.0.1:${await freePort()}`);
    expect(stderr).toMatch(/^\[content\] menus: failed after \d+ ms: ECONNREFUSED$/m);
    expect(code).toBe(1);
  });

  for (const [what, args, sentence] of [
    ['no address', [], 'check-api needs the address of one admin API.'],
    [
      'two addresses',
      ['http://a.example', 'http://b.example'],
      'check-api needs the address of one admin API.',
    ],
    ['an address without a scheme', ['admin.example'], 'ADMIN_API_URL must be an http(s) address'],
    [
      'the address of a source',
      ['https://admin.example/api/googleres/'],
      'https://admin.example/api/googleres/ ends in the path of a source: give the address without /googleres.',
    ],
  ] as const) {
    test(`ends with 1 and one sentence for ${what}`, async () => {
      const { code, stdout, stderr } = await checkApi(...args);
      expect(stderr.startsWith(sentence)).toBe(true);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stdout).toBe('');
      expect(code).toBe(1);
    });
  }

  test('has no colour and no control character in a pipe', async ({ startAdminApi }) => {
    const api = await startAdminApi({
      menus: { ...menus, '\u001B[31mX': [{ note: '\u009B31m' }, { title: '\u0007' }] },
    });
    const { stdout } = await checkApi(api.url);
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});
