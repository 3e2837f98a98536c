import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sampleBusiness from '../../lib/site/business.json';
import { readDocument } from '../support/document';
import { factsFile, rosario } from '../support/rosario';
import { expect, test } from '../support/server-test';
import { freePort, projectRoot } from '../support/site';

/** Runs a command, and returns its exit code and what it has written. */
async function run([program = '', ...args]: string[], env: Record<string, string>) {
  const child = spawn(program, args, { cwd: projectRoot, env: { ...process.env, ...env }, detached: true });
  // The worker ends after a test that fails, for instance because the command goes on.
  process.once('exit', () => child.pid && child.exitCode === null && process.kill(-child.pid));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

test.describe('business facts that cannot be used', () => {
  const facts = { ...sampleBusiness, place: '', legal: { cuit: '30-12345678-9' }, hours: '10 a 20' };
  const problems = [
    '  place must be a text of 1 to 80 characters in one line',
    '  legal.cuit must be a CUIT of 11 digits whose last one fits, e.g. 30-12345678-1',
    '  hours is not a field of this file',
  ];

  for (const command of ['run dev', 'start']) {
    test(`stop npm ${command} with one message that names every bad field`, async () => {
      const file = factsFile(facts);
      const env = { BUSINESS_FILE: file, PORT: String(await freePort()) };
      const { code, output } = await run(['npm', ...command.split(' ')], env);
      expect(code).toBe(1);
      const message = [`The business facts in ${file} cannot be used:`, ...problems].join('\n');
      expect(output.split(message)).toHaveLength(2);
      expect(output.split('cannot be used')).toHaveLength(2);
    });
  }
});

/** All texts in a value made of objects, lists and texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Words and texts that are true of the sample business alone. */
const traces = [
  ...textsIn({ ...sampleBusiness, $schema: undefined, cuisine: [] }),
  ...['fuego', 'pizza', 'muzzarella', 'porteñ', 'palermo', 'caba', '500 eventos'],
];

test.describe('a business in another city', () => {
  test('shows nothing of the sample business, and holds none of its texts in a script', async ({
    rosarioUrl,
  }) => {
    const scripts = new Set<string>();
    for (const path of [
      '/',
      '/eventos',
      '/no-existe',
      '/manifest.webmanifest',
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const text = await (await fetch(`${rosarioUrl}${path}`)).text();
      expect(text.length).toBeGreaterThan(50);
      const found = traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
      expect(found, path).toEqual([]);
      for (const [address] of text.matchAll(/\/_next\/[^"]*\.js/g)) scripts.add(address);
    }
    expect(scripts.size).toBeGreaterThan(3);
    for (const address of scripts) {
      const code = await (await fetch(`${rosarioUrl}${address}`)).text();
      expect(textsIn(sampleBusiness).filter((trace) => trace.length > 8 && code.includes(trace))).toEqual([]);
    }
  });

  test('each of its texts is on one of the pages', async ({ rosarioUrl }) => {
    const pages = await Promise.all(
      ['/', '/eventos', '/no-existe'].map(async (path) => {
        const { documentElement } = await readDocument(`${rosarioUrl}${path}`);
        return documentElement.outerHTML;
      }),
    );
    const { texts, photos, searchResults } = rosario;
    // The hero's photo is decoration behind the title, and described in previews.
    const missing = textsIn([texts, photos, searchResults]).filter((text) => !pages.join().includes(text));
    expect(missing).toEqual([]);
  });

  test('the footer says when it answers and where it is', async ({ rosarioUrl }) => {
    const footer = (await readDocument(`${rosarioUrl}/`)).querySelector('footer');
    expect(footer?.textContent).toContain('Lunes y martes de 10 a 20, sábados de 18 a 3');
    expect(footer?.textContent).toContain('Bv. Oroño 1234, S2000 Funes, Santa Fe');
  });

  test('CONTACT_EMAIL and BUSINESS_NAME win over the file, and the built site serves any business', async ({
    startSite,
  }) => {
    const site = await startSite({
      env: {
        BUSINESS_FILE: factsFile({ ...rosario, name: 'Sabores de Paraná' }),
        BUSINESS_NAME: 'Sabores del Litoral',
        CONTACT_EMAIL: 'pedidos@litoral.example',
      },
    });
    const html = (await readDocument(`${site.url}/`)).documentElement.outerHTML;
    expect(html).toContain('Sabores del Litoral');
    expect(html).toContain('pedidos@litoral.example');
    expect(['Sabores de Paraná', 'hola@labrasa.example'].filter((fact) => html.includes(fact))).toEqual([]);
  });

  test('each price in numbers has its price without taxes beside it', async ({ rosarioUrl }) => {
    const rows = (await readDocument(`${rosarioUrl}/eventos`)).querySelectorAll('fieldset li');
    expect([...rows].map(({ textContent }) => textContent?.trim())).toEqual([
      'Boga a las brasas $12.100Precio sin impuestos nacionales: $10.000',
      'Surubí',
    ]);
  });
});
