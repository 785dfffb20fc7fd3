import type { Pool } from 'pg';
import type { DateRange } from '#schema/date-ranges.js';
import { readCompleteLines, type DashboardReader } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { inSnapshot } from '#server/event-store/postgres/figures/snapshot.js';
import { totalPerformance } from '#server/analytics/panels/performance.js';
import {
  dateRangesOf,
  dayOfLocalDate,
  localDateOfDay,
} from '#server/event-store/reporting-time.js';
import { addCell, emptyCell, type EffectCell } from '#server/measurement/estimates/effect-cell.js';
import { estimateParts } from '#server/measurement/estimates/estimate-effect.js';
import { judgeEffect } from '#server/measurement/estimates/judge-effect.js';
import { readEffectRuns, type EffectRun } from '#server/measurement/stored/effect-runs.js';
import type { EventDivision } from '#server/measurement/stored/event-sums.js';
import type { CoveredRun } from './covered-run.js';
import { findCells, sumCells, type CellQuestion, type SummedCells } from './effect-cells.js';
import { describeEffect, rangeOf } from './effect-texts.js';
import { EffectReason, EffectVerdict, type Effect } from './effect.types.js';

/**
 * Returns how many of the credited visits the ads caused, by the evidence of the last recounts of
 * the counted days of the range. Formulas: docs/incremental.md.
 */
export async function readEffect(ctx: DashboardReader, figures: DashboardFigures): Promise<Effect> {
  const { countedAt, covered } = await readCovered(ctx, figures, 'line');

  if (!countedAt) return nothing(EffectReason.NOT_COUNTED, null);
  if (covered.length > 0) return describe(figures, covered, countedAt);
  return nothing(EffectReason.NO_COMPLETE_DAYS, countedAt);
}

interface Covered {
  /** The last recount; null before the first. */
  countedAt: Date | null;
  /** Oldest first. */
  covered: CoveredRun[];
}

/** The covered part of each run, with cells of the division. */
export async function readCovered(
  ctx: DashboardReader,
  figures: DashboardFigures,
  by: EventDivision,
): Promise<Covered> {
  const pool = await ctx.em.getConnection().getNativeClient();
  const { customerId } = figures.filter;
  const runs = await readEffectRuns(pool, customerId);
  const parts =
    findParts(pool, questionsOf(runs, figures, by)) ??
    (await inSnapshot(pool, customerId, async (client) => {
      const questions = questionsOf(await readEffectRuns(client, customerId), figures, by);
      const cells: CoveredPart[] = [];
      for (const question of questions) {
        cells.push({ question, cells: await sumCells(pool, client, question) });
      }
      return cells;
    }));

  const covered = await Promise.all(
    parts.map(async ({ question: { run, firstDay, lastDay }, cells }) => {
      const range = { startDate: localDateOfDay(firstDay), endDate: localDateOfDay(lastDay) };
      return { run, cells, range, figures: await readCompleteLines(ctx, figures, range) };
    }),
  );

  return {
    countedAt: runs.at(-1)?.countedAt ?? null,
    covered,
  };
}

interface CoveredPart {
  question: CellQuestion;
  cells: SummedCells;
}

/** Null where one of them needs a reading. */
function findParts(pool: Pool, questions: readonly CellQuestion[]): CoveredPart[] | null {
  const parts: CoveredPart[] = [];
  for (const question of questions) {
    const cells = findCells(pool, question);
    if (!cells) return null;
    parts.push({ question, cells });
  }
  return parts;
}

const questionsOf = (
  runs: readonly EffectRun[],
  { filter, lines }: DashboardFigures,
  by: EventDivision,
): CellQuestion[] =>
  runs.flatMap((run) => {
    const from = Math.max(run.firstDay, dayOfLocalDate(filter.startDate));
    const to = Math.min(run.lastDay, dayOfLocalDate(filter.endDate));
    return daysKept(from, to, run.leftOutDays).map((days) => ({ run, by, filter, lines, ...days }));
  });

/** The stretches of days between those that are left out. */
function daysKept(firstDay: number, lastDay: number, leftOut: readonly number[]) {
  const stretches: { firstDay: number; lastDay: number }[] = [];
  let from = firstDay;
  for (const day of [...leftOut.filter((one) => one >= firstDay && one <= lastDay), lastDay + 1]) {
    if (from < day) stretches.push({ firstDay: from, lastDay: day - 1 });
    from = day + 1;
  }
  return stretches;
}

function describe(
  figures: DashboardFigures,
  covered: readonly CoveredRun[],
  countedAt: Date,
): Effect {
  const performances = covered.map((part) => totalPerformance(part.figures));
  const credited = sum(performances.map(({ responses }) => responses));
  const spend = sum(performances.map(({ adSpend }) => adSpend));
  const estimates = estimateParts(
    covered.map(({ cells: { cells, rates } }, index) => ({
      cell: addCells(cells.values()),
      rates,
      credited: performances[index]?.responses ?? 0,
    })),
  );
  const judgement = judgeEffect(estimates, credited);
  const visits = sum(covered.map(({ run }) => run.visits));
  const sharedVisits = sum(covered.map(({ run }) => run.sharedVisits));

  return {
    startDate: covered[0]?.range.startDate ?? null,
    endDate: covered.at(-1)?.range.endDate ?? null,
    countedAt,
    hasNewerEvents: covered.some(({ run }) => run.hasNewerEvents),
    leftOut: leftOutOf(figures, covered),
    creditedVisits: credited,
    spend,
    ...describeEffect(judgement, credited, spend),
    testableShare: estimates.testableShare,
    preAdRatio: estimates.preExposureRatio && rangeOf(estimates.preExposureRatio),
    placebo: rangeOf(estimates.placebo),
    leadLag: rangeOf(estimates.leadLag),
    smallestEffect: judgement.minimumDetectable,
    sharedShare: visits > 0 ? sharedVisits / visits : 0,
    reading: { figures, covered, judgement },
  };
}

/** The days of the runs and the range that are left out, as stretches. */
function leftOutOf({ filter }: DashboardFigures, covered: readonly CoveredRun[]): DateRange[] {
  const days = [...new Set(covered.flatMap(({ run }) => run.leftOutDays))].sort((a, b) => a - b);
  const from = dayOfLocalDate(filter.startDate);
  const to = dayOfLocalDate(filter.endDate);
  return dateRangesOf(days.filter((day) => day >= from && day <= to));
}

export function addCells(cells: Iterable<EffectCell>): EffectCell {
  const total = emptyCell();
  for (const cell of cells) addCell(total, cell);
  return total;
}

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

const nothing = (reason: EffectReason, countedAt: Date | null): Effect => ({
  startDate: null,
  endDate: null,
  countedAt,
  hasNewerEvents: false,
  leftOut: [],
  verdict: EffectVerdict.UNDETERMINED,
  reason,
  creditedVisits: 0,
  spend: 0,
  causedVisits: null,
  costPerCausedVisit: null,
  testableShare: null,
  preAdRatio: null,
  placebo: null,
  leadLag: null,
  smallestEffect: null,
  sharedShare: null,
  reading: null,
});
