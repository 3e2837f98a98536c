import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printCounts } from './print-counts';

let folder: string;
let server: Server;
let url: string;
let reply: { status: number; body: string };

const campaigns = ['volante', 'feria-2026'];
const countsOf = (names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, {}])));

beforeEach(async () => {
  process.env.REVALIDATE_SECRET = 'a-secret-of-the-tests-0123456789';
  folder = mkdtempSync(join(tmpdir(), 'codes-'));
  reply = { status: 200, body: countsOf(campaigns) };
  server = createServer((_, response) => {
    response.writeHead(reply.status, { 'content-type': 'text/plain' }).end(reply.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

/** What the command prints, after `error: ` if it cannot do what it is asked for. */
async function print(...args: string[]): Promise<string> {
  const stdout = jest.spyOn(console, 'log').mockImplementation();
  const stderr = jest.spyOn(console, 'error').mockImplementation();
  const isDone = await printCounts(args);
  const { calls } = (isDone ? stdout : stderr).mock;
  return (isDone ? '' : 'error: ') + calls.map(([text]) => text).join('\n');
}

it('the links to share are those of the site with its campaigns', async () => {
  const lines = (await print('--links', `${url}/`)).split('\n');
  expect(lines).toContain(`${url}/ig/eventos`);
  for (const name of campaigns) expect(lines).toContain(`${url}/eventos?utm_campaign=${name}`);
});

describe('before the site is up', () => {
  const PUBLIC = 'https://catering.example';

  beforeEach(() => {
    const file = join(folder, 'facts.csv');
    writeFileSync(file, 'dato,valor\nnombre,La Brasa\ncampaña,volante\ncampaña,feria-2026\n');
    jest.replaceProperty(process, 'env', { ...process.env, FACTS_TABLE: file });
  });

  it('the links to share are those of the table of facts', async () => {
    expect(await print('--links', PUBLIC)).toContain(`${PUBLIC}/eventos?utm_campaign=feria-2026`);
  });

  it('links of this machine are named as such', async () => {
    const stderr = jest.spyOn(console, 'error').mockImplementation();
    await print('--links', 'http://localhost:4581');
    expect(stderr).toHaveBeenCalledWith(expect.stringMatching(/es esta máquina, y nadie más llega ahí/));
  });
});

it('the QR codes of campaigns are written as pictures', async () => {
  await print(url, '--qr', folder);
  const files = campaigns.flatMap((name) => [`${name}.svg`, `${name}_eventos.svg`]);
  expect(readdirSync(folder).sort()).toEqual(files.sort());
  // A QR code of version 4 is 33 modules wide, with a margin of four on each side.
  expect(readFileSync(join(folder, 'volante.svg'), 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 410 410"/);
});

it('the campaigns of 90 days may be more than the facts name at a time', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `c${index}`);
  reply.body = countsOf(names);
  expect(await print('--links', url)).toContain(`${url}/v/c20`);
});

it.each([
  ['outside its folder for a hostile site', ['../../elsewhere']],
  ['for a site with thousands of campaigns', Array.from({ length: 12_933 }, (_, index) => `c${index}`)],
])('no QR code is written %s', async (_what, names) => {
  reply.body = countsOf(names);
  expect(await print(url, '--qr', join(folder, 'a/b'))).toMatch(/^error: .* responde otra cosa/);
  expect(readdirSync(folder)).toEqual([]);
});

describe('what is wrong is said in one sentence:', () => {
  it('an address without its protocol', async () => {
    expect(await print('catering.example')).toBe(
      'error: catering.example no es una dirección: escribila como https://tu-sitio',
    );
  });

  it('an address to which the secret would go without encryption', async () => {
    expect(await print('http://catering.example')).toBe(
      'error: Con http la clave viaja sin cifrar: escribí https://catering.example',
    );
  });

  it('a site that does not respond', async () => {
    server.close();
    expect(await print(url)).toBe(`error: ${url} no responde: ECONNREFUSED`);
  });

  it('a site that counts nothing', async () => {
    reply = { status: 404, body: 'Este sitio no cuenta nada' };
    expect(await print(url)).toContain('error: El sitio no cuenta nada');
  });

  it('too many days', async () => {
    expect(await print(url, '--days', '91')).toBe('error: --days es un número de 1 a 90, no 91.');
  });

  it('an option that does not exist', async () => {
    expect(await print(url, '--link')).toMatch(/^error: Para ver qué contó el sitio:/);
  });
});
