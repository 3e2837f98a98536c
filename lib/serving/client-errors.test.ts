import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { answerClientErrors } from './client-errors';

it('ends the connection of a client that sends no whole request', async () => {
  const server = createServer({ requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 10 });
  answerClientErrors(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.write('GET / HTTP/1.1\r\nHost:');
  const [socket] = await accepted;
  const linger = jest.spyOn(globalThis, 'setTimeout').mockReturnValue({} as never);
  let received = '';
  client.on('data', (chunk) => {
    received += chunk;
  });
  await once(client, 'end');
  expect(received).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(socket.destroyed).toBe(false);
  const [end] = linger.mock.lastCall ?? [];
  linger.mockRestore();
  end?.();
  expect(socket.destroyed).toBe(true);
  client.destroy();
  server.close();
});
