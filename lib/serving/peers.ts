import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type {} from '../content/peers';
import { type SourceName, sourceNames } from '../content/source-names';
import type { Config } from '../site/parse-config';
import { createOwnRefresh } from './own-refresh';

/** How long the start, and whoever needs last good content, waits for Redis. */
const PATIENCE_MS = 500;

/** How often Redis is asked whether it is there, and how long it may take to answer before it counts as away. */
const PING_MS = 2_000;
const ANSWER_MS = 5_000;

const RECONNECT_MS = 1_000;

/** Commands without a reply, of a Redis that is there and does not answer. */
const MAX_COMMANDS = 100;

/** A body of 2 MB whose quotes and line breaks are escaped. What is larger is read in part, and so is no JSON. */
const MAX_STORED_BYTES = 5_000_000;

const MAX_MESSAGE_BYTES = 1_000;

const wireMessage = z.object({ from: z.string(), sources: z.array(z.enum(sourceNames)).min(1) });

/**
 * Joins the instances that share `REDIS_URL`: from then on `globalThis.peers` is there. Redis may be away, now or later: nothing waits
 * for it longer than {@link PATIENCE_MS}, and the client connects again until it is back. Without `REVALIDATE_SECRET` nobody can ask
 * for a refresh, and the instances share content only.
 */
export async function joinPeers(config: Config, basePath: string): Promise<void> {
  const { REDIS_URL, REVALIDATE_SECRET } = config;
  if (!REDIS_URL) return;
  // Loaded here, for most sites are one instance.
  const { createClient, ErrorReply } = await import('@redis/client');
  const prefix = config.REDIS_PREFIX ?? `${new URL(config.SITE_URL).host}${basePath}`;
  const channel = `${prefix}:refresh`;
  const keyOf = (source: SourceName) => `${prefix}:${source}`;
  const client = createClient({
    url: REDIS_URL,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_COMMANDS,
    socket: { connectTimeout: ANSWER_MS, socketTimeout: ANSWER_MS, reconnectStrategy: RECONNECT_MS },
    // Two commands less that a restricted user needs.
    disableClientInfo: true,
    maintNotifications: 'disabled',
  });
  const self = randomUUID();
  const refreshHere = createOwnRefresh(config, basePath);
  const unpublished = new Set<SourceName>();
  let started = false;
  let away = false;
  let refused = false;

  function onError(error: Error) {
    // One line for each time the connection is lost, rather than for each attempt. While there is one, the error is a command's.
    if (away || client.isReady) return;
    away = true;
    console.error(`[redis] this instance is on its own: ${inWords(error)}`);
  }

  /** What Redis does not do although it is there, such as for a user who may not: said once for each connection. */
  function onRefusal(error: Error) {
    if (refused || !(error instanceof ErrorReply)) return;
    refused = true;
    console.error(`[redis] a command was refused: ${inWords(error)}`);
  }

  async function onReady() {
    away = false;
    refused = false;
    if (!REVALIDATE_SECRET) return;
    await client.subscribe(channel, onMessage, true).catch(onRefusal);
    // Messages of the time without a connection are lost, in both directions.
    if (started) sourceNames.forEach(refreshHere);
    if (unpublished.size > 0) publish([...unpublished]);
  }

  function publish(sources: readonly SourceName[]) {
    for (const source of sources) unpublished.add(source);
    client.publish(channel, JSON.stringify({ from: self, sources })).then(() => {
      for (const source of sources) unpublished.delete(source);
    }, onRefusal);
  }

  function onMessage(text: Buffer) {
    const message = parseMessage(text);
    if (message && message.from !== self) message.sources.forEach(refreshHere);
  }

  /** `socketTimeout` alone does not notice a Redis that hangs while commands are sent: what is written counts as activity. */
  async function watch() {
    for (;;) {
      await delay(PING_MS);
      if (!client.isReady) continue;
      const settled = () => true;
      const answered = await Promise.race([client.ping().then(settled, settled), delayInTurns(ANSWER_MS)]);
      if (answered) continue;
      client.destroy();
      onError(new Error(`no answer within ${ANSWER_MS} ms`));
      client.connect().catch(onError);
    }
  }

  globalThis.peers = {
    refresh: publish,
    readLastGood: (source) => {
      const reply = client.getRange(keyOf(source), 0, MAX_STORED_BYTES).then(
        (value) => value ?? '',
        (error) => {
          onRefusal(error);
          // Of another type, such as a list: as if there were nothing.
          return error instanceof ErrorReply ? '' : undefined;
        },
      );
      return Promise.race([reply, delayInTurns(PATIENCE_MS)]);
    },
    writeLastGood: (source, value) => {
      client.set(keyOf(source), value).catch(onRefusal);
    },
  };

  await new Promise<void>((resolve) => {
    client.on('error', (error) => {
      onError(error);
      resolve();
    });
    client.on('ready', () => void onReady().then(resolve));
    void delayInTurns(PATIENCE_MS).then(resolve);
    client.connect().catch(onError);
  });
  started = true;
  void watch();
}

/**
 * Waits without counting a time in which the process did something else, as Next does for a second after its start: Node runs timers
 * that are due before it reads what has come meanwhile.
 */
async function delayInTurns(milliseconds: number): Promise<undefined> {
  for (let turn = 0; turn < 10; turn += 1) await delay(milliseconds / 10);
}

/** @returns nothing for what is no message of an instance */
function parseMessage(text: Buffer): z.infer<typeof wireMessage> | undefined {
  if (text.length > MAX_MESSAGE_BYTES) return undefined;
  try {
    return wireMessage.parse(JSON.parse(text.toString()));
  } catch {
    return undefined;
  }
}

/** Of several addresses that all failed, `AggregateError`, only the code is in words. */
function inWords(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}
