import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { DAYPARTS } from '#schema/dayparts.js';
import { add } from '#server/event-store/figures/counters.js';
import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';
import { differFromRest } from '#server/analytics/statistics/differences-from-rest.js';
import type { Rated } from '#server/analytics/statistics/exact-rate-test.js';
import { isSmallSample } from '#server/analytics/statistics/small-sample.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import type { ImpressionHeatmap } from './impression-heatmap.types.js';
import { ratio } from './ratio.js';

const TOTAL_ROW = DAYPART_COUNT;
const TOTAL_COLUMN = 7;
const COLUMNS = TOTAL_COLUMN + 1;
const WEEKDAYS = Array.from({ length: TOTAL_COLUMN }, (_, weekday) => weekday);

/** Counts by daypart and weekday, both from 0, with their total last. */
type Grid = Float64Array;
type Cell<Value> = (daypart: number, weekday: number) => Value;

/** Dayparts in clock order from Night, labelled with name and times, and a Total row. */
export const impressionHeatmap = oncePer(({ sums }: DashboardFigures): ImpressionHeatmap => {
  const impressions = cellsIn(withTotals(sums.impressionsByDaypart));
  const responses = cellsIn(withTotals(sums.responsesByDaypart));
  const whole = {
    impressions: impressions(TOTAL_ROW, TOTAL_COLUMN),
    responses: responses(TOTAL_ROW, TOTAL_COLUMN),
  };

  const responseRows = buildRows(responses);

  return {
    impressions: buildRows(impressions),
    responses: responseRows,
    webhits: responseRows,
    responseRatio: buildRows((...at) => ratio(responses(...at), impressions(...at))),
    responseRatioIntervals: buildRows((...at) =>
      wilsonInterval(responses(...at), impressions(...at)),
    ),
    responseRatioSmallSamples: buildRows((...at) => isSmallSample(impressions(...at), whole)),
    responseRatioDifferences: differencesOf(impressions, responses, whole),
  };
});

function withTotals(sums: Float64Array): Grid {
  const grid = new Float64Array((TOTAL_ROW + 1) * COLUMNS);
  sums.forEach((count, index) => {
    const daypart = index % DAYPART_COUNT;
    const weekday = (index - daypart) / DAYPART_COUNT;
    for (const row of [daypart, TOTAL_ROW]) {
      for (const column of [weekday, TOTAL_COLUMN]) add(grid, row * COLUMNS + column, count);
    }
  });
  return grid;
}

const cellsIn =
  (grid: Grid): Cell<number> =>
  (daypart, weekday) =>
    grid[daypart * COLUMNS + weekday] ?? 0;

function buildRows<Value>(cell: Cell<Value>) {
  const rows = DAYPARTS.map(({ id, name, times }) => ({
    daypart: id,
    time: `${name} ${times}`,
    ...weekOf((weekday) => cell(id - 1, weekday)),
  }));
  return [...rows, { daypart: 0, time: 'Total', ...weekOf((weekday) => cell(TOTAL_ROW, weekday)) }];
}

function differencesOf(impressions: Cell<number>, responses: Cell<number>, whole: Rated) {
  const cells = DAYPARTS.flatMap(({ id }) =>
    WEEKDAYS.map((weekday) => ({
      responses: responses(id - 1, weekday),
      impressions: impressions(id - 1, weekday),
      isCompared: !isSmallSample(impressions(id - 1, weekday), whole),
    })),
  );
  const differ = differFromRest(cells, whole);
  const overall = whole.responses / whole.impressions;

  return DAYPARTS.map(({ id }, row) => {
    const days = buildDays((weekday) => {
      const at = row * TOTAL_COLUMN + weekday;
      const cell = cells[at];
      return cell && differ[at] ? cell.responses / cell.impressions - overall : null;
    });
    return { daypart: id, ...days };
  });
}

const weekOf = <Value>(cell: (weekday: number) => Value) => ({
  ...buildDays(cell),
  total: cell(TOTAL_COLUMN),
});

const buildDays = <Value>(cell: (weekday: number) => Value) => ({
  sun: cell(6),
  mon: cell(0),
  tue: cell(1),
  wed: cell(2),
  thu: cell(3),
  fri: cell(4),
  sat: cell(5),
});
