import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 500;
const ANSWER_MS = 5_000;
const MAX_COMMANDS = 100;

/** Returns a function that makes a client of this Redis, not connected yet. */
export async function clientsOf(url: string) {
  const { createClient } = await import('@redis/client');
  return () =>
    createClient({
      url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_COMMANDS,
      // The client's own strategy does not count a connection that is lost at once: it would connect again without a pause.
      socket: { connectTimeout: ANSWER_MS, reconnectStrategy: false },
      disableClientInfo: true,
      maintNotifications: 'disabled',
    });
}

export type RedisClient = ReturnType<Awaited<ReturnType<typeof clientsOf>>>;

/** A connection to Redis that is made again whenever it is lost. README.md tells why the client does not do so itself. */
export class RedisConnection {
  /** Refuses commands while it is not connected. */
  client: RedisClient;
  private isAway = false;

  /** @param poll called twice a second while there is a connection; Redis counts as away when it rejects or takes too long */
  constructor(
    private readonly newClient: () => RedisClient,
    private readonly poll: (client: RedisClient) => Promise<void>,
  ) {
    this.client = newClient();
  }

  /** Connects, for as long as the process runs. Resolves when the first attempt has succeeded or failed. */
  start(): Promise<void> {
    return new Promise((resolve) => void this.stayConnected(resolve));
  }

  private async stayConnected(onOutcome: () => void) {
    for (;;) {
      await this.pollUntilLost(onOutcome);
      await delay(POLL_MS);
    }
  }

  private async pollUntilLost(onOutcome: () => void) {
    this.client = this.newClient();
    const lost = new Promise<never>((_resolve, reject) => this.client.on('error', reject));
    try {
      await Promise.race([inTime(this.client.connect()), lost]);
      for (;;) {
        await Promise.race([inTime(this.poll(this.client)), lost]);
        this.isAway = false;
        onOutcome();
        await Promise.race([delay(POLL_MS), lost]);
      }
    } catch (error) {
      if (!this.isAway) console.error(`[redis] this instance is on its own: ${inWords(error)}`);
      this.isAway = true;
      onOutcome();
    } finally {
      if (this.client.isOpen) this.client.destroy();
    }
  }
}

/** Waits by short timers in a row: time in which the process itself is busy delays one of them, and so does not count. */
export async function lagTolerantDelay(milliseconds: number): Promise<undefined> {
  for (let turn = 0; turn < 10; turn += 1) await delay(milliseconds / 10);
}

async function inTime(reply: Promise<unknown>): Promise<void> {
  const tooLate = Symbol('too late');
  const outcome = await Promise.race([reply, lagTolerantDelay(ANSWER_MS).then(() => tooLate)]);
  if (outcome === tooLate) throw new Error(`no answer within ${ANSWER_MS} ms`);
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
