import { createHash } from 'node:crypto';

/**
 * Keeps at least the `size` last used values and at most twice as many; reads and writes take
 * constant time. A key longer than `maxKeyLength` is replaced by its hash, so an entry takes a few
 * hundred bytes at most.
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
