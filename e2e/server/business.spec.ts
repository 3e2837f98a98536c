import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sampleFacts } from '../../lib/testing/sample-facts';
import { type FactRows, factsFile, rosario, valueIn } from '../support/facts';
import { readDocument, structuredData } from '../support/http';
import { expect, test } from '../support/server-test';
import { freePort, projectRoot, refresh, secret, temporaryFolder } from '../support/site';

/** Runs a command that starts the site, with these settings, and returns why it has not started. */
async function refusalOf(command: string, settings: Record<string, string>): Promise<string> {
  const env = { ...process.env, ...settings, PORT: String(await freePort()) };
  const options = { cwd: projectRoot, env, timeout: 50_000 };
  const failure = await promisify(execFile)('npm', command.split(' '), options).catch((error) => error);
  expect(failure.code).toBe(1);
  return failure.stdout + failure.stderr;
}

for (const command of ['run dev', 'start'])
  test(`invalid settings stop npm ${command} with one message`, async () => {
    const output = await refusalOf(command, {
      FACTS_TABLE: 'http://tablas.example/datos.csv',
      WHATSAPP_PHONE: '341 555-0000',
    });
    expect(output).toContain(`Para que el sitio arranque hay que corregir:
  FACTS_TABLE: empieza con http: y cualquiera puede cambiarla en el camino: va con https://
  WHATSAPP_PHONE: así no llega a WhatsApp: escribilo +54 9 341 555-0000`);
    expect(output.split('hay que corregir')).toHaveLength(2);
    // `npm start` leaves judging to the server, which says `Ready` before.
    if (command === 'run dev') expect(output).not.toContain('Ready');
  });

for (const [facts, reason, menu = 'lib/content/sample/menu.csv'] of [
  [[['ciudad', 'Rosario']], 'FACTS_TABLE: falta el dato "nombre"'],
  [[['nombre', sampleFacts.name]], `FACTS_TABLE: el nombre es todavía ${sampleFacts.name}, el de la muestra`],
  [[['nombre', 'Leña']], 'MENU_TABLE: no existe el archivo /no/menu.csv', '/no/menu.csv'],
] as const)
  test(`a public site with content of its own does not start: ${reason}`, async () => {
    const output = await refusalOf('run serve', {
      SITE_URL: 'https://labrasa.example',
      MENU_TABLE: menu,
      FACTS_TABLE: factsFile(facts),
      WHATSAPP_PHONE: '+54 9 341 555-0000',
    });
    expect(output).toContain(reason);
  });

/** All texts in a value made of objects, lists and texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ofSample = textsIn({ ...sampleFacts, cuisine: [], openingHours: [] });

/** Words and texts that are true only of the sample business. */
const traces = [...ofSample, 'fuego', 'pizza', 'muzzarella', 'porteñ', 'palermo', 'caba', '500 eventos'];

/** Facts that no public page states as they are typed. */
const notShown =
  /^(presupuesto|aceptar|extra|vale|seña|chicos|sin TACC|cocina|condición|IVA|zona|código postal|rango de precios)$/;

test('a business in another city shows nothing of the sample', async ({ rosarioUrl }) => {
  const scripts = new Set<string>();
  const files = ['/sitemap.xml', '/robots.txt'];
  let pages = '';
  for (const path of ['/', '/eventos', '/no-existe', ...files]) {
    const text = await (await fetch(`${rosarioUrl}${path}`)).text();
    expect(text.length).toBeGreaterThan(50);
    const found = traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
    expect(found, path).toEqual([]);
    for (const [address] of text.matchAll(/\/_next\/[^"]*\.js/g)) scripts.add(address);
    pages += text.replaceAll('&amp;', '&');
  }
  // The pages have the description of the hero's photo only in previews: behind the title the photo is decoration.
  const shown = rosario.filter(([dato]) => !notShown.test(dato));
  expect(shown.filter(([, valor]) => !pages.includes(valor))).toEqual([]);
  expect(scripts.size).toBeGreaterThan(3);
  for (const address of scripts) {
    const code = await (await fetch(`${rosarioUrl}${address}`)).text();
    expect(ofSample.filter((trace) => trace.length > 8 && code.includes(trace))).toEqual([]);
  }
});

test('a business in another city shows its own facts and prices', async ({ rosarioUrl }) => {
  const document = await readDocument(`${rosarioUrl}/eventos`);
  const footer = document.querySelector('footer')?.textContent;
  expect(footer).toContain('Horario de atención:lunes y martes de 10 a 20sáb 18 a 3');
  expect(footer).toContain('Bv. Oroño 1234, S2000 Funes, Santa Fe');
  const rows = document.querySelectorAll('fieldset li');
  expect([...rows].map(({ textContent }) => textContent?.trim())).toEqual([
    'Boga a las brasas $12.100Precio sin impuestos nacionales: $10.000',
    'Surubí',
  ]);
});

// The tests in lib/content show which tables are refused, and how a bad row is named.
test('an edit of the facts shows on every surface with the next visit', async ({ startSite }) => {
  const FACTS_TABLE = factsFile(rosario);
  const site = await startSite({
    env: { FACTS_TABLE, REVALIDATE_SECRET: secret, COUNTS: '1', CONTENT_CACHE_DIR: temporaryFolder() },
  });
  /** Writes the facts with these rows in place of those of the same names, and returns whether the site takes them. */
  const edit = async (...rows: FactRows): Promise<boolean> => {
    const others = rosario.filter(([dato]) => !rows.some(([name]) => name === dato));
    factsFile([...rows, ...others], FACTS_TABLE);
    const response = await refresh(site, { sources: ['facts'] });
    return (await response.json()).refreshed.facts;
  };
  for (const path of ['/', '/eventos', '/no-existe', '/presupuesto'])
    expect(await (await fetch(site.url + path)).text()).toContain(valueIn(rosario, 'nombre')?.slice(0, 8));
  expect(
    await edit(
      ['nombre', 'Leña Verde'],
      ['ciudad', 'Paraná'],
      ['horario', 'dom 9 a 12'],
      ['presupuesto', ''],
    ),
  ).toBe(true);
  for (const path of ['/', '/eventos', '/no-existe']) {
    const document = await readDocument(site.url + path);
    for (const place of ['header', 'footer'])
      expect(document.querySelector(place)?.textContent).toContain('Leña Verde');
    expect(document.querySelector('footer')?.textContent).toContain('dom 9 a 12');
    expect(document.documentElement.outerHTML).not.toContain('La Brasa &');
  }
  const home = await readDocument(site.url);
  expect(home.title).toBe('Cátering para eventos en Paraná | Leña Verde');
  expect(structuredData(home)[0]).toMatchObject({
    name: 'Leña Verde',
    contactPoint: { hoursAvailable: [{ dayOfWeek: ['Sunday'], opens: '09:00', closes: '12:00' }] },
  });
  expect((await fetch(`${site.url}/presupuesto`)).status).toBe(404);
  await edit(['nombre', 'Leña Verde']);
  expect((await fetch(`${site.url}/presupuesto`)).status).toBe(200);
});
