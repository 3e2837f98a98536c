import { Agent, request } from 'node:https';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';

const CONNECTIONS = 50;

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

type Coding = keyof typeof decoders;

const codings: Coding[] = ['br', 'gzip', 'identity'];

type Answer = { status: number; type: string; body: Buffer };

/**
 * Visitors of a site on fifty connections, each of whom loads a page, then its scripts and style sheets, its router data and the state
 * of the server, and goes on until told to leave.
 */
export class Visitors {
  /** One line for each response that failed, or that mixes two versions of the site or of its content. */
  readonly failures: string[] = [];
  /** The addresses of the scripts and style sheets of all pages so far. */
  readonly files = new Set<string>();
  /** How many visits have ended. */
  visits = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  /** The connections that have had a request. */
  private readonly used = new WeakSet<Socket>();
  private readonly loops: Promise<unknown>;
  /** The highest edition that a page in a content coding has shown. */
  private readonly shown = new Map<string, number>();
  private leaving = false;

  /**
   * @param url the site's address
   * @param editionOf the number of the content's edition that a page shows
   */
  constructor(
    private readonly url: string,
    private readonly editionOf: (html: string) => number,
  ) {
    this.loops = Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => this.stay(index)));
  }

  /** Waits until so many more visits have ended, and expects that none of them has failed. */
  async more(visits: number): Promise<void> {
    const wanted = this.visits + visits;
    await expect
      .poll(() => this.visits >= wanted || this.failures.length > 0, { timeout: 60_000 })
      .toBe(true);
    this.expectNoFailures();
  }

  /** The number of the oldest edition that one of the pages has shown last, in one of its content codings. */
  get oldestEdition(): number {
    return Math.min(...this.shown.values());
  }

  /** Ends the visits that are under way. */
  async leave(): Promise<void> {
    this.leaving = true;
    await this.loops;
    this.agent.destroy();
    this.expectNoFailures();
  }

  private expectNoFailures() {
    expect(this.failures).toEqual([]);
  }

  private async stay(index: number): Promise<void> {
    for (let visit = index; !this.leaving; visit += CONNECTIONS) {
      const page = visit % 2 ? '/' : '/eventos';
      const coding = codings[visit % codings.length] ?? 'br';
      const failure = await this.visit(page, coding, visit).catch(String);
      if (failure) this.failures.push(`${page} ${coding}: ${failure}`);
      this.visits += 1;
    }
  }

  /** @returns what was wrong, if anything */
  private async visit(page: string, coding: Coding, visit: number): Promise<string | undefined> {
    const key = `${page} ${coding}`;
    // Others may show a later one while this visit is under way.
    const shownBefore = this.shown.get(key) ?? 0;
    const answer = await this.get(page, { 'accept-encoding': coding });
    const html = decoders[coding](answer.body).toString();
    if (answer.status !== 200 || !html.endsWith('</html>'))
      return `status ${answer.status}, ${html.slice(-200)}`;
    const edition = this.editionOf(html);
    if (!(edition >= shownBefore)) return `edition ${edition} after edition ${shownBefore}`;
    this.shown.set(key, Math.max(edition, this.shown.get(key) ?? 0));

    const files = [...new Set(html.match(/\/_next\/static\/chunks\/[^"'\\ ]+/g))];
    const versions = new Set(files.map((file) => new URL(file, this.url).searchParams.get('dpl')));
    if (versions.size !== 1) return `files of ${versions.size} versions`;
    // All of them once, later one of them with each page.
    const requested = files.filter((file, index) => !this.files.has(file) || index === visit % files.length);
    for (const file of requested) {
      const { status, type } = await this.get(file, { 'accept-encoding': 'br' });
      if (status !== 200 || !/javascript|css/.test(type)) return `${file}: status ${status}, ${type}`;
      this.files.add(file);
    }

    const data = await this.get(`${page}?_rsc`, { rsc: '1', 'accept-encoding': coding });
    if (data.status !== 200 || !data.type.startsWith('text/x-component'))
      return `router data: status ${data.status}, ${data.type}`;
    const health = await this.get('/api/health');
    return health.status === 200 ? undefined : `health: status ${health.status}`;
  }

  private get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(`${this.url}${path}`, { agent: this.agent, headers }, (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then(
          (body) => resolve({ status, type: headers['content-type'] ?? '', body }),
          (error) => reject(new Error(`${path}: ${error}`)),
        );
      });
      let isReused = false;
      // `sent.reusedSocket` is not set for a request that has waited for its connection (Node 20.20, `free` in lib/_http_agent.js).
      sent.on('socket', (socket) => {
        isReused = this.used.has(socket);
        this.used.add(socket);
      });
      sent.on('error', (error) => {
        // A proxy may close a connection at the moment in which it is used again; browsers then use another one, and so does everybody
        // (https://nodejs.org/api/http.html#requestreusedsocket).
        if (isReused && 'code' in error && error.code === 'ECONNRESET')
          this.get(path, headers).then(resolve, reject);
        else reject(error);
      });
      sent.end();
    });
  }
}
