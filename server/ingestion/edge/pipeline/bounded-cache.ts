/** Remembers at least the `size` last used values and at most twice as many; setting and finding cost the same. */
export class BoundedCache<Value> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();

  constructor(private readonly size: number) {}

  get(key: string): Value | undefined {
    const value = this.young.get(key);
    if (value !== undefined) return value;
    const older = this.old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, value: Value): void {
    if (this.young.size >= this.size) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
  }

  delete(key: string): void {
    this.young.delete(key);
    this.old.delete(key);
  }
}
