import { createHash } from 'node:crypto';

/**
 * Remembers at least the `size` last used values and at most twice as many; setting and finding
 * cost the same. A text longer than `maxKeyLength` stands by its hash, so a place takes a few
 * hundred bytes whatever it is asked for.
 */
export class BoundedCache<Value> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();

  constructor(
    private readonly size: number,
    private readonly maxKeyLength = 64,
  ) {}

  get(text: string): Value | undefined {
    const key = this.keyOf(text);
    const value = this.young.get(key);
    if (value !== undefined) return value;
    const older = this.old.get(key);
    if (older !== undefined) this.add(key, older);
    return older;
  }

  set(text: string, value: Value): void {
    this.add(this.keyOf(text), value);
  }

  private add(key: string, value: Value): void {
    if (this.young.size >= this.size) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(ownCopy(key), value);
  }

  /**
   * A line feed marks a hash; a text that begins with one is hashed too, so that none can pass for
   * a hash.
   */
  private keyOf(text: string): string {
    if (text.length <= this.maxKeyLength && !text.startsWith('\n')) return text;
    return `\n${createHash('sha256').update(text).digest('base64url')}`;
  }
}

/**
 * V8 keeps a whole request alive for a slice of it. What is put together is new, and a slice of
 * that keeps nothing else.
 */
const ownCopy = (text: string): string => ` ${text}`.slice(1);
