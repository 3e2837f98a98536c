import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isNativeError } from 'node:util/types';
import { fetchJson } from './fetch-json';

// Node's fetch throws errors of another realm than that of Jest's tests, where `instanceof Error` is false for them:
// https://github.com/jestjs/jest/issues/2549
Object.defineProperty(Error, Symbol.hasInstance, {
  value: (thing: unknown) => isNativeError(thing) || thing instanceof DOMException,
});

let server: Server;
let url: string;
let respond: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/menus`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('a valid response', () => {
  it('is parsed as JSON, and kept as text', async () => {
    respond = (_, response) => response.end('{"Postres": [{"title": "Flan"}]}');
    await expect(fetchJson(url)).resolves.toEqual({
      text: '{"Postres": [{"title": "Flan"}]}',
      body: new Map([['Postres', [{ title: 'Flan' }]]]),
    });
  });

  it('is requested once, as JSON', async () => {
    const requests: unknown[] = [];
    respond = ({ method, url: path, headers }, response) => {
      requests.push([method, path, headers.accept]);
      response.end('[]');
    };
    await fetchJson(url);
    expect(requests).toEqual([['GET', '/menus', 'application/json']]);
  });

  it('may arrive in chunks that split a character', async () => {
    const body = Buffer.from('["ñandú 😀"]');
    respond = (_, response) => {
      let sent = 0;
      const sendNext = () => {
        if (sent === body.length) response.end();
        else response.write(body.subarray(sent, ++sent), () => setImmediate(sendNext));
      };
      sendNext();
    };
    await expect(fetchJson(url)).resolves.toMatchObject({ body: ['ñandú 😀'] });
  });

  it('may start with a byte order mark, which is not part of the text', async () => {
    respond = (_, response) => response.end('\uFEFF["Flan"]');
    await expect(fetchJson(url)).resolves.toEqual({ text: '["Flan"]', body: ['Flan'] });
  });

  it('may come after a redirect on the same host', async () => {
    respond = (request, response) => {
      if (request.url === '/menus') response.writeHead(302, { location: '/v2/menus' }).end();
      else response.end('["Flan"]');
    };
    await expect(fetchJson(url)).resolves.toMatchObject({ body: ['Flan'] });
  });

  it('may have nearly two megabytes', async () => {
    const text = 'x'.repeat(1_999_000);
    respond = (_, response) => response.end(JSON.stringify([text]));
    await expect(fetchJson(url)).resolves.toMatchObject({ body: [text] });
  });
});

describe('an invalid response', () => {
  it.each([400, 401, 404, 429, 500, 503])('of status %d fails with that status', async (status) => {
    respond = (_, response) => response.writeHead(status).end('{"Postres": []}');
    await expect(fetchJson(url)).rejects.toThrow(`status ${status}`);
  });

  it.each([
    ['HTML', '<!doctype html><title>Iniciar sesión</title>'],
    ['truncated JSON', '{"Postres": [{"title": "Fl'],
    ['nothing', ''],
  ])('that is %s instead of JSON fails', async (_what, body) => {
    respond = (_, response) => response.end(body);
    await expect(fetchJson(url)).rejects.toThrow('the body is not JSON');
  });

  it('without a body fails', async () => {
    respond = (_, response) => response.writeHead(204).end();
    await expect(fetchJson(url)).rejects.toThrow('the body is not JSON');
  });

  it('that never ends is aborted after two megabytes', async () => {
    let closed: Promise<unknown> | undefined;
    respond = (_, response) => {
      closed = once(response, 'close');
      const piece = 'x'.repeat(100_000);
      const sendMore = () => {
        if (!response.destroyed) response.write(piece, () => setImmediate(sendMore));
      };
      sendMore();
    };
    await expect(fetchJson(url)).rejects.toThrow('the body is over 2 MB');
    await closed;
  });

  it('that redirects to another host fails, without a request to that host', async () => {
    respond = (_, response) => response.writeHead(302, { location: 'http://other.invalid/menus' }).end();
    await expect(fetchJson(url)).rejects.toThrow('redirected to another host, other.invalid');
  });

  it('that redirects endlessly fails', async () => {
    respond = (_, response) => response.writeHead(302, { location: '/menus' }).end();
    await expect(fetchJson(url)).rejects.toThrow('redirected more than 5 times');
  });
});

describe('a failed connection', () => {
  it('is reported when it is refused', async () => {
    await new Promise((closed) => server.close(closed));
    await expect(fetchJson(url)).rejects.toThrow('ECONNREFUSED');
  });

  it('is reported when the host does not exist', async () => {
    // Longer than a host name may be, so that no DNS request is sent.
    await expect(fetchJson(`http://${'x'.repeat(64)}.invalid/`)).rejects.toThrow('ENOTFOUND');
  });

  it('is reported when it is closed before the response', async () => {
    respond = (request) => request.socket.destroy();
    await expect(fetchJson(url)).rejects.toThrow('UND_ERR_SOCKET');
  });

  it('is reported when it is closed in the middle of the body', async () => {
    respond = (request, response) => response.write('[{"title": ', () => request.socket.destroy());
    await expect(fetchJson(url)).rejects.toThrow('UND_ERR_SOCKET');
  });

  describe('after five seconds', () => {
    let limit: AbortController;
    let closed: Promise<unknown>;

    const reachLimit = () => limit.abort(new DOMException('The time is over.', 'TimeoutError'));

    beforeEach(() => {
      limit = new AbortController();
      jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    });

    afterEach(() => jest.restoreAllMocks());

    it('is aborted if no response has started', async () => {
      respond = (_, response) => {
        closed = once(response, 'close');
        reachLimit();
      };
      await expect(fetchJson(url)).rejects.toThrow('no whole response within 5000 ms');
      expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000);
      await closed;
    });

    it('is aborted if the body has not ended', async () => {
      respond = (_, response) => {
        closed = once(response, 'close');
        response.write('[');
      };
      const { fetch } = globalThis;
      jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
        const response = await fetch(...request);
        // The headers have arrived, the body is being read.
        setImmediate(reachLimit);
        return response;
      });
      await expect(fetchJson(url)).rejects.toThrow('no whole response within 5000 ms');
      await closed;
    });
  });
});
