import { createHash } from 'node:crypto';
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { type Encoding, encodeOnce, negotiateEncoding } from './compression';
import { errorDocument } from './error-document';
import { lingeringClose } from './lingering-close';
import { SECURITY_HEADERS, STRICTEST_POLICY } from './security-headers';
import { isShuttingDown } from './shutdown';

const ROUTER_DATA = 'text/x-component';

export class SiteResponse extends ServerResponse<IncomingMessage> {
  private readonly encoding: Encoding;
  /** Next takes the header away from the request when it has read it. */
  private readonly isForRouter: boolean;
  /** Next streams the router's data, though it has all of it. */
  private readonly streamed: Buffer[] = [];
  private hasErrorHeaders = false;

  constructor(...call: ConstructorParameters<typeof ServerResponse<IncomingMessage>>) {
    super(...call);
    const { headers } = this.req;
    this.isForRouter = headers.rsc !== undefined;
    this.encoding = negotiateEncoding(headers['accept-encoding']?.toString() ?? '');
    // sirv 3.0.2, which sends the files, would take `br;q=0` for an offer.
    headers['accept-encoding'] = this.encoding;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) this.setHeader(name, value);
  }

  override flushHeaders(): void {
    if (!this.isRouterData) super.flushHeaders();
  }

  override write(...call: unknown[]): boolean {
    if (this.isFailedPage) return true;
    if (!this.isRouterData) return Reflect.apply(super.write, this, call);
    this.hold(call[0]);
    return true;
  }

  override end(...call: unknown[]): this {
    if (this.isFailedPage) return Reflect.apply(super.end, this, [errorDocument.html]);
    if (this.streamed.length > 0) this.hold(call[0]);
    return Reflect.apply(super.end, this, this.encoded(call));
  }

  /** Node calls it too, before it sends a body whose headers nobody has written. */
  override writeHead(
    status: number,
    reasonOrHeaders?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    this.statusCode = status;
    const given = typeof reasonOrHeaders === 'string' ? headers : reasonOrHeaders;
    for (const [name, value] of Object.entries(given ?? {}))
      if (value !== undefined) this.setHeader(name, value);
    if (this.isFailedPage) this.setErrorHeaders();
    this.completePolicy();
    this.joinVary();
    this.limitCaching();
    this.closeConnectionInTime();
    return super.writeHead(status);
  }

  private completePolicy() {
    // Browsers apply every policy that they get, and Next adds the page's own to what is there.
    if (this.hasHeader('Content-Security-Policy')) return;
    this.setHeader('Content-Security-Policy', STRICTEST_POLICY);
    // A page without one was not prepared by the page cache.
    if (this.isHtml) this.setHeader('Cache-Control', 'no-store');
  }

  /** nginx 1.22 respects the last `Vary` line only. */
  private joinVary() {
    const vary = [this.getHeader('Vary') ?? []].flat().join(', ');
    if (vary) this.setHeader('Vary', [...new Set(vary.split(',').map((name) => name.trim()))].join(', '));
  }

  private limitCaching() {
    const { statusCode } = this;
    // Next redirects a request for router data to another address of the same page. A cache that knows responses by their path would
    // send every visitor there, in a circle. A temporary redirect, such as a short link's, may lead elsewhere the next time.
    const isTemporary = this.hasHeader('Location') && (this.isForRouter || statusCode === 307);
    // Next lets caches keep some failures, under addresses that they may take for those of pages.
    if (isTemporary || statusCode >= 400) this.setHeader('Cache-Control', 'no-store');
    // Browsers keep a permanent redirect for ever otherwise, and the owner could not take back a wrong one.
    if (statusCode === 308 && !this.hasHeader('Cache-Control'))
      this.setHeader('Cache-Control', 'public, max-age=3600');
  }

  private closeConnectionInTime() {
    const { socket } = this;
    if (isShuttingDown() || !this.req.complete) this.setHeader('Connection', 'close');
    // Node would read the rest of a body that nobody wants, at 1 GB a second, or reset the connection.
    if (socket && !this.req.complete) socket.destroySoon = () => lingeringClose(socket);
  }

  /** Next's page of a failed rendering needs scripts, and no policy lists those of a page that was not kept. */
  private get isFailedPage(): boolean {
    if (this.headersSent) return this.hasErrorHeaders;
    return this.statusCode >= 500 && this.req.headers.accept?.includes('text/html') === true;
  }

  private get isHtml(): boolean {
    return String(this.getHeader('Content-Type')).startsWith('text/html');
  }

  private get isRouterData(): boolean {
    return String(this.getHeader('Content-Type')).startsWith(ROUTER_DATA);
  }

  /** Adds to what is sent as a whole. What is no piece of a body, such as the callback of `end`, is left out. */
  private hold(chunk: unknown) {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.streamed.push(Buffer.from(chunk));
  }

  private setErrorHeaders() {
    this.hasErrorHeaders = true;
    for (const name of ['Content-Encoding', 'Content-Range', 'ETag', 'Link']) this.removeHeader(name);
    this.setHeader('Content-Type', 'text/html; charset=utf-8');
    this.setHeader('Content-Length', Buffer.byteLength(errorDocument.html));
    this.setHeader('Content-Security-Policy', errorDocument.policy);
  }

  /** What is sent as a whole is one buffer for all visitors: router data, and pages, which are text with a strong ETag. */
  private encoded(call: unknown[]): unknown[] {
    const etag = this.getHeader('ETag')?.toString();
    const isRouterData = this.streamed.length > 0;
    const isPage = etag?.startsWith('"') === true && !(call[0] instanceof Uint8Array);
    if (this.headersSent || !(isRouterData || isPage)) return call;

    this.appendHeader('Vary', 'Accept-Encoding');
    const { encoding } = this;
    // Weak, for the bytes are others in each encoding: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.3
    if (etag && encoding !== 'identity') this.setHeader('ETag', `W/${etag}`);
    if (this.statusCode === 304) return [];
    if (encoding !== 'identity') this.setHeader('Content-Encoding', encoding);
    this.removeHeader('Content-Length');
    // Emptied, for it would stay in memory until the response is read.
    const body = isRouterData ? Buffer.concat(this.streamed.splice(0)) : call[0];
    // The response to HEAD has none.
    if (typeof body !== 'string' && !Buffer.isBuffer(body)) return [];

    const version = etag ?? createHash('sha256').update(body).digest('base64');
    const sent = encodeOnce(body, encoding, version);
    this.setHeader('Content-Length', sent.length);
    return [sent];
  }
}
