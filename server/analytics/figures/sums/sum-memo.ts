import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import type { SumPlan } from './sum-plan.js';

const MAX_ENTRIES = 32;

interface Entry<Sums> {
  versions: readonly number[];
  sums: Sums;
}

/**
 * Caches the last sums while the versions of their days stay the same: the twelve panel calls of
 * one screen need the same sums.
 */
export class SumMemo<Sums> {
  private readonly entries = new Map<string, Entry<Sums>>();

  constructor(
    private readonly sumDays: (plan: SumPlan, days: readonly DayFigures[]) => Sums | Promise<Sums>,
    private readonly maxEntries = MAX_ENTRIES,
  ) {}

  async sum(plan: SumPlan, days: readonly DayFigures[]): Promise<Sums> {
    const key = formatKey(plan);
    const known = this.entries.get(key);
    const sums = known && isCurrent(known, days) ? known.sums : await this.sumDays(plan, days);

    this.entries.delete(key);
    this.entries.set(key, { versions: days.map(({ version }) => version), sums });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.maxEntries && oldest !== undefined) this.entries.delete(oldest);

    return sums;
  }
}

const isCurrent = ({ versions }: Entry<unknown>, days: readonly DayFigures[]) =>
  versions.length === days.length &&
  days.every(({ version }, index) => version === versions[index]);

/**
 * Everything that the sums depend on besides the days: two callers with the same visible lines
 * share an entry.
 */
const formatKey = ({ customerId, firstDay, lastDay, lines, filter }: SumPlan) =>
  JSON.stringify([
    customerId,
    firstDay,
    lastDay,
    lines.map(({ tagId }) => tagId),
    ...[filter.regions, filter.sites, filter.weekdays, filter.dayparts].map(
      (ids) => ids && [...ids],
    ),
  ]);
