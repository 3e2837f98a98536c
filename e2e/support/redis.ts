import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A real TCP server that speaks as much of Redis (RESP3) as publishing and subscribing take. */
export class Redis {
  /** How many clients have subscribed since the start. */
  subscriptions = 0;
  private readonly channels = new Map<Socket, string>();
  private readonly connections = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** Starts on this port of this machine, or a free one. */
  static async start(port = 0): Promise<Redis> {
    const server = createServer((socket) => redis.accept(socket));
    const redis = new Redis(server);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return redis;
  }

  /** What `REDIS_URL` has to be. */
  get url(): string {
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Cuts everybody off; from here on connections are refused. */
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
        this.answer(socket, command.words);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.connections.delete(socket);
      this.channels.delete(socket);
    });
  }

  private answer(socket: Socket, [name = '', channel = '', message = '']: string[]) {
    const command = name.toUpperCase();
    if (command === 'HELLO') {
      socket.write('%1\r\n+proto\r\n:3\r\n');
    } else if (command === 'SUBSCRIBE') {
      this.channels.set(socket, channel);
      this.subscriptions += 1;
      socket.write(`>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`);
    } else if (command === 'PUBLISH') {
      const told = [...this.channels].filter(([, subscribed]) => subscribed === channel);
      for (const [subscriber] of told)
        subscriber.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
      socket.write(`:${told.length}\r\n`);
    } else {
      socket.write('+OK\r\n');
    }
  }
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

/** @returns the first command, whose words are all ASCII, and how long it is; nothing while it has not come whole */
function readCommand(received: string): { words: string[]; length: number } | undefined {
  const count = Number(/^\*(\d+)\r\n/.exec(received)?.[1]);
  const whole = new RegExp(`^\\*\\d+\\r\\n((?:\\$\\d+\\r\\n[^\\r\\n]*\\r\\n){${count}})`).exec(received);
  if (!whole?.[1]) return undefined;
  const words = whole[1].split('\r\n').filter((_, index) => index % 2 === 1);
  return { words, length: whole[0].length };
}
