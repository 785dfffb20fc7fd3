import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import { addCell, emptyCell, type EffectCell } from '#server/measurement/estimates/effect-cells.js';
import type { CellDimension } from '#server/measurement/stored/effect-columns.js';
import {
  readEffectCells,
  type EffectRun,
  type StoredCell,
} from '#server/measurement/stored/read-effect.js';
import type { Line } from '#server/analytics/figures/catalogue.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { passes, type DashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import { LineSums } from './line-sums.js';
import { RecentValues } from './recent-values.js';

/** Cells by the impression tag, and by the value of their dimension. */
export interface SummedCells {
  ofTag: ReadonlyMap<number, EffectCell>;
  ofValue: ReadonlyMap<number, EffectCell>;
}

/** What of a run's cells is summed. */
export interface CellQuestion {
  run: EffectRun;
  dimension: CellDimension;
  filter: DashboardFilter;
  /** Those that the caller sees and the filter lets through. */
  lines: readonly Line[];
  /** Days since 1970-01-01. */
  firstDay: number;
  lastDay: number;
}

const MAX_REMEMBERED = 200;
/** At 1.2 KB each. */
const MAX_LINE_SUMS = 50_000;

/** What is remembered of a database. */
const memoryOf = oncePer((_pool: Pool) => ({
  sums: new RecentValues<SummedCells>(MAX_REMEMBERED),
  lines: new RecentValues<LineSums>(MAX_LINE_SUMS, ({ size }) => size),
}));

/** The sums of a question, remembered until the run is counted again. */
export const sumCells = (
  pool: Pool,
  client: PoolClient,
  question: CellQuestion,
): Promise<SummedCells> =>
  memoryOf(pool).sums.get(keyOf(question), () => readSums(pool, client, question));

async function readSums(
  pool: Pool,
  client: PoolClient,
  question: CellQuestion,
): Promise<SummedCells> {
  const { run, filter, dimension, firstDay, lastDay } = question;
  const { customerId, weekdays } = filter;
  const tags = new Set(question.lines.map(({ tagId }) => tagId));
  const values =
    dimension === 'region' ? filter.regions : dimension === 'daypart' ? filter.dayparts : null;
  const ofTag = new Map<number, EffectCell>();
  const ofValue = new Map<number, EffectCell>();

  if (dimension === 'line') {
    const sums = await readLineSums(pool, client, customerId, run);
    for (const tagId of tags) {
      const cell = sums.sum(tagId, { firstDay, lastDay }, weekdays);
      if (cell) ofTag.set(tagId, cell);
    }
    return { ofTag, ofValue };
  }

  const days = { customerId, dimension, firstDay, lastDay };
  await readEffectCells(client, days, ({ day, tagId, value, cell }) => {
    const isIn = tags.has(tagId) && passes(values, value) && passes(weekdays, weekdayOfDay(day));
    if (!isIn) return;
    addTo(ofTag, tagId, cell);
    addTo(ofValue, value, cell);
  });

  return { ofTag, ofValue };
}

/** The lines of a run, from which all dashboards of a customer take their sums. */
function readLineSums(
  pool: Pool,
  client: PoolClient,
  customerId: number,
  { firstDay, lastDay, countedAt }: EffectRun,
): Promise<LineSums> {
  const key = `${customerId} ${firstDay} ${lastDay} ${countedAt.getTime()}`;

  return memoryOf(pool).lines.get(key, async () => {
    const cells: StoredCell[] = [];
    const days = { customerId, dimension: 'line', firstDay, lastDay } as const;
    await readEffectCells(client, days, (cell) => cells.push(cell));
    return new LineSums({ firstDay, lastDay }, cells);
  });
}

export function addTo(cells: Map<number, EffectCell>, id: number, cell: EffectCell): void {
  let sum = cells.get(id);
  if (!sum) cells.set(id, (sum = emptyCell()));
  addCell(sum, cell);
}

function keyOf({ run, dimension, filter, lines, firstDay, lastDay }: CellQuestion): string {
  const listed = (ids: ReadonlySet<number> | null) => (ids ? [...ids] : null);
  const parts = [
    ...[filter.customerId, run.firstDay, run.countedAt.getTime(), dimension, firstDay, lastDay],
    ...[filter.weekdays, filter.regions, filter.dayparts].map(listed),
    lines.map(({ tagId }) => tagId),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}
