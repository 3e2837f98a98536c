import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot, temporaryFolder } from '../support/site';

/** A copy of `deploy/`, with the variables that an operator has written into `.env`. */
function deployFolder(env: string): string {
  const folder = temporaryFolder();
  cpSync(join(projectRoot, 'deploy'), folder, { recursive: true });
  writeFileSync(join(folder, '.env'), env);
  return folder;
}

const config = (cwd: string, ...options: string[]) =>
  execFileSync('docker-compose', ['config', ...options], { cwd, encoding: 'utf8', stdio: 'pipe' });

const env = 'SITE_HOST=labrasa.example\nWHATSAPP_PHONE=+54 9 341 555-0000\n';

test('the compose file starts two instances behind nginx', () => {
  const services = config(deployFolder(env), '--services').trim().split('\n');
  expect(services.sort()).toEqual(['nginx', 'redis', 'site-1', 'site-2']);
});

test('both instances get the variables of the operator', () => {
  const file = config(deployFolder(`${env}COUNTS=1\n`));
  for (const ofInstances of [
    'SITE_URL: https://labrasa.example',
    'WHATSAPP_PHONE: +54 9 341 555-0000',
    /COUNTS: ['"]1['"]/,
  ])
    expect(file.split(ofInstances)).toHaveLength(3);
});

test('a PORT of the operator moves no instance', () => {
  const file = config(deployFolder(`${env}PORT=8080\n`));
  expect([...file.matchAll(/ PORT: .*?(\d+)/g)].map(([, port]) => port)).toEqual(['3000', '3001']);
});

test('every service is bounded', () => {
  const file = config(deployFolder(env));
  for (const ofAll of [
    'read_only: true',
    'restart: always',
    'mem_limit: ',
    'memswap_limit: ',
    'pids_limit: ',
    'driver: local',
  ])
    expect([ofAll, file.split(ofAll).length - 1]).toEqual([ofAll, 4]);
});

for (const [variable, message] of [
  ['SITE_HOST', /the host of the site/],
  ['WHATSAPP_PHONE', /the number of the business/],
] as const)
  test(`a missing ${variable} is named`, () => {
    const rest = env.split('\n').filter((line) => !line.startsWith(variable));
    expect(() => config(deployFolder(rest.join('\n')))).toThrow(message);
  });

test('nginx starts with the name of the site and the addresses of the instances', () => {
  const cwd = deployFolder('');
  const compose = readFileSync(join(cwd, 'compose.yaml'), 'utf8');
  const script = />-\n( +sed [\s\S]*?) && exec nginx/.exec(compose)?.[1] ?? 'false';
  const ownPaths = script.replace('/site.conf', 'nginx.conf').replace('/etc/nginx/conf.d', '.');
  const command = ownPaths.replaceAll('$$', '$').replaceAll('\n', ' ');
  execFileSync('sh', ['-c', command], { cwd, env: { ...process.env, SITE_HOST: 'labrasa.example' } });
  const made = readFileSync(join(cwd, 'default.conf'), 'utf8');
  expect(made).toContain('server_name labrasa.example;');
  expect(made).toContain('/etc/letsencrypt/live/labrasa.example/fullchain.pem;');
  expect(made.match(/server 172\.30\.83\.11:3000/g)).toHaveLength(2);
  expect(made.match(/server 172\.30\.83\.12:3001/g)).toHaveLength(2);
  expect(made).not.toContain('127.0.0.1:300');
});
