import { sizeInBytes, type DayFigures } from '#server/event-store/figures/day-figures.js';

/** More than the number of days that a PostgreSQL date can hold. */
const DAYS_PER_CUSTOMER = 10_000_000;

/** An LRU cache of days, bounded in bytes. It does not know whether a day is still current. */
export class DayCache {
  private readonly days = new Map<number, { figures: DayFigures; bytes: number }>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get sizeBytes(): number {
    return this.bytes;
  }

  find(customerId: number, day: number): DayFigures | undefined {
    const key = encodeKey(customerId, day);
    const held = this.days.get(key);
    if (!held) return undefined;
    this.days.delete(key);
    this.days.set(key, held);
    return held.figures;
  }

  keep(customerId: number, day: number, figures: DayFigures): void {
    const key = encodeKey(customerId, day);
    this.drop(key);
    const bytes = sizeInBytes(figures);
    this.days.set(key, { figures, bytes });
    this.bytes += bytes;
    for (const oldest of this.days.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(key: number): void {
    this.bytes -= this.days.get(key)?.bytes ?? 0;
    this.days.delete(key);
  }
}

const encodeKey = (customerId: number, day: number) => customerId * DAYS_PER_CUSTOMER + day;
