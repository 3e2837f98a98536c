import { readFileSync } from 'node:fs';
import { parseConfig, remarksOn, remarksOnNames, variableNames } from './parse-config';

const defaults = {
  SITE_URL: 'http://localhost:3000',
  WHATSAPP_PHONE: '5491100000000',
  REVALIDATE_SECONDS: 300,
  IMAGE_HOSTS: ['lh3.googleusercontent.com', 'res.cloudinary.com'],
  PORT: 3000,
  CONTENT_CACHE_DIR: '.cache/content',
  MESSAGE_ORIGIN: false,
  COUNTS: false,
};

it.each([undefined, '', '   ', '\t'])('a variable that is %j has its default', (nothing) => {
  expect(parseConfig(Object.fromEntries(variableNames.map((name) => [name, nothing])))).toEqual(defaults);
});

it.each<[name: string, value: string, parsed: unknown]>([
  ['ADMIN_API_URL', 'https://admin.example/api//', 'https://admin.example/api'],
  ['MENU_TABLE', 'menu.csv', `${process.cwd()}/menu.csv`],
  ['REVIEWS_TABLE', 'https://sheets.example/pub?output=csv', 'https://sheets.example/pub?output=csv'],
  ['SITE_URL', 'https://catering.example:8443/catering/', 'https://catering.example:8443'],
  ['BASE_PATH', '/sitios/catering_2.0', '/sitios/catering_2.0'],
  ['WHATSAPP_PHONE', '+54 (9) 351-555.1234', '5493515551234'],
  ['REVALIDATE_SECONDS', '1', 1],
  ['REVALIDATE_SECRET', '0123456789abcdef', '0123456789abcdef'],
  ['IMAGE_HOSTS', 'IMG.example, cdn.example', ['img.example', 'cdn.example']],
  ['PORT', '65535', 65_535],
  ['MESSAGE_ORIGIN', '1', true],
  ['COUNTS', '1', true],
  ['COUNTS', '0', false],
  ['REDIS_URL', 'rediss://:hunter2@redis.example:6379/1', 'rediss://:hunter2@redis.example:6379/1'],
  ['REDIS_URL', 'redis://site:p%40ss@[::1]:6379/', 'redis://site:p%40ss@[::1]:6379/'],
])('a valid value of %s, %j, is taken', (name, value, parsed) => {
  expect(parseConfig({ [name]: value })).toEqual({ ...defaults, [name]: parsed });
});

it.each([
  ['ADMIN_API_URL', 'https://admin:hunter2@admin.example/api'],
  ['ADMIN_API_URL', 'https://admin.example/api?key=1'],
  ['BASE_PATH', 'mi/catering'],
  ['BASE_PATH', '/mi catering'],
  ['REVALIDATE_SECONDS', 'x5'],
  ['REVALIDATE_SECONDS', '5s'],
  ['REVALIDATE_SECONDS', '10000000'],
  ['PORT', '65536'],
  ['PORT', '0'],
  ['PORT', '1e3'],
  ['IMAGE_HOSTS', 'https://img.example'],
  ['IMAGE_HOSTS', '*.example'],
  ['MESSAGE_ORIGIN', 'true'],
  ['REDIS_URL', 'http://redis.example'],
  ['REDIS_URL', 'redis://:pa#ss@redis.example'],
  ['REDIS_URL', 'redis://redis.example/one'],
  ['REDIS_URL', 'redis://site:%zz@redis.example'],
  ['REDIS_URL', 'redis://redis.example:99999'],
  ['MENU_TABLE', 'https://'],
  ['COUNTS', 'si'],
  ['SITE_URL', 'catering.example'],
  ['WHATSAPP_PHONE', '0000-0000 int. 5'],
  ['REVALIDATE_SECRET', 'corto'],
  ['REVALIDATE_SECRET', 'contraseña-larga-1'],
  ['REVALIDATE_SECRET', 'a secret with a blank at its end '],
])('an invalid value of %s, %j, is refused by name', (name, value) => {
  const message = new RegExp(`^Para que el sitio arranque hay que corregir:\n  ${name}: [^\n]+$`);
  expect(() => parseConfig({ [name]: value })).toThrow(message);
});

it('all invalid variables are named in one message', () => {
  const env = {
    ADMIN_API_URL: 'ftp://user:hunter2@admin.example',
    BASE_PATH: 'hunter2',
    FACTS_TABLE: 'datos.csv',
    REVALIDATE_SECRET: 'hunter2',
  };
  const message = `Para que el sitio arranque hay que corregir:
  ADMIN_API_URL: una dirección http(s) sin usuario, contraseña ni signo de pregunta, como https://admin.example/api
  BASE_PATH: una ruta que empieza con barra y no termina con una, como /catering
  REVALIDATE_SECRET: una clave de 16 letras o números o más, sin acentos ni espacios en las puntas`;
  expect(() => parseConfig(env)).toThrow(new Error(message));
});

it('a table is refused for a source that has an admin API', () => {
  const env = { ADMIN_API_URL: 'https://admin.example/api', REVIEWS_TABLE: 'reviews.csv' };
  expect(() => parseConfig(env)).toThrow(/:\n {2}REVIEWS_TABLE: va vacía, porque está ADMIN_API_URL$/);
});

it.each([{ MENU_TABLE: 'menu.csv' }, { ADMIN_API_URL: 'https://admin.example' }])(
  'the facts of the sample stop a public site with content of its own: %j',
  (source) => {
    const env = { ...source, SITE_URL: 'https://catering.example', WHATSAPP_PHONE: '+54 9 341 555-0000' };
    expect(() => parseConfig(env)).toThrow(
      /:\n {2}FACTS_TABLE: falta la planilla con los datos de tu negocio/,
    );
    expect(() => parseConfig({ ...env, FACTS_TABLE: 'datos.csv' })).not.toThrow();
  },
);

const SITE_URL = 'https://catering.example';

it.each([
  [{ SITE_URL, MENU_TABLE: 'menu.csv' }],
  [{ SITE_URL, ADMIN_API_URL: 'https://admin.example', WHATSAPP_PHONE: '+54 9 11 0000-0000' }],
])('the phone number of the sample stops a public site with content of its own: %j', (env) => {
  expect(() => parseConfig(env)).toThrow('WHATSAPP_PHONE: falta tu número');
});

it.each([
  [{ SITE_URL }],
  [{ MENU_TABLE: 'menu.csv' }],
  [{ MENU_TABLE: 'menu.csv', SITE_URL: 'http://localhost:3000' }],
  [{ MENU_TABLE: 'menu.csv', SITE_URL, WHATSAPP_PHONE: '+54 9 341 555-0000', FACTS_TABLE: 'datos.csv' }],
])('the phone number of the sample stops no other site: %j', (env) => {
  expect(() => parseConfig(env)).not.toThrow();
});

it('a number without the 9 of mobiles is said, because only a landline has none', () => {
  const said = (WHATSAPP_PHONE: string) => remarksOn(parseConfig({ WHATSAPP_PHONE })).join();
  expect(said('+54 341 555-0000')).toMatch(/escribilo \+54 9 341 555-0000; si es un fijo, está bien\.$/);
  expect(said('+54 9 341 555-0000')).toBe('');
});

it('two tables at one address stop the start', () => {
  const sheet = 'https://docs.google.com/spreadsheets/d/1/edit';
  expect(() => parseConfig({ MENU_TABLE: sheet, FACTS_TABLE: `${sheet}#gid=7` })).toThrow(
    'MENU_TABLE y FACTS_TABLE: es la misma planilla, y una no dice su pestaña',
  );
});

const read = (file: string) => readFileSync(file, 'utf8');
const otherReaders = ['deploy/compose.yaml', 'deploy/Caddyfile'].map(read).join('\n');

it('of the names in .env those that nothing reads are said in one line', () => {
  const settings = 'COUNT=1\nPORT=3000\nexport MENU_TABEL="https://sheets.example/#gid=1"\n#REVIEW=1';
  expect(remarksOnNames(settings, otherReaders)).toEqual([
    '.env: el sitio no conoce COUNT, MENU_TABEL; fijate cómo se escribe en .env.example.',
  ]);
});

it('of the names in .env those of the example, of Compose and of the proxy are known', () => {
  const example = read('.env.example').replaceAll(/^#([A-Z])/gm, '$1');
  const ofProxy = 'SITE_HOST=a\nOTHER_NAMES=b\nSITE_UPSTREAMS=c\nCOMPOSE_PROFILES=redis\n';
  expect(remarksOnNames(ofProxy + example, otherReaders)).toEqual([]);
});

it('every variable is in the deploy guide', () => {
  const guide = readFileSync('deploy/README.md', 'utf8');
  expect(variableNames.filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(guide))).toEqual([]);
});
