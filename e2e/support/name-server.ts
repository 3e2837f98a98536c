import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** The lengths, in bytes, of a message's header, and of the type and class after the name in a question: RFC 1035, section 4.1. */
const HEAD = 12;
const TYPE_AND_CLASS = 4;
const TYPE_A = 1;

/** A name server, like Docker's, that returns the same addresses for every name. Caddy asks it over TCP. */
export class NameServer {
  /** The IPv4 addresses of every name. */
  addresses: string[] = [];

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      socket.on('error', () => undefined);
      // Over TCP each message follows its length.
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
    // Flags of a response with recursion, then the numbers of questions and answers.
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(addresses.length, 6);
    return Buffer.concat([head, question, ...addresses.map(answerOf)]);
  }
}

/** An address record: a pointer to the name in the question, type A, class IN, 0 seconds to live, four bytes of address. */
function answerOf(address: string): Buffer {
  return Buffer.from([0xc0, HEAD, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
}
