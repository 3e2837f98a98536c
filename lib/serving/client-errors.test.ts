import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { answerClientErrors } from './client-errors';

describe('a client that sends no whole request', () => {
  let server: Server;
  let client: Socket;
  /** The server's side of the connection. */
  let socket: Socket;

  beforeEach(async () => {
    server = createServer({ requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 10 });
    answerClientErrors(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const accepted = once(server, 'connection');
    // Ours alone: those that Node keeps for its server stay real.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.write('GET / HTTP/1.1\r\nHost:');
    [socket] = await accepted;
  });

  afterEach(() => {
    jest.useRealTimers();
    client.destroy();
    server.close();
  });

  it('is answered with status 408', async () => {
    let received = '';
    client.on('data', (chunk) => {
      received += chunk;
    });
    await once(client, 'end');
    expect(received).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  });

  it('has a second to read the answer', async () => {
    client.resume();
    await once(client, 'end');
    jest.advanceTimersByTime(999);
    expect(socket.destroyed).toBe(false);
  });

  it('loses its connection after that second', async () => {
    client.resume();
    await once(client, 'end');
    jest.advanceTimersByTime(1_000);
    expect(socket.destroyed).toBe(true);
  });
});
