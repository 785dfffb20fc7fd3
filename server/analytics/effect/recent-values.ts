/** The values used last, of at most so much size together. */
export class RecentValues<Value> {
  private readonly values = new Map<string, Value>();

  constructor(
    private readonly maxSize: number,
    private readonly sizeOf: (value: Value) => number = () => 1,
  ) {}

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.find(key) ?? this.keep(key, await make());
  }

  find(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  keep(key: string, value: Value): Value {
    this.values.delete(key);
    this.values.set(key, value);
    this.forgetOldest();
    return value;
  }

  private forgetOldest(): void {
    let size = 0;
    for (const value of this.values.values()) size += this.sizeOf(value);

    for (const [key, value] of this.values) {
      if (size <= this.maxSize) return;
      this.values.delete(key);
      size -= this.sizeOf(value);
    }
  }
}
