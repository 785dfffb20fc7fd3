import type { Pool } from 'pg';
import { readNextTransaction } from './settled-days.js';
import { writeDayBlocks } from './write-day-blocks.js';

const DAY_MS = 86_400_000;
const SETTLED_MS = 5 * 60_000;
/** A twentieth of the minute that is between two runs, so that batches hardly wait for a core. */
const MAX_RUN_MS = 3_000;

/**
 * Writes the blocks of days that have not changed for five minutes. It remembers how far the
 * transactions were at its runs, so it writes none in the first minutes after a start.
 */
export class DayBlockWriter {
  private seen: { atMs: number; transaction: string }[] = [];

  constructor(private readonly pool: Pool) {}

  /** Returns how many blocks it wrote. */
  async run(nowMs: number): Promise<number> {
    this.seen.push({ atMs: nowMs, transaction: await readNextTransaction(this.pool) });
    const at = this.seen.findLastIndex(({ atMs }) => atMs <= nowMs - SETTLED_MS);
    const settled = this.seen[at];
    if (!settled) return 0;

    this.seen = this.seen.slice(at);
    return writeDayBlocks(this.pool, {
      beforeDay: Math.floor(nowMs / DAY_MS) - 1,
      beforeTransaction: settled.transaction,
      maxMs: MAX_RUN_MS,
    });
  }
}
