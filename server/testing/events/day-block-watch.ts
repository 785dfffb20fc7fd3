import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { DayRange } from '#server/event-store/contract/figure-reader.js';
import { readNextTransaction } from '#server/event-store/postgres/day-blocks/settled-days.js';
import { writeDayBlocks } from '#server/event-store/postgres/day-blocks/write-day-blocks.js';
import {
  openFigureReader,
  readVersions,
} from '#server/event-store/postgres/figures/figure-reader.js';
import { loadDays } from '#server/event-store/postgres/figures/load-days.js';
import { inSnapshot } from '#server/event-store/postgres/figures/snapshot.js';
import { linesOfDays } from './figure-lines.js';

/** They end in 2046. */
export const ALL_DAYS = { firstDay: 20_000, lastDay: 28_000 };
const WRITE_MS = 200;
const MAX_REST_MS = 20;

export interface BlockWatch {
  /** Stops, and returns how many blocks it wrote and days it compared, and where they differed. */
  end(): Promise<{ written: number; compared: number; differences: unknown[] }>;
}

/**
 * Writes blocks of all of a customer's days again and again, also of those that are changing, and
 * compares what a reader gets with the rollups of the same versions. Errors are those of a database
 * that is away.
 */
export function watchBlocks(customerId: number, writer: Pool, reader: Pool = writer): BlockWatch {
  const range = { customerId, ...ALL_DAYS };
  const seen = { written: 0, compared: 0, differences: [] as unknown[] };
  let isEnded = false;

  const repeat = async (work: () => Promise<void>) => {
    while (!isEnded) {
      await work().catch(() => undefined); // it tries again when the database is back
      await sleep(Math.random() * MAX_REST_MS);
    }
  };
  const running = Promise.all([
    repeat(async () => {
      seen.written += await writeEveryBlock(writer);
    }),
    repeat(async () => {
      const { compared, differences } = await compareWithRollups(reader, range);
      seen.compared += compared;
      seen.differences.push(...differences);
    }),
  ]);

  return {
    async end() {
      isEnded = true;
      await running;
      const { compared, differences } = await compareWithRollups(reader, range);
      return {
        written: seen.written,
        compared: seen.compared + compared,
        differences: [...seen.differences, ...differences],
      };
    },
  };
}

const writeEveryBlock = async (pool: Pool): Promise<number> =>
  writeDayBlocks(pool, {
    beforeDay: 1_000_000,
    beforeTransaction: await readNextTransaction(pool),
    maxMs: WRITE_MS,
  });

async function compareWithRollups(pool: Pool, range: DayRange) {
  const read = await openFigureReader(pool).readDays(range, async (versions) => versions);
  const rollups = await inSnapshot(pool, range.customerId, async (client) =>
    loadDays([client], range.customerId, await readVersions(client, range)),
  );

  let compared = 0;
  const differences: unknown[] = [];
  for (const [day, figures] of read) {
    const stored = rollups.get(day);
    if (stored?.version !== figures.version) continue;
    compared += 1;
    const [asRead, asStored] = [figures, stored].map((one) => linesOfDays(new Map([[day, one]])));
    if (!isDeepStrictEqual(asRead, asStored)) differences.push({ day, asRead, asStored });
  }
  return { compared, differences };
}
