import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { lingeringClose } from './lingering-close';
import { SECURITY_HEADERS, STRICTEST_POLICY } from './security-headers';

const statusByCode = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

export function answerClientErrors(server: Server): void {
  const headers = { ...SECURITY_HEADERS, 'Content-Security-Policy': STRICTEST_POLICY, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const status = statusByCode.get(error.code ?? '') ?? '400 Bad Request';
    lingeringClose(socket, `HTTP/1.1 ${status}\r\n${lines.join('')}Content-Length: 0\r\n\r\n`);
  });
}
