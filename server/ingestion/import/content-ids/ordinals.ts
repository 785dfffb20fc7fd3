const SEGMENTS = 256;
const FIRST_CAPACITY = 64;
/** Growing by little keeps the free places few. */
const GROWTH = 1.25;
const MAX_LOAD = 0.85;
const MAX_COUNT = 255;
const UINT32 = 2 ** 32;

/**
 * Counts how often it met each hash, in about 10 bytes for each different one: 10 million lines take
 * 100 MB. It compares 56 bits, since two hashes that it confuses get a stable ordinal all the same.
 */
export class Ordinals {
  private readonly segments = Array.from({ length: SEGMENTS }, () => new Segment());

  /** 1 when the hash is new, 2 the second time, and so on. Both halves are from 0 to 2³² - 1. */
  next(high: number, low: number): number {
    return this.segments[low % SEGMENTS]?.next(high, low >>> 16) ?? 0;
  }
}

/** Open addressing; the place of a hash follows from its high half, beside which it keeps 16 bits. */
class Segment {
  private highs = new Uint32Array(FIRST_CAPACITY);
  private lows = new Uint16Array(FIRST_CAPACITY);
  /** 0 where there is no hash. */
  private counts = new Uint8Array(FIRST_CAPACITY);
  private used = 0;
  /** The counts that a byte does not hold. */
  private readonly manyTimes = new Map<number, number>();

  next(high: number, low: number): number {
    if (this.used >= this.counts.length * MAX_LOAD) this.grow();

    const place = this.find(high, low);
    const count = this.counts[place] ?? 0;
    if (count === 0) {
      this.highs[place] = high;
      this.lows[place] = low;
      this.used += 1;
    }
    if (count < MAX_COUNT) return (this.counts[place] = count + 1);

    const name = high * 2 ** 16 + low;
    const many = (this.manyTimes.get(name) ?? MAX_COUNT) + 1;
    this.manyTimes.set(name, many);
    return many;
  }

  private find(high: number, low: number): number {
    const capacity = this.counts.length;
    let place = Math.floor((high / UINT32) * capacity);
    while (this.counts[place] !== 0 && (this.highs[place] !== high || this.lows[place] !== low)) {
      place = place + 1 === capacity ? 0 : place + 1;
    }
    return place;
  }

  private grow(): void {
    const { highs, lows, counts } = this;
    const capacity = Math.ceil(counts.length * GROWTH);
    this.highs = new Uint32Array(capacity);
    this.lows = new Uint16Array(capacity);
    this.counts = new Uint8Array(capacity);

    for (let from = 0; from < counts.length; from++) {
      const count = counts[from] ?? 0;
      if (count === 0) continue;
      const [high, low] = [highs[from] ?? 0, lows[from] ?? 0];
      const place = this.find(high, low);
      this.highs[place] = high;
      this.lows[place] = low;
      this.counts[place] = count;
    }
  }
}
