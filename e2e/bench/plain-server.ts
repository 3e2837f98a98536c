/** A Node server that sends the same response to every request, the least work that this response takes. Receives it from the parent process. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';

process.once('message', ({ headers, body }: { headers: OutgoingHttpHeaders; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
