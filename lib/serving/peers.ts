import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type {} from '../content/peers';
import { type SourceName, sourceNames } from '../content/source-names';
import type { Config } from '../site/parse-config';
import { createOwnRefresh } from './own-refresh';

const PATIENCE_MS = 500;

const PING_MS = 2_000;
const ANSWER_MS = 5_000;

const RECONNECT_MS = 1_000;

const MAX_COMMANDS = 100;

const MAX_STORED_BYTES = 5_000_000;

const MAX_MESSAGE_BYTES = 1_000;

const wireMessage = z.object({ from: z.string(), sources: z.array(z.enum(sourceNames)).min(1) });

export async function joinPeers(config: Config, basePath: string): Promise<void> {
  const { REDIS_URL, REVALIDATE_SECRET } = config;
  if (!REDIS_URL) return;
  const { createClient, ErrorReply } = await import('@redis/client');
  const prefix = config.REDIS_PREFIX ?? `${new URL(config.SITE_URL).host}${basePath}`;
  const channel = `${prefix}:refresh`;
  const keyOf = (source: SourceName) => `${prefix}:${source}`;
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
  const self = randomUUID();
  const refreshHere = createOwnRefresh(config, basePath);
  const unpublished = new Set<SourceName>();
  let started = false;
  let away = false;
  let refused = false;

  function onLoss(error: Error) {
    if (away) return;
    away = true;
    console.error(`[redis] this instance is on its own: ${inWords(error)}`);
  }

  /** What Redis does not do although it is there, such as for a user who may not: said once until it has been away. */
  function onRefusal(error: Error) {
    if (refused || !(error instanceof ErrorReply)) return;
    refused = true;
    console.error(`[redis] a command was refused: ${inWords(error)}`);
  }

  async function join() {
    if (!REVALIDATE_SECRET) return;
    await client.subscribe(channel, onMessage, true).catch(onRefusal);
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

  /** Connects, and stays until the connection is lost or Redis no longer answers. */
  async function connect(onOutcome: () => void) {
    client = newClient();
    const lost = new Promise<never>((_resolve, reject) => client.on('error', reject));
    try {
      await Promise.race([answer(client.connect()), lost]);
      await Promise.race([answer(join()), lost]);
      onOutcome();
      for (;;) {
        await Promise.race([delay(PING_MS), lost]);
        await Promise.race([answer(client.ping()), lost]);
        if (away) refused = false;
        away = false;
      }
    } catch (error) {
      onLoss(error instanceof Error ? error : new Error(String(error)));
      onOutcome();
    } finally {
      if (client.isOpen) client.destroy();
    }
  }

  globalThis.peers = {
    refresh: publish,
    readLastGood: (source) => {
      const reply = client.getRange(keyOf(source), 0, MAX_STORED_BYTES).then(
        (value) => value ?? '',
        (error) => {
          onRefusal(error);
          return error instanceof ErrorReply && error.message.startsWith('WRONGTYPE') ? '' : undefined;
        },
      );
      return Promise.race([reply, delayInTurns(PATIENCE_MS)]);
    },
    writeLastGood: (source, value) => {
      client.set(keyOf(source), value).catch(onRefusal);
    },
  };

  async function stayConnected(onOutcome: () => void) {
    for (;;) {
      await connect(onOutcome);
      await delay(RECONNECT_MS);
    }
  }

  const firstOutcome = new Promise<void>((resolve) => void stayConnected(resolve));
  await Promise.race([firstOutcome, delayInTurns(PATIENCE_MS)]);
  started = true;
}

async function answer(reply: Promise<unknown>): Promise<void> {
  const tooLate = Symbol('too late');
  const outcome = await Promise.race([reply, delayInTurns(ANSWER_MS).then(() => tooLate)]);
  if (outcome === tooLate) throw new Error(`no answer within ${ANSWER_MS} ms`);
}

async function delayInTurns(milliseconds: number): Promise<undefined> {
  for (let turn = 0; turn < 10; turn += 1) await delay(milliseconds / 10);
}

function parseMessage(text: Buffer): z.infer<typeof wireMessage> | undefined {
  if (text.length > MAX_MESSAGE_BYTES) return undefined;
  try {
    return wireMessage.parse(JSON.parse(text.toString()));
  } catch {
    return undefined;
  }
}

function inWords(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}
