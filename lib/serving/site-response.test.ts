import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SiteResponse } from './site-response';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Sends a request to a server with this handler and returns the response with its body as sent. */
async function exchange(handler: RequestListener, headers: Record<string, string> = {}) {
  const site = createServer({ ServerResponse: SiteResponse }, (request, sent) => handler(request, sent));
  servers.push(site);
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers }, resolve).on('error', reject);
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    vary: response.rawHeaders.filter((name) => name.toLowerCase() === 'vary').length,
    body: await buffer(response),
  };
}

/** Responds as Next does with a page. */
const sendPage: RequestListener = (_request, response) => {
  response.setHeader('Vary', 'rsc, next-url');
  response.setHeader('ETag', '"version-1"');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', 14);
  response.end('<p>¿Qué?</p>');
};

/** Responds as Next does with the data of a page for its router. */
const sendRouterData: RequestListener = (_request, response) => {
  response.setHeader('Content-Type', 'text/x-component');
  response.flushHeaders();
  response.write(new TextEncoder().encode('0:"primero"\n'));
  response.end();
};

describe('every response', () => {
  it('has the security headers and, unless it is a page, the strictest policy', async () => {
    const { headers } = await exchange((_request, response) => void response.writeHead(404).end('nada'));
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; base-uri 'none'/),
    });
  });

  it('has only the policy of its page', async () => {
    const { headers } = await exchange((_request, response) => {
      response.appendHeader('content-security-policy', "default-src 'self'");
      response.end();
    });
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('has one Vary header that names each header once', async () => {
    const { headers, vary } = await exchange((_request, response) => {
      response.setHeader('Vary', ['rsc, next-url', 'Accept-Encoding', 'rsc']);
      response.end();
    });
    expect([headers.vary, vary]).toEqual(['rsc, next-url, Accept-Encoding', 1]);
  });
});

describe('a page', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s, under an ETag of its own', async (encoding, decompress) => {
    const { headers, body } = await exchange(sendPage, { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      etag: 'W/"version-1"',
      vary: 'rsc, next-url, Accept-Encoding',
    });
    expect(decompress(body).toString()).toBe('<p>¿Qué?</p>');
  });

  it('is sent uncompressed to a client that accepts no compression', async () => {
    const { headers, body } = await exchange(sendPage);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toContain('Accept-Encoding');
    expect(body.toString()).toBe('<p>¿Qué?</p>');
  });
});

describe('a response without the body of a page', () => {
  const head: RequestListener = (_request, response) => {
    response.setHeader('ETag', '"version-1"');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.statusCode = 304;
    response.end();
  };

  it('has the ETag of the encoding, and says that it depends on it', async () => {
    const { headers } = await exchange(head, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ etag: 'W/"version-1"', vary: 'Accept-Encoding' });
    expect((await exchange(head)).headers.etag).toBe('"version-1"');
  });
});

it('a failure is not kept by caches, whatever the handler says', async () => {
  const { headers } = await exchange((_request, response) => {
    response.setHeader('Cache-Control', 's-maxage=300');
    response.writeHead(404).end();
  });
  expect(headers['cache-control']).toBe('no-store');
});

it('a page that was not prepared is not kept by caches', async () => {
  const { headers } = await exchange((_request, response) => {
    response.setHeader('Cache-Control', 's-maxage=300');
    response.setHeader('Content-Type', 'text/html');
    response.end('<p>Hola</p>');
  });
  expect(headers['cache-control']).toBe('no-store');
});

describe('the data of a page for the router', () => {
  it('is compressed as a whole', async () => {
    const { headers, body } = await exchange(sendRouterData, { rsc: '1', 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(body.length) });
    expect(brotliDecompressSync(body).toString()).toBe('0:"primero"\n');
  });

  it('is whole when its last piece comes with the end', async () => {
    const inPieces: RequestListener = (_request, response) => {
      response.setHeader('Content-Type', 'text/x-component');
      response.write(Buffer.from('0:"primero"\n'));
      response.end('1:"último"\n');
    };
    expect((await exchange(inPieces, { rsc: '1' })).body.toString()).toBe('0:"primero"\n1:"último"\n');
  });

  it('has a redirect that no cache may store', async () => {
    const redirect: RequestListener = (request, response) => {
      delete request.headers.rsc;
      response.writeHead(308, { Location: '/eventos?_rsc=x' }).end();
    };
    expect((await exchange(redirect, { rsc: '1' })).headers['cache-control']).toBe('no-store');
    expect((await exchange(redirect)).headers['cache-control']).toBeUndefined();
  });
});

it.each([
  [307, 'no-store'],
  [308, undefined],
])('a redirect with status %d has Cache-Control %s', async (status, cacheControl) => {
  const { headers } = await exchange(
    (_request, response) => void response.writeHead(status, { Location: '/eventos' }).end(),
  );
  expect(headers['cache-control']).toBe(cacheControl);
});

describe('a page that fails to render', () => {
  const fail: RequestListener = (_request, response) => {
    response.statusCode = 500;
    response.setHeader('ETag', '"x"');
    response.setHeader('Content-Type', 'text/html');
    response.write('<p>Internal');
    response.end(' Server Error</p>');
  };

  it('is replaced by the error document, with a policy of its own', async () => {
    const { status, headers, body } = await exchange(fail, {
      accept: 'text/html,*/*',
      'accept-encoding': 'br',
    });
    expect(status).toBe(500);
    expect(body.toString()).toMatch(
      /^<!DOCTYPE html>[\s\S]*<h1>Unhandled Thrown Error!<\/h1>[\s\S]*<\/html>\n$/,
    );
    expect(headers).toMatchObject({
      'content-length': String(body.length),
      'content-security-policy': expect.stringContaining("style-src 'sha256-"),
      'cache-control': 'no-store',
    });
    expect(headers.etag).toBeUndefined();
  });

  it('is the response of the handler for a client that does not accept HTML', async () => {
    const { body } = await exchange(fail, { accept: 'application/json' });
    expect(body.toString()).toBe('<p>Internal Server Error</p>');
  });
});
