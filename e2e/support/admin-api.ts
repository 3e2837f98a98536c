import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

const redirectTo = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();

const send =
  (status: number, text: (body: string) => string = () => '{"error":"stub"}') =>
  (response: ServerResponse, body: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text(body));

const works = send(200, (body) => body);

/** Ways in which the admin API of the tests can fail. */
const failures = {
  // To a port that nothing listens on: the connection is refused for this source only.
  refused: redirectTo('http://127.0.0.1:9/'),
  reset: (response) => response.destroy(),
  'unknown host': redirectTo('http://api.invalid/'),
  hanging: () => undefined,
  'one byte a second': trickle,
  'error 500': send(500),
  'not found': send(404),
  'no content': (response) => response.writeHead(204).end(),
  html: send(200, () => '<!doctype html><title>Mantenimiento</title>'),
  truncated: send(200, (body) => body.slice(0, -10)),
  'wrong type': send(200, () => '"soon"'),
  '100 MB': (response) => Readable.from(megabytes(100)).pipe(response),
  'endless redirects': (response) => redirectTo(response.req.url ?? '')(response),
} satisfies Record<string, (response: ServerResponse, body: string) => unknown>;

type Fault = keyof typeof failures;

export const faults = Object.keys(failures) as Fault[];

type Source = 'menus' | 'testimonials';

const sourceByPath = new Map<string, Source>([
  ['/api/menus/by_category', 'menus'],
  ['/api/googleres', 'testimonials'],
]);

/** An HTTP server with the endpoints of the admin API, which fails in the ways that a test sets. */
export class AdminApi {
  /** How each source fails; a source without an entry works. */
  faults: Partial<Record<Source, Fault>> = {};
  /** How many requests each source has received. */
  readonly requests: Record<Source, number> = { menus: 0, testimonials: 0 };
  /** The port that it listens on, or listened on before {@link stop}. */
  port = 0;
  /** How many requests have neither a whole response nor been aborted by the site. */
  pending = 0;

  // Keeps idle connections: if it closed one just as the site uses it, that request would fail.
  private readonly server = createServer({ keepAliveTimeout: 0 }, ({ url = '' }, response) =>
    this.onRequest(url, response),
  );

  private constructor(
    /** Response bodies by source; replace them to edit the content. */
    readonly content: Record<Source, unknown>,
  ) {}

  /** Starts on this port of the loopback interface, or on a free one. */
  static async start(content: Record<Source, unknown>, port = 0): Promise<AdminApi> {
    const api = new AdminApi({ ...content });
    await once(api.server.listen(port, '127.0.0.1'), 'listening');
    api.port = (api.server.address() as AddressInfo).port;
    return api;
  }

  /** The value for `ADMIN_API_URL`. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/api`;
  }

  /** Closes all connections and refuses new ones. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private onRequest(path: string, response: ServerResponse) {
    const source = sourceByPath.get(path);
    if (!source) {
      response.writeHead(404).end();
      return;
    }
    this.requests[source] += 1;
    this.pending += 1;
    response.on('close', () => {
      this.pending -= 1;
    });
    const fault = this.faults[source];
    (fault ? failures[fault] : works)(response, JSON.stringify(this.content[source]));
  }
}

function trickle(response: ServerResponse, text: string) {
  response.write(text[0]);
  if (text.length > 1 && !response.destroyed) setTimeout(trickle, 1_000, response, text.slice(1)).unref();
}

function* megabytes(count: number) {
  const megabyte = Buffer.alloc(1_000_000, ' ');
  for (let sent = 0; sent < count; sent += 1) yield megabyte;
}
