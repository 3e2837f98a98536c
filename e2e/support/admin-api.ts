import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the admin API can be told to do instead of answering. */
export type Fault = 'error 500' | 'hang' | 'reset' | 'html' | 'wrong type';

type Source = 'menus' | 'testimonials';

const sourceByPath = new Map<string, Source>([
  ['/api/menus/by_category', 'menus'],
  ['/api/googleres', 'testimonials'],
]);

/** A real HTTP server that speaks the admin API (specification, section 7), with faults on demand. */
export class AdminApi {
  /** Bodies it answers with; replace them to edit the content. */
  readonly content: Record<Source, unknown>;
  /** What it does instead, by source. */
  readonly faults: Partial<Record<Source, Fault>> = {};
  /** How often each source was asked for. */
  readonly asked: Record<Source, number> = { menus: 0, testimonials: 0 };

  private constructor(
    private readonly server: Server,
    content: Record<Source, unknown>,
  ) {
    this.content = content;
  }

  /** Starts on a free port of this machine. */
  static async start(content: Record<Source, unknown>): Promise<AdminApi> {
    const server = createServer((request, response) => api.answer(request.url ?? '', response));
    const api = new AdminApi(server, { ...content });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return api;
  }

  /** What `ADMIN_API_URL` has to be. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api`;
  }

  /** From here on connections are refused. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private answer(path: string, response: ServerResponse) {
    const source = sourceByPath.get(path);
    if (!source) {
      response.writeHead(404).end();
      return;
    }
    this.asked[source] += 1;
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type }).end(body);
    const answers: Record<Fault | 'none', () => void> = {
      none: () => send(200, 'application/json', JSON.stringify(this.content[source])),
      'error 500': () => send(500, 'application/json', '{"error":"stub"}'),
      hang: () => undefined,
      reset: () => response.destroy(),
      html: () => send(200, 'text/html', '<!doctype html><title>Mantenimiento</title>'),
      'wrong type': () => send(200, 'application/json', '"soon"'),
    };
    answers[this.faults[source] ?? 'none']();
  }
}
