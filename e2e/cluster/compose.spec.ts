import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot, temporaryFolder } from '../support/site';

/** `deploy/`, with the variables that an operator has written into `.env`. */
function deployFolder(env: string): string {
  const folder = temporaryFolder();
  for (const name of ['compose.yaml', 'nginx.conf'])
    writeFileSync(join(folder, name), readFileSync(join(projectRoot, 'deploy', name)));
  writeFileSync(join(folder, '.env'), env);
  return folder;
}

const config = (folder: string, ...options: string[]) =>
  execFileSync('docker-compose', ['--file', 'compose.yaml', 'config', ...options], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('the compose file has nginx, Redis and two instances, which get the variables of the operator', () => {
  const folder = deployFolder('SITE_HOST=labrasa.example\nWHATSAPP_PHONE=+54 9 341 555-0000\n');
  expect(config(folder, '--services').trim().split('\n').sort()).toEqual([
    'nginx',
    'redis',
    'site-1',
    'site-2',
  ]);
  const file = config(folder);
  expect(file.match(/SITE_URL: https:\/\/labrasa\.example/g)).toHaveLength(2);
  expect(file.match(/WHATSAPP_PHONE: \+54 9 341 555-0000/g)).toHaveLength(2);
  expect(file.match(/read_only: true/g)).toHaveLength(4);
  expect(file.match(/restart: always/g)).toHaveLength(4);
  expect(file.match(/mem_limit: /g)).toHaveLength(4);
});

test('the compose file names the host of the site as what is missing', () => {
  expect(() => config(deployFolder(''))).toThrow(/the host of the site/);
});

test('nginx starts with the name of the site and the addresses of the instances', () => {
  const folder = deployFolder('SITE_HOST=labrasa.example\n');
  const script = />-\n( +sed [\s\S]*?) && exec nginx/.exec(
    readFileSync(join(folder, 'compose.yaml'), 'utf8'),
  )?.[1];
  mkdirSync(join(folder, 'conf.d'));
  const here = (script ?? 'false')
    .replaceAll('$$', '$')
    .replaceAll('\n', ' ')
    .replace('/site.conf', 'nginx.conf')
    .replace('/etc/nginx/conf.d', 'conf.d');
  execFileSync('sh', ['-c', here], { cwd: folder, env: { ...process.env, SITE_HOST: 'labrasa.example' } });
  const made = readFileSync(join(folder, 'conf.d/default.conf'), 'utf8');
  expect(made).toContain('server_name labrasa.example;');
  expect(made).toContain('/etc/letsencrypt/live/labrasa.example/fullchain.pem;');
  expect(made.match(/server 172\.30\.83\.11:3000/g)).toHaveLength(2);
  expect(made.match(/server 172\.30\.83\.12:3001/g)).toHaveLength(2);
  expect(made).not.toContain('127.0.0.1:300');
});
