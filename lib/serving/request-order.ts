import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send a request when they have all of the response to the one before, which may not have ended here yet. */
const MAX_UNANSWERED = 2;

type Queue = { length: number; last: Promise<void> };

const queues = new WeakMap<Socket, Queue>();

/**
 * Resolves when the earlier requests of the connection have their responses: whoever does not read holds one response and no more.
 * A connection that sends many at once is closed.
 */
export function untilItsTurn({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const queue = queues.get(socket) ?? { length: 0, last: Promise.resolve() };
  queues.set(socket, queue);
  queue.length += 1;
  if (queue.length > MAX_UNANSWERED) socket.destroy();
  const { last } = queue;
  queue.last = new Promise((resolve) => {
    response.once('close', () => {
      queue.length -= 1;
      resolve();
    });
  });
  return last;
}
