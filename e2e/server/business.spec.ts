import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sampleBusiness from '../../lib/site/business.json';
import { readDocument } from '../support/document';
import { factsFile, rosario } from '../support/rosario';
import { expect, test } from '../support/server-test';
import { freePort, projectRoot } from '../support/site';

for (const command of ['run dev', 'start'])
  test(`invalid facts with an invalid number stop npm ${command} with one message`, async () => {
    const file = factsFile({
      ...sampleBusiness,
      place: '',
      legal: { cuit: '30-12345678-9' },
      hours: '10 a 20',
    });
    const env = {
      ...process.env,
      BUSINESS_FILE: file,
      WHATSAPP_PHONE: '341 555-0000',
      PORT: String(await freePort()),
    };
    const options = { cwd: projectRoot, env, timeout: 50_000 };
    const failure = await promisify(execFile)('npm', command.split(' '), options).catch((error) => error);
    expect(failure.code).toBe(1);
    const output = failure.stdout + failure.stderr;
    const message = `Para que el sitio arranque hay que corregir:
  WHATSAPP_PHONE: no tiene el código del país: escribilo +54 9 341 555-0000
  business.json, place: va un texto de 1 a 80 letras, en un renglón (dice "")
  business.json, legal.cuit: va un CUIT de 11 números con el último correcto, como 30-12345678-1 (dice "30-12345678-9")
  business.json, hours: este archivo no lleva un dato con ese nombre`;
    expect(output).toContain(message);
    expect(output.split('hay que corregir')).toHaveLength(2);
  });

/** All texts in a value made of objects, lists and texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Words and texts that are true only of the sample business. */
const traces = [
  ...textsIn({ ...sampleBusiness, $schema: undefined, cuisine: [], openingHours: undefined }),
  ...['fuego', 'pizza', 'muzzarella', 'porteñ', 'palermo', 'caba', '500 eventos'],
];

test.describe('a business in another city', () => {
  test('shows nothing of the sample', async ({ rosarioUrl }) => {
    const scripts = new Set<string>();
    const files = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt'];
    let pages = '';
    for (const path of ['/', '/eventos', '/no-existe', ...files]) {
      const text = await (await fetch(`${rosarioUrl}${path}`)).text();
      expect(text.length).toBeGreaterThan(50);
      const found = traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
      expect(found, path).toEqual([]);
      for (const [address] of text.matchAll(/\/_next\/[^"]*\.js/g)) scripts.add(address);
      pages += text;
    }
    const { texts, photos, searchResults, promises, conditions } = rosario;
    // The pages have the description of the hero's photo only in previews: behind the title the photo is decoration.
    expect(
      textsIn([texts, photos, searchResults, promises, conditions]).filter((text) => !pages.includes(text)),
    ).toEqual([]);
    expect(scripts.size).toBeGreaterThan(3);
    for (const address of scripts) {
      const code = await (await fetch(`${rosarioUrl}${address}`)).text();
      expect(textsIn(sampleBusiness).filter((trace) => trace.length > 8 && code.includes(trace))).toEqual([]);
    }
  });

  test('shows its own facts and prices', async ({ rosarioUrl }) => {
    const document = await readDocument(`${rosarioUrl}/eventos`);
    const footer = document.querySelector('footer')?.textContent;
    expect(footer).toContain('Horario de atención:Lunes y martes de 10 a 20, sábados de 18 a 3');
    expect(footer).toContain('Bv. Oroño 1234, S2000 Funes, Santa Fe');
    const rows = document.querySelectorAll('fieldset li');
    expect([...rows].map(({ textContent }) => textContent?.trim())).toEqual([
      'Boga a las brasas $12.100Precio sin impuestos nacionales: $10.000',
      'Surubí',
    ]);
  });
});
