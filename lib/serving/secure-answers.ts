import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorDocument, errorDocumentPolicy } from './error-document';

/** On every answer (design, section 8). */
const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const POLICY = 'Content-Security-Policy';

/** For what is no page: pages bring a policy of their own (lib/serving/page-cache.cjs). */
const STRICTEST_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Gives every answer of this process its security headers, and visitors a page they can read where Next has only a status of
 * failure. Node tells of each request before anybody handles it; Next's own `headers` setting reaches neither redirects nor failures,
 * and would put a second policy on pages.
 */
export function secureEveryAnswer(): void {
  subscribe('http.server.request.start', (message) => {
    secure(message as { request: IncomingMessage; response: ServerResponse });
  });
}

function secure({ request, response }: { request: IncomingMessage; response: ServerResponse }) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);

  /** Next's page of a failed render is blank without its scripts, which no policy can list: nobody has kept their hashes. */
  const isFailedPage = () =>
    response.statusCode >= 500 && request.headers.accept?.includes('text/html') === true;

  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, call) {
      if (isFailedPage()) {
        for (const name of ['Content-Encoding', 'ETag', 'Link']) response.removeHeader(name);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Length', Buffer.byteLength(errorDocument));
        response.setHeader(POLICY, errorDocumentPolicy);
      }
      if (!response.hasHeader(POLICY)) response.setHeader(POLICY, STRICTEST_POLICY);
      return Reflect.apply(writeHead, self, call);
    },
  });
  response.write = new Proxy(response.write, {
    apply: (write, self, call) => isFailedPage() || Reflect.apply(write, self, call),
  });
  response.end = new Proxy(response.end, {
    apply(end, self, call) {
      if (!isFailedPage()) return Reflect.apply(end, self, call);
      // By its tag it would be taken for the page of Next (lib/serving/compressed.mjs).
      response.removeHeader('ETag');
      return Reflect.apply(end, self, [errorDocument]);
    },
  });
}
