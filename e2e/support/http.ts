import { once } from 'node:events';
import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecure } from 'node:https';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';

type Options = Pick<RequestOptions, 'method' | 'agent' | 'servername' | 'rejectUnauthorized'> & {
  body?: string;
};

/**
 * Sends a request, by default with GET. Unlike `fetch`, it sends the path as it is, follows no redirect, and returns the body undecoded
 * and the names of all headers, repeated ones included.
 */
export async function request(
  url: string,
  headers: Record<string, string | string[]> = {},
  { body, ...options }: Options = {},
) {
  const [, origin = '', path = ''] = /^(\w+:\/\/[^/]+)(.*)$/.exec(url) ?? [];
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? requestSecure : requestPlain;
  const sent = send({ hostname, port, path: path || '/', headers, ...options }).end(body);
  const [response] = await once(sent, 'response');
  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string | undefined>,
    names: (response.rawHeaders as string[])
      .filter((_, index) => index % 2 === 0)
      .map((name) => name.toLowerCase()),
    body: await buffer(response),
  };
}

/** Sends a raw message without TLS, and resolves to everything received until the server closes the connection. */
export async function exchange(url: string, message: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(message);
  return text(socket);
}

/** The document that the server sends, without running its scripts. @throws {Error} if the server fails */
export async function readDocument(url: string): Promise<Document> {
  // Closes the connection: reading may take longer than the server keeps an idle one.
  const response = await fetch(url, { headers: { accept: 'text/html', connection: 'close' } });
  if (response.status >= 500) throw new Error(`${url} answers ${response.status}`);
  return parseDocument(await response.text());
}

/** A page's HTML as a document, whose scripts do not run. */
const parseDocument = (html: string): Document => new JSDOM(html).window.document;

/** The value of a `<meta>` with this name or property, or an empty text. */
export const metaContent = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** The blocks of structured data, in order. */
export function structuredData(document: Document) {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return Array.from(blocks, ({ textContent }) => JSON.parse(textContent ?? ''));
}
