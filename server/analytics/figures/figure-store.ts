import type { Pool, PoolClient } from 'pg';
import { DayCache } from './day-cache.js';
import type { DayFigures } from './day-figures.js';
import type { FigureSums, LineSums } from './sums/figure-sums.js';
import { EMPTY_DAY, loadDays } from './load-days.js';
import { hasSpareConnection, inSnapshot } from './snapshot.js';
import { sumFigures } from './sums/sum-figures.js';
import { sumLines } from './sums/sum-lines.js';
import { SumMemo } from './sums/sum-memo.js';
import type { SumPlan } from './sums/sum-plan.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';

interface Range {
  customerId: number;
  firstDay: number;
  lastDay: number;
}

/** By day number. */
type Versions = ReadonlyMap<number, number>;
type Days = ReadonlyMap<number, DayFigures>;

const NO_DAYS: Days = new Map();
/** Fewer days than this are read before a second transaction has begun. */
const MANY_DAYS = 8;
/** A range has up to eight recent days. */
const MAX_RECENT_SUMS = 256;

/**
 * Daily figures of customers, cached in bounded memory. Never stale: every reading first queries
 * the version of each of its days, and the worker increments a day's version in the transaction
 * that changes its figures.
 */
export class FigureStore {
  private readonly cache: DayCache;
  private readonly memo = new SumMemo(sumFigures);
  private readonly recentMemo = new SumMemo(sumFigures, MAX_RECENT_SUMS);
  private readonly lineMemo = new SumMemo(sumLines);
  private readonly loading = new Map<number, Promise<unknown>>();

  constructor(
    private readonly pool: Pool,
    maxBytes: number,
  ) {
    this.cache = new DayCache(maxBytes);
  }

  get cacheBytes(): number {
    return this.cache.sizeBytes;
  }

  /**
   * The sums of the plan and, from the same state of the store, those of each of its days in
   * [fromDay, toDay] alone, and all its days.
   */
  async readSums(
    plan: SumPlan,
    [fromDay, toDay]: readonly [number, number],
  ): Promise<{
    sums: FigureSums;
    recent: { day: number; sums: FigureSums }[];
    days: readonly DayFigures[];
  }> {
    const days = await this.readDays(plan);
    const recent: { day: number; sums: FigureSums }[] = [];
    const firstRecent = Math.max(fromDay, plan.firstDay);

    for (let day = firstRecent; day <= Math.min(toDay, plan.lastDay); day += 1) {
      const figures = days[day - plan.firstDay] ?? EMPTY_DAY;
      const alone = { ...plan, firstDay: day, lastDay: day };
      recent.push({ day, sums: await this.recentMemo.sum(alone, [figures]) });
    }

    return { sums: await this.memo.sum(plan, days), recent, days };
  }

  /** The sums of days that were read before. */
  sumDays(plan: SumPlan, days: readonly DayFigures[]): Promise<FigureSums> {
    return this.memo.sum(plan, days);
  }

  /** The same of the lines alone. */
  sumLines(plan: SumPlan, days: readonly DayFigures[]): Promise<LineSums> {
    return this.lineMemo.sum(plan, days);
  }

  /** One entry per day from firstDay to lastDay, all as of one moment after the call began. */
  async readDays(range: Range): Promise<DayFigures[]> {
    for (;;) {
      const { held, missing } = this.lookUp(range, await readVersions(this.pool, range));
      if (missing.size === 0) return everyDay(range, held);
      const others = this.loading.get(range.customerId);
      if (!others) return this.load(range);
      // Another call is loading this customer's days; its result is usable if its version is the
      // next one seen.
      await others.catch(() => undefined); // the other caller gets the error; this call checks the cache again
    }
  }

  private load(range: Range): Promise<DayFigures[]> {
    const reading = this.loadInSnapshot(range).finally(() => this.loading.delete(range.customerId));
    this.loading.set(range.customerId, reading);
    return reading;
  }

  private async loadInSnapshot(range: Range): Promise<DayFigures[]> {
    const { held, loaded } = await inSnapshot(this.pool, range.customerId, async (client) => {
      const { held, missing } = this.lookUp(range, await readVersions(client, range));
      return {
        held,
        loaded: missing.size > 0 ? await this.loadMissing(client, range, missing) : NO_DAYS,
      };
    });
    for (const [day, figures] of loaded) this.cache.keep(range.customerId, day, figures);
    return everyDay(range, new Map([...held, ...loaded]));
  }

  /**
   * Many days are read over two connections at once. Both see the same versions, and so the same
   * figures.
   */
  private loadMissing(client: PoolClient, range: Range, missing: Versions): Promise<Days> {
    const { customerId } = range;
    if (missing.size < MANY_DAYS || !hasSpareConnection(this.pool))
      return loadDays([client], customerId, missing);
    return inSnapshot(this.pool, null, async (second) => {
      const seen = await readVersions(second, range);
      const isSame = [...missing].every(([day, version]) => seen.get(day) === version);
      return loadDays(isSame ? [client, second] : [client], customerId, missing);
    });
  }

  /**
   * `held` keeps references to the days, because the cache may drop them while the others are
   * loaded.
   */
  private lookUp({ customerId }: Range, versions: Versions): { held: Days; missing: Versions } {
    const held = new Map<number, DayFigures>();
    const missing = new Map<number, number>();
    for (const [day, version] of versions) {
      const figures = this.cache.find(customerId, day);
      if (figures?.version === version) held.set(day, figures);
      else missing.set(day, version);
    }
    return { held, missing };
  }
}

const everyDay = ({ firstDay, lastDay }: Range, days: Days): DayFigures[] =>
  Array.from(
    { length: lastDay - firstDay + 1 },
    (_, index) => days.get(firstDay + index) ?? EMPTY_DAY,
  );

/**
 * Only days with a stored event have a version. They come as one JSON value, because the driver
 * takes many times as long for a row a day.
 */
async function readVersions(
  client: Pool | PoolClient,
  { customerId, firstDay, lastDay }: Range,
): Promise<Versions> {
  const { rows } = await client.query<{ versions: [number, number][] | null }>({
    name: 'day_versions',
    text: `select json_agg(json_build_array(local_date - date '1970-01-01', version)) as versions
           from event_store.day_version
           where customer_id = $1 and local_date between $2 and $3`,
    values: [customerId, localDateOfDay(firstDay), localDateOfDay(lastDay)],
  });

  return new Map(rows[0]?.versions ?? []);
}
