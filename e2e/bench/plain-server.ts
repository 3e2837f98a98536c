/** A Node server that sends one answer to everybody: the least that an answer of these bytes takes. Told the answer by its parent. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';

process.once('message', ({ headers, body }: { headers: OutgoingHttpHeaders; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
