/**
 * Redis with `appendfsync everysec` may answer up to two seconds before it writes, and loses those
 * writes when it is killed. So the edge remembers what Redis took in the last seconds, and appends
 * it again after a restart of Redis.
 */
const REMEMBERED_MS = 3_000;
const SLOT_MS = 500;
const SLOTS = REMEMBERED_MS / SLOT_MS + 1;
const FIRST_BYTES = 64 * 1024;

interface Slot {
  /** The number of the half second since the start of the process. */
  period: number;
  bytes: Buffer;
  used: number;
}

/**
 * Copies into reused buffers, so that three seconds of events are no work for the garbage
 * collector.
 */
export class RecentBatches {
  private slots = newSlots();

  /** Lines of text, without a final line end. */
  add(lines: string, storedAtMs: number): void {
    const period = Math.floor(storedAtMs / SLOT_MS);
    const slot = this.slots[period % SLOTS];
    if (!slot) return;

    if (slot.period !== period) {
      slot.period = period;
      slot.used = 0;
    }

    const needed = slot.used + lines.length + 1;
    if (needed > slot.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, slot.bytes.length * 2));
      slot.bytes.copy(larger, 0, 0, slot.used);
      slot.bytes = larger;
    }

    slot.used += slot.bytes.write(lines, slot.used, 'latin1');
    slot.used += slot.bytes.write('\n', slot.used, 'latin1');
  }

  /**
   * The lines that were stored in the last seconds before the last batch, oldest first; clears the
   * memory.
   */
  take(): string[] {
    const latest = Math.max(...this.slots.map(({ period }) => period));
    const recent = this.slots
      .filter(({ period, used }) => used > 0 && period > latest - SLOTS)
      .sort((a, b) => a.period - b.period)
      .map(({ bytes, used }) => bytes.toString('latin1', 0, used - 1));
    this.slots = newSlots();
    return recent;
  }
}

function newSlots(): Slot[] {
  return Array.from({ length: SLOTS }, () => ({
    period: -1,
    bytes: Buffer.allocUnsafe(FIRST_BYTES),
    used: 0,
  }));
}
