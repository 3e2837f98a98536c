import { expect, test } from '../support/cluster-test';
import { menus } from '../support/content';
import { count, counting, countsOf } from '../support/counts';
import { publicBusiness } from '../support/facts';
import { request } from '../support/http';
import { refresh, temporaryFolder } from '../support/site';

const HOSTS = ['first.localhost', 'second.localhost'] as const;

test('two sites with one proxy and one Redis do not affect each other', async ({
  startApi,
  startRedis,
  startSite,
  startProxy,
}) => {
  const redis = await startRedis();
  const startBusiness = async (host: string) => {
    const api = await startApi({ menus: { ...menus, Postres: [{ title: `Torta de ${host}` }] } });
    const staticFolder = temporaryFolder();
    const site = await startSite({
      env: {
        ...counting,
        ADMIN_API_URL: api.url,
        REDIS_URL: redis.url,
        SITE_STATIC: staticFolder,
        SITE_URL: `https://${host}`,
        ...publicBusiness,
      },
    });
    return { api, site, staticFolder };
  };
  const [first, second] = await Promise.all([startBusiness(HOSTS[0]), startBusiness(HOSTS[1])]);
  const reverseProxy = await startProxy(first.site, {
    names: [HOSTS[0]],
    staticFolder: first.staticFolder,
    // As OPERATING.md says: copies the block and replaces the variables by values.
    secondSite: (block, port) =>
      block
        .replace(/\{\$SITE_ADDRESS.*?\} \{/, `${HOSTS[1]}:${port} {`)
        .replace(/\{\$SITE_UPSTREAMS.*?\}/g, second.site.address)
        .replace(/\{\$SITE_STATIC.*?\}/, second.staticFolder)
        .replaceAll('{$SITE_LOOKUP}', ''),
  });
  const visit = async (host: string) => {
    const options = { servername: host, rejectUnauthorized: false };
    return (await request(`${reverseProxy.url}/eventos`, { host }, options)).body.toString();
  };

  for (const host of HOSTS) expect(await visit(host)).toContain(`Torta de ${host}`);

  first.api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
  const asked = second.api.requests.menus;
  expect((await refresh(first.site)).status).toBe(200);
  await expect.poll(() => visit(HOSTS[0])).toContain('Torta nueva');
  expect(await visit(HOSTS[1])).toContain(`Torta de ${HOSTS[1]}`);
  expect(second.api.requests.menus).toBe(asked);

  expect(await count(first.site.url, 'visit google')).toBe(204);
  await first.site.stop();
  expect(await countsOf(second.site.url)).toEqual({});
});
