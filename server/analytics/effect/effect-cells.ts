import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import { addCell, emptyCell, type EffectCell } from '#server/measurement/estimates/effect-cell.js';
import type { EffectRun } from '#server/measurement/stored/effect-runs.js';
import { EventSums, type EventDivision } from '#server/measurement/stored/event-sums.js';
import {
  readEvents,
  readLineCells,
  readRunWeights,
  type StoredCell,
} from '#server/measurement/stored/read-effect.js';
import type { RunWeights } from '#server/measurement/stored/run-weights.js';
import type { Line } from '#server/analytics/figures/catalogue.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { passes, type DashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import { LineSums } from './line-sums.js';
import { RecentValues } from './recent-values.js';
import { ratesOfSites, type SummedRates } from './site-rates.js';

export interface SummedCells extends SummedRates {
  /** Keyed by the impression tag, or by the region, daypart, views or site tag. */
  cells: ReadonlyMap<number, EffectCell>;
}

/** The cells of a run to sum. */
export interface CellQuestion {
  run: EffectRun;
  by: EventDivision;
  filter: DashboardFilter;
  /** Those that the caller sees and the filter lets through. */
  lines: readonly Line[];
  /** Days since 1970-01-01. */
  firstDay: number;
  lastDay: number;
}

const MAX_REMEMBERED = 200;
/** Each takes about 0.2 MB. */
const MAX_WEIGHTS = 20;
/** Each takes 1.1 KB. */
const MAX_LINE_SUMS = 50_000;

/** Remembered sums of a database. */
const memoryOf = oncePer((_pool: Pool) => ({
  sums: new RecentValues<SummedCells>(MAX_REMEMBERED),
  lines: new RecentValues<LineSums>(MAX_LINE_SUMS, ({ size }) => size),
  weights: new RecentValues<RunWeights>(MAX_WEIGHTS),
}));

/** The sums of a question that need no reading; null where they do. */
export function findCells(pool: Pool, question: CellQuestion): SummedCells | null {
  const { sums, lines } = memoryOf(pool);
  const key = formatKey(question);
  const known = sums.find(key);
  if (known) return known;

  const { run, filter } = question;
  const ofLines = isOfLines(question) && lines.find(runKey(filter.customerId, run));
  return ofLines ? sums.keep(key, sumLines(ofLines, question)) : null;
}

/** The sums of a question, remembered until the run is counted again. */
export const sumCells = (
  pool: Pool,
  client: PoolClient,
  question: CellQuestion,
): Promise<SummedCells> =>
  memoryOf(pool).sums.get(formatKey(question), () => readSums(pool, client, question));

async function readSums(
  pool: Pool,
  client: PoolClient,
  question: CellQuestion,
): Promise<SummedCells> {
  const { run, filter } = question;
  if (isOfLines(question)) {
    return sumLines(await readLineSums(pool, client, filter.customerId, run), question);
  }
  return sumEvents(pool, client, question);
}

/** True where the sums of the lines answer the question. */
const isOfLines = ({ by, filter }: CellQuestion): boolean =>
  by === 'line' && !filter.regions && !filter.dayparts && !filter.sites;

function sumLines(
  sums: LineSums,
  { run, filter, lines, firstDay, lastDay }: CellQuestion,
): SummedCells {
  const cells = new Map<number, EffectCell>();
  for (const { tagId } of lines) {
    const cell = sums.sum(tagId, { firstDay, lastDay }, filter.weekdays);
    if (cell) cells.set(tagId, cell);
  }
  return { cells, rates: run.rates, ratesOfSite: null };
}

async function sumEvents(
  pool: Pool,
  client: PoolClient,
  { run, by, filter, lines, firstDay, lastDay }: CellQuestion,
): Promise<SummedCells> {
  const { customerId, weekdays, regions, dayparts, sites } = filter;
  const weights = await memoryOf(pool).weights.get(runKey(customerId, run), () =>
    readRunWeights(client, customerId, run),
  );
  const tagIds = new Set(lines.map(({ tagId }) => tagId));
  const sums = new EventSums(weights, { by, tagIds, regions, dayparts, sites });

  await readEvents(client, { customerId, firstDay, lastDay }, (day, events) => {
    if (passes(weekdays, weekdayOfDay(day))) sums.addDay(day, events);
  });

  return { cells: sums.take(), ...ratesOfSites(run.rates, weights, filter, by) };
}

/** The lines of a run, from which all dashboards of a customer take their sums. */
const readLineSums = (
  pool: Pool,
  client: PoolClient,
  customerId: number,
  run: EffectRun,
): Promise<LineSums> =>
  memoryOf(pool).lines.get(runKey(customerId, run), async () => {
    const { firstDay, lastDay } = run;
    const cells: StoredCell[] = [];
    await readLineCells(client, { customerId, firstDay, lastDay }, (cell) => cells.push(cell));
    return new LineSums({ firstDay, lastDay }, cells);
  });

const runKey = (customerId: number, { firstDay, lastDay, countedAt }: EffectRun): string =>
  `${customerId} ${firstDay} ${lastDay} ${countedAt.getTime()}`;

export function addTo(cells: Map<number, EffectCell>, id: number, cell: EffectCell): void {
  let sum = cells.get(id);
  if (!sum) cells.set(id, (sum = emptyCell()));
  addCell(sum, cell);
}

function formatKey({ run, by, filter, lines, firstDay, lastDay }: CellQuestion): string {
  const listed = (ids: ReadonlySet<number> | null) => (ids ? [...ids] : null);
  const parts = [
    filter.customerId,
    run.firstDay,
    run.countedAt.getTime(),
    by,
    firstDay,
    lastDay,
    ...[filter.weekdays, filter.regions, filter.dayparts, filter.sites].map(listed),
    lines.map(({ tagId }) => tagId),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}
