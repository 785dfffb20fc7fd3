import { BoundedCache } from '#server/ingestion/edge/pipeline/bounded-cache.js';
import type { KeyedTag, TagSource } from './tag-source.js';

/** Milliseconds that an unknown key stays unknown without another look-up. */
const UNKNOWN_MS = 3_000;
const UNKNOWN_KEYS = 5_000;
const KEYS_A_QUERY = 500;
/**
 * More waiting keys than this are guesses: they are answered as unknown without a look-up. Each
 * keeps its call in memory.
 */
const MAX_WAITING = 1_000;

interface Waiting {
  key: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Looks up keys that the directory does not hold: one query at a time for all waiting keys, each
 * key once in a few seconds.
 */
export class UnknownTagCache {
  private readonly unknownUntilMs = new BoundedCache<number>(UNKNOWN_KEYS);
  private waiting: Waiting[] = [];
  private isAsking = false;

  constructor(
    private readonly source: TagSource,
    private readonly onFound: (tag: KeyedTag) => void,
  ) {}

  /**
   * Resolves when the key has been looked up, recently or now; rejects when the database does not
   * answer.
   */
  find(key: string): Promise<void> {
    if ((this.unknownUntilMs.get(key) ?? 0) > Date.now() || this.waiting.length >= MAX_WAITING)
      return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (!this.isAsking) void this.askAll();
    });
  }

  /** The same for many keys, without a bound on their number. */
  async findAll(keys: readonly string[]): Promise<void> {
    const asked = keys.filter((key) => (this.unknownUntilMs.get(key) ?? 0) <= Date.now());
    for (let from = 0; from < asked.length; from += KEYS_A_QUERY)
      await this.ask(asked.slice(from, from + KEYS_A_QUERY));
  }

  private async askAll(): Promise<void> {
    this.isAsking = true;

    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, KEYS_A_QUERY);
      try {
        await this.ask([...new Set(group.map(({ key }) => key))]);
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }

    this.isAsking = false;
  }

  private async ask(keys: readonly string[]): Promise<void> {
    const found = await this.source.byKeys(keys);
    const known = new Set(found.map(({ key }) => key));
    const untilMs = Date.now() + UNKNOWN_MS;
    for (const key of keys) if (!known.has(key)) this.unknownUntilMs.set(key, untilMs);
    for (const tag of found) this.onFound(tag);
  }
}
