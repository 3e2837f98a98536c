import type { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How long connections that are open have to be told that the server goes. */
const DRAIN_MS = 3_000;

/** How long running requests may take after that. */
const LAST_REQUESTS_MS = 3_000;

let shuttingDown = false;

/** Whether the server is about to go: its responses then ask clients to close their connections. */
export function isShuttingDown(): boolean {
  return shuttingDown;
}

/**
 * Ends the process on SIGTERM, with code 0 and without cutting off anybody who gets a response. First every response says
 * `Connection: close` while new connections are still accepted, for a client may be about to use one it has; then the server stops
 * listening and waits for the running requests; what is left in the end is held open by somebody and is closed.
 */
export function shutDownOnSigterm(server: Server): void {
  process.once('SIGTERM', async () => {
    shuttingDown = true;
    await Promise.race([delay(DRAIN_MS), untilUnconnected(server)]);
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), LAST_REQUESTS_MS);
  });
}

async function untilUnconnected(server: Server): Promise<void> {
  for (;;) {
    const open = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
    if (open === 0) return;
    await delay(50);
  }
}
