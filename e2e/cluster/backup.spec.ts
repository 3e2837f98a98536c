import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/cluster-test';
import { menus } from '../support/content';
import { count, counting, countsOf } from '../support/counts';
import { publicBusiness } from '../support/facts';
import { projectRoot, temporaryFolder } from '../support/site';

const guide = readFileSync(join(projectRoot, 'deploy/OPERATING.md'), 'utf8');
const section = /^## Backup and restore\n(.*?)^## /ms.exec(guide)?.[1] ?? '';
const commands = [...section.matchAll(/^ {4}(.*)$/gm)].map(([, command = '']) => command);

/** A folder that stands for a machine: it holds the folder of compose.yaml and those of the containers. */
function machine() {
  const root = temporaryFolder();
  for (const folder of ['deploy/facts/photos', 'site/.cache', 'redis'])
    mkdirSync(join(root, folder), { recursive: true });
  return root;
}

/**
 * Runs the guide's commands that match. There is no container engine here: a command for a container runs in the folder that stands for it.
 * @returns how many commands matched
 */
function run(root: string, words: RegExp, port = 0): number {
  const wanted = commands.filter((command) => words.test(command));
  for (const command of wanted) {
    const [, service, inner, file] =
      /^docker compose \w+ (?:--rm )?-T (site|redis) (.*?)( [<>] [\w.]+)?$/.exec(command) ?? [];
    const line = service
      ? `(cd ../${service} && ${inner?.replace('redis-cli', `redis-cli -p ${port}`)})${file ?? ''}`
      : command;
    execFileSync('bash', ['-ec', line], { cwd: join(root, 'deploy'), stdio: 'pipe' });
  }
  return wanted.length;
}

const env = { ...counting, SITE_URL: 'https://catering.example', ...publicBusiness };

test('a restore brings back the content and counts of the site', async ({ startApi, startSite }) => {
  const [before, after] = [machine(), machine()];
  const api = await startApi({ menus: { ...menus, Postres: [{ title: 'Torta de antes' }] } });
  const start = (root: string) =>
    startSite({
      env: { ...env, ADMIN_API_URL: api.url, CONTENT_CACHE_DIR: join(root, 'site/.cache/content') },
    });
  writeFileSync(join(before, 'deploy/.env'), 'SITE_HOST=catering.example\n');
  writeFileSync(join(before, 'deploy/facts/menu.csv'), 'opción\n');
  writeFileSync(join(before, 'deploy/facts/photos/hero.jpg'), 'own photo');
  const site = await start(before);
  await fetch(`${site.url}/eventos`);
  expect(await count(site.url, 'visit google')).toBe(204);
  await site.stop();

  expect(run(before, /^tar -czf|^docker compose exec -T site/)).toBe(2);
  execFileSync('cp', ['settings.tgz', 'cache.tgz', join(after, 'deploy')], { cwd: join(before, 'deploy') });
  await api.stop();
  expect(run(after, /^tar -xzf|^docker compose run --rm -T site/)).toBe(2);

  for (const file of ['.env', 'facts/menu.csv', 'facts/photos/hero.jpg'])
    expect(readFileSync(join(after, 'deploy', file), 'utf8')).toBe(
      readFileSync(join(before, 'deploy', file), 'utf8'),
    );
  const restored = await start(after);
  expect(await (await fetch(`${restored.url}/eventos`)).text()).toContain('Torta de antes');
  expect(await countsOf(restored.url)).toEqual({ 'visit google': 1 });
});

test('a restore brings back the counts of Redis', async ({ startRedis, startSite }) => {
  const [before, after] = [machine(), machine()];
  const redis = await startRedis();
  const site = await startSite({ env: { ...env, REDIS_URL: redis.url } });
  expect(await count(site.url, 'visit google')).toBe(204);
  await site.stop();

  expect(run(before, /^docker compose exec -T redis/, redis.port)).toBe(1);
  execFileSync('cp', ['counts.rdb', join(after, 'deploy')], { cwd: join(before, 'deploy') });
  expect(run(after, /^docker compose run --rm -T redis/)).toBe(1);

  const other = await startRedis({ args: ['--dir', join(after, 'redis')] });
  const restored = await startSite({ env: { ...env, REDIS_URL: other.url } });
  expect(await countsOf(restored.url)).toEqual({ 'visit google': 1 });
});
