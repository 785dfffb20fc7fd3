import type { DeviceCode } from '#server/event-store/codes.js';
import { EMPTY_DAY } from '#server/event-store/figures/empty-day.js';
import type {
  DayRange,
  DayVersions,
  FigureReader,
} from '#server/event-store/contract/figure-reader.js';
import { DayCache } from './day-cache.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import type { FigureSums, LineSums } from './sums/figure-sums.js';
import { sumFigures } from './sums/sum-figures.js';
import { sumLines } from './sums/sum-lines.js';
import { SumMemo } from './sums/sum-memo.js';
import type { SumPlan } from './sums/sum-plan.js';

/** Keyed by day number. */
type Days = ReadonlyMap<number, DayFigures>;

/** A range has up to eight recent days. */
const MAX_RECENT_SUMS = 256;

/** The sums of a plan, those of its recent days, and all its days. */
interface PlanSums {
  sums: FigureSums;
  recent: { day: number; sums: FigureSums }[];
  days: readonly DayFigures[];
}

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
    private readonly reader: FigureReader,
    maxBytes: number,
  ) {
    this.cache = new DayCache(maxBytes);
  }

  get cacheBytes(): number {
    return this.cache.sizeBytes;
  }

  /**
   * The sums of the plan and, from the same state of the store, those of each of its days in
   * [fromDay, toDay] alone, and all its days. With `asOf`, as they were then.
   */
  async readSums(
    plan: SumPlan,
    recentDays: readonly [number, number],
    asOf?: Date,
  ): Promise<PlanSums> {
    // Fills the cache, once for all callers; most days are the same then.
    const latest = await this.readDays(plan);
    const days = asOf ? await this.loadMissing(plan, asOf) : latest;
    const recent: PlanSums['recent'] = [];
    for (const { day, alone, figures } of recentOf(plan, recentDays, days))
      recent.push({ day, sums: await this.recentMemo.sum(alone, [figures]) });

    return { sums: await this.memo.sum(plan, days), recent, days };
  }

  /**
   * Answers what `readSums` does for each selection of devices, all from one state of the store. Nothing
   * of it is cached.
   */
  async readDeviceSums(
    plan: SumPlan,
    recentDays: readonly [number, number],
    selections: readonly (readonly DeviceCode[])[],
  ): Promise<readonly PlanSums[]> {
    const read = await this.reader.readDeviceDays(plan, selections);

    return Promise.all(
      read.map(async (loaded) => {
        const days = everyDay(plan, loaded);
        const recent = recentOf(plan, recentDays, days).map(async ({ alone, day, figures }) => ({
          day,
          sums: await sumFigures(alone, [figures]),
        }));
        return { sums: await sumFigures(plan, days), recent: await Promise.all(recent), days };
      }),
    );
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
  async readDays(range: DayRange): Promise<DayFigures[]> {
    for (;;) {
      const { held, missing } = this.lookUp(range, await this.reader.readVersions(range));
      if (missing.size === 0) return everyDay(range, held);
      const others = this.loading.get(range.customerId);
      if (!others) return this.load(range);
      // Another call is loading this customer's days; its result is usable if its version is the
      // next one seen.
      await others.catch(() => undefined); // the other caller gets the error; this call checks the cache again
    }
  }

  private load(range: DayRange): Promise<DayFigures[]> {
    const reading = this.loadMissing(range).finally(() => this.loading.delete(range.customerId));
    this.loading.set(range.customerId, reading);
    return reading;
  }

  private async loadMissing(range: DayRange, asOf?: Date): Promise<DayFigures[]> {
    let held: Days = new Map();
    const choose = async (versions: DayVersions) => {
      const found = this.lookUp(range, versions);
      held = found.held;
      return found.missing;
    };
    const loaded = await this.reader.readDays(range, choose, asOf);

    for (const [day, figures] of loaded)
      if (figures.version >= 0) this.cache.keep(range.customerId, day, figures);
    return everyDay(range, new Map([...held, ...loaded]));
  }

  /**
   * `held` keeps references to the days, because the cache may drop them while the others are
   * loaded.
   */
  private lookUp(
    { customerId }: DayRange,
    versions: DayVersions,
  ): { held: Days; missing: DayVersions } {
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

/** The days of the plan in [fromDay, toDay], each with a plan of its own. */
function recentOf(
  plan: SumPlan,
  [fromDay, toDay]: readonly [number, number],
  days: readonly DayFigures[],
) {
  const first = Math.max(fromDay, plan.firstDay);
  const count = Math.max(0, Math.min(toDay, plan.lastDay) - first + 1);

  return Array.from({ length: count }, (_, at) => {
    const day = first + at;
    const figures = days[day - plan.firstDay] ?? EMPTY_DAY;
    return { day, alone: { ...plan, firstDay: day, lastDay: day }, figures };
  });
}

const everyDay = ({ firstDay, lastDay }: DayRange, days: Days): DayFigures[] =>
  Array.from(
    { length: lastDay - firstDay + 1 },
    (_, index) => days.get(firstDay + index) ?? EMPTY_DAY,
  );
