import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Bytes of the head of a message, and of the type and class after its question's name: RFC 1035, 4.1. */
const HEAD = 12;
const TYPE_AND_CLASS = 4;
const TYPE_A = 1;

/** A name server, as Docker's, for which each name has the same addresses. Caddy asks over TCP. */
export class NameServer {
  /** The IPv4 addresses of every name. */
  addresses: string[] = [];

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      socket.on('error', () => undefined);
      // Over TCP the length of each message stands before it.
      socket.on('data', (message) => {
        const response = this.respondTo(message.subarray(2));
        const length = Buffer.alloc(2);
        length.writeUInt16BE(response.length);
        socket.write(Buffer.concat([length, response]));
      });
    });
  }

  static async start(): Promise<NameServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new NameServer(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
  }

  private respondTo(query: Buffer): Buffer {
    const endOfName = query.indexOf(0, HEAD) + 1;
    const question = query.subarray(HEAD, endOfName + TYPE_AND_CLASS);
    const addresses = query.readUInt16BE(endOfName) === TYPE_A ? this.addresses : [];
    const head = Buffer.alloc(HEAD);
    query.copy(head, 0, 0, 2);
    // A response, with recursion; one question, and so many answers.
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(addresses.length, 6);
    return Buffer.concat([head, question, ...addresses.map(answerOf)]);
  }
}

/** The name of the question, type A, class IN, for 0 seconds, four bytes. */
function answerOf(address: string): Buffer {
  return Buffer.from([0xc0, HEAD, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
}
