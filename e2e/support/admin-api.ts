import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** What the admin API can be told to do instead of answering as it should. */
export const faults = [
  'refused',
  'reset',
  'unknown host',
  'hanging',
  'one byte a second',
  'error 500',
  'not found',
  'no content',
  'html',
  'truncated',
  'wrong type',
  '100 MB',
  'endless redirects',
] as const;

type Fault = (typeof faults)[number];

type Source = 'menus' | 'testimonials';

const sourceByPath = new Map<string, Source>([
  ['/api/menus/by_category', 'menus'],
  ['/api/googleres', 'testimonials'],
]);

/** A real HTTP server that speaks the admin API, with faults on demand. */
export class AdminApi {
  /** Bodies it answers with; replace them to edit the content. */
  readonly content: Record<Source, unknown>;
  /** What it does instead, by source. */
  readonly faults: Partial<Record<Source, Fault>> = {};
  /** How often each source was asked for. */
  readonly asked: Record<Source, number> = { menus: 0, testimonials: 0 };
  /** Where it listens, or listened. */
  port = 0;
  /** Requests that are held, each with what answers it. */
  private readonly held = new Map<ServerResponse, () => void>();
  private holding = false;

  private constructor(
    private readonly server: Server,
    content: Record<Source, unknown>,
  ) {
    this.content = content;
  }

  /** Starts on this port of this machine, or a free one. */
  static async start(content: Record<Source, unknown>, port = 0): Promise<AdminApi> {
    const server = createServer((request, response) => api.onRequest(request.url ?? '', response));
    const api = new AdminApi(server, { ...content });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    api.port = (server.address() as AddressInfo).port;
    return api;
  }

  /** What `ADMIN_API_URL` has to be. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/api`;
  }

  /** From here on connections are refused. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** From here on requests get no response until {@link release}. */
  hold(): void {
    this.holding = true;
  }

  /** Answers the held requests, and from here on all others at once. */
  release(): void {
    this.holding = false;
    for (const answer of this.held.values()) answer();
    this.held.clear();
  }

  /** How many requests are held; those that the site has given up are not. */
  get pending(): number {
    return this.held.size;
  }

  private onRequest(path: string, response: ServerResponse) {
    const source = sourceByPath.get(path);
    if (!source) {
      response.writeHead(404).end();
      return;
    }
    this.asked[source] += 1;
    if (!this.holding) {
      this.answer(source, path, response);
      return;
    }
    this.held.set(response, () => this.answer(source, path, response));
    response.on('close', () => this.held.delete(response));
  }

  private answer(source: Source, path: string, response: ServerResponse) {
    const body = JSON.stringify(this.content[source]);
    const send = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    const redirect = (location: string) => response.writeHead(302, { location }).end();
    const answers: Record<Fault | 'none', () => void> = {
      none: () => send(200, body),
      // To a port where nobody listens: one source is refused, the other one not.
      refused: () => redirect('http://127.0.0.1:9/'),
      reset: () => response.destroy(),
      'unknown host': () => redirect('http://api.invalid/'),
      hanging: () => undefined,
      'one byte a second': () => trickle(response, body),
      'error 500': () => send(500, '{"error":"stub"}'),
      'not found': () => send(404, '{"error":"stub"}'),
      'no content': () => response.writeHead(204).end(),
      html: () => send(200, '<!doctype html><title>Mantenimiento</title>'),
      truncated: () => send(200, body.slice(0, -10)),
      'wrong type': () => send(200, '"soon"'),
      '100 MB': () => Readable.from(megabytes(100)).pipe(response),
      'endless redirects': () => redirect(path),
    };
    answers[this.faults[source] ?? 'none']();
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
