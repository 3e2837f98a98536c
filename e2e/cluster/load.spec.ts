import { faults } from '../support/admin-api';
import { expect, test } from '../support/cluster-test';
import { menus, testimonials } from '../support/content';
import { freePort, refresh, secondBuild, secret } from '../support/site';
import { Visitors } from './visitors';

/** How many visits there are during and after each event. */
const VISITS = 200;

/** Content of which each page shows the number. */
function edition(number: number) {
  return {
    menus: { ...menus, Postres: [{ title: `Torta, edición ${number}` }] },
    testimonials: [{ ...testimonials[0], message: `Mensaje, edición ${number}` }],
  };
}

function editionOf(html: string): number {
  return Number(/edición (\d+)/.exec(html)?.[1]);
}

test('no response fails or is mixed under load, whatever happens to instances, Redis, admin API and nginx', async ({
  startAdminApi,
  startRedis,
  startSite,
  startNginx,
}) => {
  const api = await startAdminApi(edition(1));
  let redis = await startRedis();
  const redisPort = Number(new URL(redis.url).port);
  const ports = [await freePort(), await freePort()];
  const start = (port: number, build: { folder?: string } = {}) => {
    const env = {
      PORT: String(port),
      ADMIN_API_URL: api.url,
      REVALIDATE_SECONDS: '2',
      REVALIDATE_SECRET: secret,
      REDIS_URL: redis.url,
    };
    return startSite({ env, ...build });
  };
  const instances = await Promise.all(ports.map((port) => start(port)));
  const nginx = await startNginx(...instances);
  const visitors = new Visitors(nginx.url, editionOf);
  /** Both instances have subscribed, and what they show is in Redis. */
  const joined = async () => {
    await expect.poll(() => redis.command('PUBSUB', 'CHANNELS')).not.toBe('');
    const channel = await redis.command('PUBSUB', 'CHANNELS');
    await expect.poll(() => redis.command('PUBSUB', 'NUMSUB', channel)).toBe(`${channel}\n2`);
    await expect.poll(() => redis.command('DBSIZE')).toBe('2');
  };
  const step = (title: string, change: () => Promise<unknown> | unknown) =>
    test.step(title, async () => {
      await change();
      await visitors.more(VISITS);
    });

  await step('nothing happens', joined);
  for (const [index, port] of ports.entries()) {
    await step(`instance ${index + 1} is killed`, () => instances[index]?.stop('SIGKILL'));
    await step(`instance ${index + 1} is back`, async () => {
      instances[index] = await start(port);
    });
  }

  await step('Redis is killed', () => redis.stop('SIGKILL'));
  await step('Redis is back, without content', async () => {
    redis = await startRedis({ port: redisPort });
    await joined();
  });
  await step('Redis does not answer', () => redis.signal('SIGSTOP'));
  await step('Redis answers again', async () => {
    redis.signal('SIGCONT');
    await joined();
  });

  for (const fault of faults)
    await step(`the admin API fails: ${fault}`, async () => {
      api.faults.menus = fault;
      api.faults.testimonials = fault;
      const before = api.requests.menus;
      await expect.poll(() => api.requests.menus).toBeGreaterThan(before);
    });
  await step('an edit is told to one instance', async () => {
    delete api.faults.menus;
    delete api.faults.testimonials;
    Object.assign(api.content, edition(2));
    const [first] = instances;
    expect((await (first && refresh(first)))?.status).toBe(200);
    await expect.poll(() => visitors.oldestEdition).toBe(2);
  });

  const oldFiles = [...visitors.files];
  for (const [index, port] of ports.entries())
    await step(`instance ${index + 1} gives way to one of another build`, async () => {
      expect(await instances[index]?.stop()).toBe(0);
      instances[index] = await start(port, { folder: secondBuild });
    });
  await test.step('the pages of the build before still get their scripts and style sheets', async () => {
    expect(visitors.files.size).toBeGreaterThan(oldFiles.length);
    for (const file of oldFiles) {
      const { status } = await fetch(`${nginx.url}${file}`, { headers: { 'accept-encoding': 'br' } });
      expect([file, status]).toEqual([file, 200]);
    }
  });

  await step('nginx is reloaded', () => nginx.reload());
  await visitors.leave();
});
