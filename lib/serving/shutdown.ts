import type { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const DRAIN_MS = 2_500;

const ACCEPT_MS = 100;
const MAX_ACCEPT_ROUNDS = 5;

const LAST_REQUESTS_MS = 3_000;
const LAST_WRITE_MS = 500;

let shuttingDown = false;
let listenerClosing: Promise<void> | undefined;

export function isShuttingDown(): boolean {
  return shuttingDown;
}

export function untilListenerCloses(): Promise<void> | undefined {
  return listenerClosing;
}

/** Ends the process on SIGTERM, with code 0 and without resetting the connection of anybody who gets a response: README.md. */
export function shutDownOnSigterm(server: Server, writeCounts: () => Promise<void>): void {
  process.on('SIGTERM', async () => {
    if (shuttingDown) return;
    shuttingDown = true;
    await Promise.race([delay(DRAIN_MS), untilUnconnected(server)]);
    listenerClosing = untilAllAccepted(server).then(async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.race([closed, delay(LAST_REQUESTS_MS)]);
      await Promise.race([writeCounts(), delay(LAST_WRITE_MS)]);
      process.exit(0);
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
