import type { Duplex } from 'node:stream';

/** Time for a slow phone to read a response without a body. */
const LINGER_MS = 1_000;

/**
 * Sends the last bytes of a connection whose client may still be sending, and gives it time to read them. If we closed at once, the
 * system would answer what still comes by a reset, and clients would lose the response:
 * https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 * Nothing is read meanwhile, so what the client sends stays within the buffers of the system.
 */
export function lingeringClose(socket: Duplex, lastBytes?: string): void {
  // Node reads past the stream, which could not pause it, until somebody listens to the stream.
  socket.on('data', () => undefined);
  socket.pause();
  socket.end(lastBytes);
  setTimeout(() => socket.destroy(), LINGER_MS);
}
