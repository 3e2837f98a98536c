import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type {} from '../content/peers';
import { type SourceName, sourceNames } from '../content/source-names';
import type { Config } from '../site/parse-config';
import { type CountStore, type Counts, KEPT_DAYS, keptDays } from './count-store';

const PATIENCE_MS = 500;

const POLL_MS = 500;
const ANSWER_MS = 5_000;

const MAX_COMMANDS = 100;

const MAX_STORED_BYTES = 5_000_000;

/** Shares refreshes and last good content with the other instances. Returns where they add up their counts; undefined without `REDIS_URL`. */
export async function joinPeers(config: Config, basePath: string): Promise<CountStore | undefined> {
  const { REDIS_URL, REVALIDATE_SECRET } = config;
  if (!REDIS_URL) return undefined;
  const { createClient } = await import('@redis/client');
  const prefix = config.REDIS_PREFIX ?? `${new URL(config.SITE_URL).host}${basePath}`;
  const keyOf = (source: SourceName) => `${prefix}:${source}`;
  const markKeyOf = (source: SourceName) => `${keyOf(source)}:refreshes`;
  const newClient = () =>
    createClient({
      url: REDIS_URL,
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_COMMANDS,
      // The client's own strategy does not count a connection that is lost at once: it would connect again without a pause.
      socket: { connectTimeout: ANSWER_MS, reconnectStrategy: false },
      disableClientInfo: true,
      maintNotifications: 'disabled',
    });
  let client = newClient();
  const seen = new Map<SourceName, string | null>();
  const unmarked = new Set<SourceName>();
  let started = false;
  let away = false;

  function onFailure(error: unknown) {
    if (!away) console.error(`[redis] this instance is on its own: ${inWords(error)}`);
    away = true;
  }

  async function poll() {
    const marks = await client.mGet(sourceNames.map(markKeyOf));
    for (const [index, source] of sourceNames.entries()) {
      let found = marks[index] ?? null;
      let left = found;
      if (unmarked.has(source)) {
        left = randomUUID();
        found = await client.set(markKeyOf(source), left, { GET: true });
        unmarked.delete(source);
      }
      const known = seen.get(source);
      seen.set(source, left);
      if (known === undefined ? started : found !== known) void refreshHere(source);
    }
  }

  /** Connects, and polls until the connection is lost or Redis no longer answers. */
  async function connect(onOutcome: () => void) {
    client = newClient();
    const lost = new Promise<never>((_resolve, reject) => client.on('error', reject));
    try {
      await Promise.race([inTime(client.connect()), lost]);
      for (;;) {
        await Promise.race([inTime(poll()), lost]);
        away = false;
        onOutcome();
        await Promise.race([delay(POLL_MS), lost]);
      }
    } catch (error) {
      onFailure(error);
      onOutcome();
    } finally {
      if (client.isOpen) client.destroy();
    }
  }

  /** By a request, for what renders the pages is another bundle in this process. */
  async function refreshHere(source: SourceName) {
    if (!REVALIDATE_SECRET) return;
    try {
      const response = await fetch(`http://127.0.0.1:${config.PORT}${basePath}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
        body: JSON.stringify({ sources: [source], notifyPeers: false }),
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`status ${response.status}`);
    } catch (error) {
      console.error(`[redis] what another instance refreshed was not refreshed here: ${String(error)}`);
    }
  }

  globalThis.peers = {
    refresh: (sources) => {
      for (const source of sources) unmarked.add(source);
    },
    readLastGood: (source) => {
      const reply = client.getRange(keyOf(source), 0, MAX_STORED_BYTES).then(
        (value) => value ?? undefined,
        () => undefined,
      );
      return Promise.race([reply, delayInTurns(PATIENCE_MS)]);
    },
    writeLastGood: (source, value) => {
      client.set(keyOf(source), value).catch(() => undefined);
    },
  };

  async function stayConnected(onOutcome: () => void) {
    for (;;) {
      await connect(onOutcome);
      await delay(POLL_MS);
    }
  }

  const firstOutcome = new Promise<void>((resolve) => void stayConnected(resolve));
  await Promise.race([firstOutcome, delayInTurns(PATIENCE_MS)]);
  started = true;
  const countsKeyOf = (day: string) => `${prefix}:counts:${day}`;
  return {
    add: async (counts) => {
      const commands = client.multi();
      for (const [key, count] of counts) {
        const [day = '', ...event] = key.split(' ');
        commands
          .hIncrBy(countsKeyOf(day), event.join(' '), count)
          .expire(countsKeyOf(day), KEPT_DAYS * 86_400);
      }
      await commands.exec();
    },
    read: async () => {
      const counts: Counts = new Map();
      for (const day of keptDays())
        for (const [event, count] of Object.entries(await client.hGetAll(countsKeyOf(day))))
          counts.set(`${day} ${event}`, Number(count));
      return counts;
    },
  };
}

async function inTime(reply: Promise<unknown>): Promise<void> {
  const tooLate = Symbol('too late');
  const outcome = await Promise.race([reply, delayInTurns(ANSWER_MS).then(() => tooLate)]);
  if (outcome === tooLate) throw new Error(`no answer within ${ANSWER_MS} ms`);
}

/** Time in which the process itself is busy does not count. */
async function delayInTurns(milliseconds: number): Promise<undefined> {
  for (let turn = 0; turn < 10; turn += 1) await delay(milliseconds / 10);
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
