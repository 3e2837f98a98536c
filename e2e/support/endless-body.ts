import { connect } from 'node:net';

/** How many bytes of a body without an end a site reads before it closes the connection, and what it responds. */
export function sendEndlessBody(url: string, head: string): Promise<{ megabytes: number; response: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunk = Buffer.alloc(65_536, 'x');
  let response = '';
  const send = () => {
    while (socket.writable && socket.write(chunk));
  };
  return new Promise((resolve) => {
    socket.on('data', (text) => {
      response += text;
    });
    socket.on('error', () => undefined);
    socket.on('drain', send);
    socket.on('close', () => resolve({ megabytes: socket.bytesWritten / 1_000_000, response }));
    socket.write(`${head}\r\nHost: localhost\r\nContent-Length: 10000000000\r\n\r\n`);
    send();
  });
}
