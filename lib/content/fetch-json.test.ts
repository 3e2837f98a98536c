import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isNativeError } from 'node:util/types';
import { fetchJson } from './fetch-json';

// The errors of Node's own fetch are made outside of the sandbox that a test runs in, where `Error` is another one.
Object.defineProperty(Error, Symbol.hasInstance, {
  value: (thing: unknown) => isNativeError(thing) || thing instanceof DOMException,
});

let server: Server;
let url: string;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/menus`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('a good answer', () => {
  it('is its JSON', async () => {
    answer = (_, response) => response.end('{"Postres": [{"title": "Flan"}]}');
    await expect(fetchJson(url)).resolves.toEqual({ Postres: [{ title: 'Flan' }] });
  });

  it('is asked for as JSON, once', async () => {
    const asked: unknown[] = [];
    answer = ({ method, url: path, headers }, response) => {
      asked.push([method, path, headers.accept]);
      response.end('[]');
    };
    await fetchJson(url);
    expect(asked).toEqual([['GET', '/menus', 'application/json']]);
  });

  it('may come in pieces that part a letter', async () => {
    const body = Buffer.from('["ñandú 😀"]');
    answer = (_, response) => {
      let sent = 0;
      const sendNext = () => {
        if (sent === body.length) response.end();
        else response.write(body.subarray(sent, ++sent), () => setImmediate(sendNext));
      };
      sendNext();
    };
    await expect(fetchJson(url)).resolves.toEqual(['ñandú 😀']);
  });

  it('may start with a byte order mark', async () => {
    answer = (_, response) => response.end('\uFEFF["Flan"]');
    await expect(fetchJson(url)).resolves.toEqual(['Flan']);
  });

  it('may be somewhere else', async () => {
    answer = (request, response) => {
      if (request.url === '/menus') response.writeHead(302, { location: '/v2/menus' }).end();
      else response.end('["Flan"]');
    };
    await expect(fetchJson(url)).resolves.toEqual(['Flan']);
  });

  it('may have nearly two megabytes', async () => {
    const text = 'x'.repeat(1_999_000);
    answer = (_, response) => response.end(JSON.stringify([text]));
    await expect(fetchJson(url)).resolves.toEqual([text]);
  });
});

describe('a bad answer', () => {
  it.each([400, 401, 404, 429, 500, 503])('of status %d fails with that', async (status) => {
    answer = (_, response) => response.writeHead(status).end('{"Postres": []}');
    await expect(fetchJson(url)).rejects.toThrow(`status ${status}`);
  });

  it.each([
    ['HTML', '<!doctype html><title>Iniciar sesión</title>'],
    ['half of it', '{"Postres": [{"title": "Fl'],
    ['nothing', ''],
  ])('that is %s instead of JSON fails', async (_what, body) => {
    answer = (_, response) => response.end(body);
    await expect(fetchJson(url)).rejects.toThrow('the body is not JSON');
  });

  it('without a body fails', async () => {
    answer = (_, response) => response.writeHead(204).end();
    await expect(fetchJson(url)).rejects.toThrow('the body is not JSON');
  });

  it('that never ends is left at two megabytes', async () => {
    let hungUp: Promise<unknown> | undefined;
    answer = (_, response) => {
      hungUp = once(response, 'close');
      const piece = 'x'.repeat(100_000);
      const sendMore = () => {
        if (!response.destroyed) response.write(piece, () => setImmediate(sendMore));
      };
      sendMore();
    };
    await expect(fetchJson(url)).rejects.toThrow('the body is over 2 MB');
    await hungUp;
  });

  it('that leads to another host fails, and that host is not asked', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://other.invalid/menus' }).end();
    await expect(fetchJson(url)).rejects.toThrow('redirected to another host, other.invalid');
  });

  it('that sends in circles fails', async () => {
    answer = (_, response) => response.writeHead(302, { location: '/menus' }).end();
    await expect(fetchJson(url)).rejects.toThrow('redirected more than 5 times');
  });
});

describe('no answer', () => {
  it('because nobody is there', async () => {
    await new Promise((closed) => server.close(closed));
    await expect(fetchJson(url)).rejects.toThrow('ECONNREFUSED');
  });

  it('because there is no such host', async () => {
    // Longer than names of hosts may be: no name server is asked.
    await expect(fetchJson(`http://${'x'.repeat(64)}.invalid/`)).rejects.toThrow('ENOTFOUND');
  });

  it('because the line was cut at once', async () => {
    answer = (request) => request.socket.destroy();
    await expect(fetchJson(url)).rejects.toThrow('UND_ERR_SOCKET');
  });

  it('because the line was cut half-way', async () => {
    answer = (request, response) => response.write('[{"title": ', () => request.socket.destroy());
    await expect(fetchJson(url)).rejects.toThrow('UND_ERR_SOCKET');
  });

  describe('within five seconds', () => {
    let limit: AbortController;
    let hungUp: Promise<unknown>;

    const reachLimit = () => limit.abort(new DOMException('The time is over.', 'TimeoutError'));

    beforeEach(() => {
      limit = new AbortController();
      jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    });

    afterEach(() => jest.restoreAllMocks());

    it('not a start', async () => {
      answer = (_, response) => {
        hungUp = once(response, 'close');
        reachLimit();
      };
      await expect(fetchJson(url)).rejects.toThrow('no whole response within 5000 ms');
      expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000);
      await hungUp;
    });

    it('not an end', async () => {
      answer = (_, response) => {
        hungUp = once(response, 'close');
        response.write('[');
      };
      const { fetch } = globalThis;
      jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
        const response = await fetch(...request);
        // Headers have come; the body is being read.
        setImmediate(reachLimit);
        return response;
      });
      await expect(fetchJson(url)).rejects.toThrow('no whole response within 5000 ms');
      await hungUp;
    });
  });
});
