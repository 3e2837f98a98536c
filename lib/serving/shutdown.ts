import type { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How long clients have to learn from a response that their connection ends with it. */
const DRAIN_MS = 2_500;

/** Connections that the operating system has accepted reach the server within this time when it does nothing else. */
const ACCEPT_MS = 100;
const MAX_ACCEPT_ROUNDS = 5;

/** How long the running requests may take in the end. */
const LAST_REQUESTS_MS = 3_000;

let shuttingDown = false;
let listenerClosing: Promise<void> | undefined;

/** Whether the server is about to end: its responses then ask clients to close their connections. */
export function isShuttingDown(): boolean {
  return shuttingDown;
}

/** What a request has to wait for before it is handled, if anything. */
export function untilListenerCloses(): Promise<void> | undefined {
  return listenerClosing;
}

/**
 * Ends the process on SIGTERM, with code 0 and without resetting the connection of anybody who gets a response:
 *
 * 1. Every response says `Connection: close`. New connections are accepted, for clients go on.
 * 2. Requests wait. Closing a listener resets the connections that are in its queue, and Node takes one of them each time it has handled
 *    what it has: with no request to handle it takes all of them.
 * 3. The listener is closed, the waiting requests are handled, and the process ends with the last of them. A connection that somebody
 *    merely holds open does not hold up the process.
 *
 * Process managers may send the signal twice: npm passes on what the whole group gets.
 */
export function shutDownOnSigterm(server: Server): void {
  process.on('SIGTERM', async () => {
    if (shuttingDown) return;
    shuttingDown = true;
    await Promise.race([delay(DRAIN_MS), untilUnconnected(server)]);
    listenerClosing = untilAllAccepted(server).then(() => {
      server.close(() => process.exit(0));
      setTimeout(() => process.exit(0), LAST_REQUESTS_MS);
    });
  });
}

async function untilUnconnected(server: Server): Promise<void> {
  for (;;) {
    const open = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
    if (open === 0) return;
    await delay(50);
  }
}

async function untilAllAccepted(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  for (let round = 0, before = -1; round < MAX_ACCEPT_ROUNDS && accepted > before; round += 1) {
    before = accepted;
    await delay(ACCEPT_MS);
  }
}
