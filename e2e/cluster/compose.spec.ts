import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot, temporaryFolder } from '../support/site';

const env = 'SITE_HOST=labrasa.example\nWHATSAPP_PHONE=+54 9 341 555-0000\n';

const operating = readFileSync(join(projectRoot, 'deploy/OPERATING.md'), 'utf8');

/** The output of `docker-compose config` for a copy of `deploy/` with these variables in its `.env`. */
function config(variables: string, override = '') {
  const cwd = temporaryFolder();
  cpSync(join(projectRoot, 'deploy'), cwd, { recursive: true });
  writeFileSync(join(cwd, '.env'), variables);
  writeFileSync(join(cwd, 'second.env'), 'SITE_URL=https://second.example\n');
  if (override) writeFileSync(join(cwd, 'compose.override.yaml'), override);
  return execFileSync('docker-compose', ['config'], { cwd, encoding: 'utf8', stdio: 'pipe' });
}

test('docker compose up starts one site with its proxy, Redis only on request', () => {
  const names = config(env)
    .match(/^ {2}\w+:$|^ {4}profiles:/gm)
    ?.join('');
  expect(names).toMatch(/^ {2}proxy: {2}redis: {4}profiles: {2}site:/);
});

test('the site gets the variables in .env', () => {
  const file = config(`${env}COUNTS=1\n`);
  for (const variable of [
    'SITE_URL: https://labrasa.example',
    'WHATSAPP_PHONE: +54 9 341 555-0000',
    /COUNTS: ['"]1['"]/,
  ])
    expect(file.split(variable)).toHaveLength(2);
});

test('PORT or SITE_STATIC in .env does not hide the site from the proxy', () => {
  const file = config(`${env}PORT=8080\nSITE_STATIC=/elsewhere\n`);
  expect(file).toMatch(/ PORT: .*3000/);
  expect(file).not.toContain('/elsewhere');
});

test('every service has limits, a log driver and a read-only disk', () => {
  const file = config(`${env}COMPOSE_PROFILES=redis\n`);
  for (const ofAll of [
    'read_only: true',
    'restart: always',
    'mem_limit: ',
    'memswap_limit: ',
    'pids_limit: ',
    'driver: local',
  ])
    expect([ofAll, file.split(ofAll).length - 1]).toEqual([ofAll, 3]);
});

for (const [variable, message] of [
  ['SITE_HOST', /the host of the site/],
  ['WHATSAPP_PHONE', /the number of the business/],
] as const)
  test(`a missing ${variable} is named`, () => {
    const rest = env.split('\n').filter((line) => !line.startsWith(variable));
    expect(() => config(rest.join('\n'))).toThrow(message);
  });

test('the second site of the guide has its own settings and cache', () => {
  const example = /^ {4}services:\n(?: {4}.*\n)*/m.exec(operating)?.[0] ?? '';
  const [, second = ''] = / second:\n([\s\S]*?)^ {2}\w/m.exec(config(env, example)) ?? [];
  expect(second).toContain('SITE_URL: https://second.example');
  expect(second).toContain('second:/site/.cache');
  expect(second).not.toContain('labrasa');
});

test('every image has an exact version', () => {
  const files = ['Dockerfile', 'compose.yaml'].map((file) =>
    readFileSync(join(projectRoot, 'deploy', file), 'utf8'),
  );
  const images = [...files.join('\n').matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(5);
  for (const image of images.filter((one) => !one?.startsWith('$')))
    expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+-[a-z-]+$/);
});
