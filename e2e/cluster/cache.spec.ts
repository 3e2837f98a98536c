import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { avatarAddress } from '../../lib/site/avatar-address';
import { expect, test } from '../support/cluster-test';
import { menus } from '../support/content';
import { pictureOf } from '../support/image-host';
import { request } from '../support/request';
import { refresh } from '../support/site';

const picture = avatarAddress(pictureOf('hero'));

test.describe('nginx keeps', () => {
  test('files for as long as they allow', async ({ nginx }) => {
    const html = (await request(`${nginx.url}/`)).body.toString();
    const [script] = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(html) ?? [];
    const [prepared] = /\/images\/prepared\/[\w.-]+\.avif/.exec(html) ?? [];
    for (const path of [script, prepared, picture])
      for (const state of ['MISS', 'HIT'])
        expect((await request(`${nginx.url}${path}`)).headers['x-cache']).toBe(state);
  });

  test('each smaller image in each format', async ({ nginx, sharedInstances: [instance] }) => {
    for (const [photo, accept, type] of [
      ['hero', 'image/avif,image/webp,*/*', 'image/avif'],
      ['hero', 'image/webp,*/*', 'image/webp'],
      ['hero', '*/*', 'image/jpeg'],
      ['evento-1', '*/*', 'image/jpeg'],
      ['hero', '*/*', 'image/jpeg'],
    ] as const) {
      const path = avatarAddress(pictureOf(photo));
      const { headers, body } = await request(`${nginx.url}${path}`, { accept });
      expect(headers['content-type']).toBe(type);
      expect(body.equals((await request(`${instance.url}${path}`, { accept })).body)).toBe(true);
    }
  });

  test('a page in three codings, for browsers that read these', async ({
    sharedInstances: [instance],
    startNginx,
  }) => {
    const nginx = await startNginx(instance);
    const codings = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br ; q=0 , gzip ; q=0.5', 'gzip'],
      ['br;q=0.000,gzip;q=0', 'identity'],
      ['xbr, gzipx', 'identity'],
    ] as const) {
      const fromSite = await request(`${instance.url}/eventos`, { 'accept-encoding': coding });
      const response = await request(`${nginx.url}/eventos`, { 'accept-encoding': accepted });
      expect([accepted, response.headers['content-encoding'] ?? 'identity']).toEqual([accepted, coding]);
      expect(response.body.equals(fromSite.body)).toBe(true);
      expect(codings[coding](response.body).toString()).toMatch(/<\/html>$/);
    }
    expect(await readdir(join(nginx.folder, 'cache'))).toHaveLength(3);
  });

  test('a whole page for whatever is asked of it', async ({ startNginx, sharedInstances }) => {
    const first = await request(`${sharedInstances[0].url}/eventos`);
    for (const [method, headers, status] of [
      ['HEAD', {}, 200],
      ['GET', { range: 'bytes=0-9' }, 200],
      ['GET', { 'if-none-match': first.headers.etag ?? '' }, 304],
      ['GET', { 'if-none-match': '"another"' }, 200],
    ] as const) {
      const { url } = await startNginx(...sharedInstances);
      const body = method === 'GET' && status === 200 ? first.body : Buffer.of();
      const visit = async () => {
        const response = await request(`${url}/eventos`, headers, { method });
        expect([response.status, response.body.equals(body)]).toEqual([status, true]);
        expect(response.names.filter((name) => name === 'content-security-policy')).toHaveLength(1);
        return response.headers['x-cache'];
      };
      await expect.poll(visit, { intervals: [0] }).toBe('HIT');
      expect((await request(`${url}/eventos`)).body.equals(first.body)).toBe(true);
    }
  });

  test('no page for longer than two seconds after an edit', async ({ startWithApi, startNginx }) => {
    const { api, site } = await startWithApi();
    const nginx = await startNginx(site);
    const read = async () => {
      const sentAt = performance.now();
      const { body } = await request(`${nginx.url}/eventos`);
      return { sentAt, isNew: body.includes('Torta nueva') };
    };
    await read();
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    expect((await refresh(nginx)).status).toBe(200);
    const refreshedAt = performance.now();
    // A slow machine sends later, and gets the new page the more surely.
    for (let response = await read(); !response.isNew; response = await read())
      expect(response.sentAt).toBeLessThan(refreshedAt + 2_000);
  });
});

test.describe('nginx never keeps', () => {
  test('the response to an address that only resembles that of a page', async ({ nginx }) => {
    for (const state of ['MISS', /HIT|EXPIRED/]) {
      for (const path of [
        '//eventos',
        '/%65ventos',
        '/eventos/',
        '/x/../eventos',
        '/eventos%3Fx',
        '/EVENTOS',
      ])
        expect((await request(`${nginx.url}${path}`)).status, path).toBeGreaterThanOrEqual(300);
      const page = await request(`${nginx.url}/eventos`);
      expect([page.status, page.headers['x-cache']]).toEqual([200, expect.stringMatching(state)]);
    }
  });

  test('the data of the router, nor sends a page in place of it', async ({ nginx }) => {
    for (const [headers, isData] of [
      [{ rsc: '1' }, true],
      [{}, false],
      [{ rsc: '1' }, true],
      [{ rsc: ['0', '1'] }, false],
      [{ rsc: '1, 1', 'next-router-prefetch': '1' }, false],
    ] as [Record<string, string | string[]>, boolean][]) {
      const response = await request(`${nginx.url}/eventos?_rsc`, headers);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toBe(isData ? 'text/x-component' : 'text/html; charset=utf-8');
      expect(response.headers['x-cache'] === 'BYPASS').toBe(isData);
    }
  });

  test('a response for each query, address or header that a stranger makes up', async ({ nginx }) => {
    for (let number = 1; number <= 40; number += 1) {
      const paths = [
        `/?a=${number}`,
        `/eventos?_rsc=${number}`,
        `/no/${number}`,
        `/_next/static/${number}.js`,
        `/_next/image?url=%2F${number}&w=96&q=75`,
        `${picture}&x=${number}`,
      ];
      const { status } = await request(`${nginx.url}${paths[number % paths.length]}`, {
        accept: `text/x-${number}`,
        'accept-language': `x-${number}`,
        'accept-encoding': `br;q=0.${number}`,
        'user-agent': `x-${number}`,
        cookie: `x=${number}`,
      });
      expect([200, 404]).toContain(status);
    }
    expect((await readdir(join(nginx.folder, 'cache'))).length).toBeLessThanOrEqual(2);
  });
});
