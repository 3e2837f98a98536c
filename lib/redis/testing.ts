import { EventEmitter } from 'node:events';

/** An in-memory Redis, instead of a connection to one: `jest.doMock('@/lib/redis/redis', () => fake.module)`. */
export class FakeRedis {
  readonly strings = new Map<string, string>();
  isReady = true;
  /** If set, each command but `subscribe` rejects with this. */
  failure: Error | undefined;
  private readonly events = new EventEmitter();
  private readonly channels = new EventEmitter();

  get module() {
    return { prefix: '', redis: Promise.resolve(this) };
  }

  /** Acts as if the client has connected again. */
  reconnect(): void {
    this.events.emit('ready');
  }

  on(event: string, listener: () => void): void {
    this.events.on(event, listener);
  }

  async subscribe(channel: string, listener: (message: string) => void): Promise<void> {
    // Like the client: a listener that subscribes again is called once per message.
    this.channels.off(channel, listener).on(channel, listener);
  }

  async publish(channel: string, message: string): Promise<void> {
    this.respond();
    this.channels.emit(channel, message);
  }

  async set(key: string, value: string): Promise<void> {
    this.respond();
    this.strings.set(key, value);
  }

  async get(key: string): Promise<string> {
    this.respond();
    return this.strings.get(key) ?? '';
  }

  private respond(): void {
    if (this.failure) throw this.failure;
  }
}
