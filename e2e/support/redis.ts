import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A TCP server with the part of the Redis protocol (RESP3) that publishing and subscribing need. */
export class Redis {
  /** How many clients have subscribed since the start. */
  subscriptions = 0;
  private readonly channels = new Map<Socket, string>();
  private readonly connections = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** Starts on this port of the loopback interface, or on a free one. */
  static async start(port = 0): Promise<Redis> {
    const server = createServer((socket) => redis.accept(socket));
    const redis = new Redis(server);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return redis;
  }

  /** The value for `REDIS_URL`. */
  get url(): string {
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Closes all connections and refuses new ones. */
  stop(): Promise<void> {
    for (const socket of this.connections) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private accept(socket: Socket) {
    this.connections.add(socket);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
      for (let command = readCommand(received); command; command = readCommand(received)) {
        received = received.slice(command.length);
        this.respond(socket, command.words);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.connections.delete(socket);
      this.channels.delete(socket);
    });
  }

  private respond(socket: Socket, [name = '', channel = '', message = '']: string[]) {
    const command = name.toUpperCase();
    if (command === 'HELLO') {
      socket.write('%1\r\n+proto\r\n:3\r\n');
    } else if (command === 'SUBSCRIBE') {
      this.channels.set(socket, channel);
      this.subscriptions += 1;
      socket.write(`>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`);
    } else if (command === 'PUBLISH') {
      const subscribers = [...this.channels].filter(([, subscribed]) => subscribed === channel);
      for (const [subscriber] of subscribers)
        subscriber.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
      socket.write(`:${subscribers.length}\r\n`);
    } else {
      socket.write('+OK\r\n');
    }
  }
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

/** @returns the words of the first command and its length in characters, or undefined while it is incomplete; all words are ASCII */
function readCommand(received: string): { words: string[]; length: number } | undefined {
  const count = Number(/^\*(\d+)\r\n/.exec(received)?.[1]);
  const command = new RegExp(`^\\*\\d+\\r\\n((?:\\$\\d+\\r\\n[^\\r\\n]*\\r\\n){${count}})`).exec(received);
  if (!command?.[1]) return undefined;
  const words = command[1].split('\r\n').filter((_, index) => index % 2 === 1);
  return { words, length: command[0].length };
}
