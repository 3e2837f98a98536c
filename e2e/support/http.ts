import { once } from 'node:events';
import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecure } from 'node:https';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

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
