import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Keeps the `size` last used values; reads and writes take constant time. A key longer than
 * `maxKeyLength` is replaced by its hash, so an entry takes a few hundred bytes at most.
 */
export class BoundedCache<Value extends NonNullable<unknown>> {
  private readonly values: LRUCache<string, Value>;

  constructor(
    size: number,
    private readonly maxKeyLength = 64,
  ) {
    this.values = new LRUCache({ max: size });
  }

  get(text: string): Value | undefined {
    return this.values.get(this.keyOf(text));
  }

  set(text: string, value: Value): void {
    this.values.set(ownCopy(this.keyOf(text)), value);
  }

  /**
   * A line feed marks a hash. A text that begins with one is hashed too, so that it cannot be
   * mistaken for a hash.
   */
  private keyOf(text: string): string {
    if (text.length <= this.maxKeyLength && !text.startsWith('\n')) return text;
    return `\n${createHash('sha256').update(text).digest('base64url')}`;
  }
}

/**
 * V8 keeps a whole request alive for a slice of it. A concatenation is a new string, and a slice of
 * that keeps nothing else alive.
 */
const ownCopy = (text: string): string => ` ${text}`.slice(1);
