import { once } from 'node:events';
import type { Server } from 'node:net';
import { setTimeout as delay, setImmediate as nextEventLoopTurn } from 'node:timers/promises';

const DRAIN_MS = 2_500;

const QUIET_MS = 100;
const MAX_QUIET_WAITS = 10;
const MAX_TURNS = 1_000;

/** As long as a request may wait for the admin API. */
const LAST_REQUESTS_MS = 5_000;
const LAST_WRITE_MS = 500;

let shuttingDown = false;
let listenerClosing: Promise<void> | undefined;

export function isShuttingDown(): boolean {
  return shuttingDown;
}

/** While the process ends: until no further connection can come. */
export function untilListenerCloses(): Promise<void> | undefined {
  return listenerClosing;
}

/** Ends the process on SIGTERM, with code 0 and without resetting the connection of anybody who gets a response: README.md. */
export function shutDownOnSigterm(server: Server, writeCounts: () => Promise<void>): void {
  process.on('SIGTERM', async () => {
    if (shuttingDown) return;
    shuttingDown = true;
    await Promise.race([delay(DRAIN_MS), untilNoConnections(server)]);
    const disconnected = once(server, 'close');
    // The waiting requests wait for this promise alone: it must not depend on their responses.
    listenerClosing = closeListener(server);
    await listenerClosing;
    await Promise.race([delay(LAST_REQUESTS_MS), disconnected]);
    await Promise.race([delay(LAST_WRITE_MS), writeCounts()]);
    process.exit(0);
  });
}

async function untilNoConnections(server: Server): Promise<void> {
  for (;;) {
    const open = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
    if (open === 0) return;
    await delay(50);
  }
}

/** Closes it in a turn of the event loop that has found no connection in its queue, and after some time without a new one. */
async function closeListener(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  for (let turn = 0, before = -1; turn < MAX_TURNS && accepted > before; turn += 1) {
    before = accepted;
    if (turn < MAX_QUIET_WAITS) await delay(QUIET_MS);
    // A timer runs before the connections of its turn are accepted.
    await nextEventLoopTurn();
  }
  server.close();
}
