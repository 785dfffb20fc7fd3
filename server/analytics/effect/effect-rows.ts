import { DAYPARTS } from '#schema/dayparts.js';
import { readCompleteDays, type DashboardReader } from '#server/analytics/dashboard.service.js';
import type { Line } from '#server/analytics/figures/catalogue.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';
import { performanceBy, type LineFigures } from '#server/analytics/panels/performance.js';
import { MAX_VIEWS } from '#server/measurement/evidence/impression-keys.js';
import type { EffectCell } from '#server/measurement/estimates/effect-cell.js';
import { estimateParts } from '#server/measurement/estimates/estimate-effect.js';
import { judgePart } from '#server/measurement/estimates/judge-effect.js';
import type { EventDivision } from '#server/measurement/stored/event-sums.js';
import type { CoveredRun } from './covered-run.js';
import { addTo } from './effect-cells.js';
import { describeEffect } from './effect-texts.js';
import { EffectDimension, type Effect, type EffectRow } from './effect.types.js';
import { readCovered, addCells } from './read-effect.js';

/** The credited visits of a row, and its cost. */
interface RowTotals {
  responses: number;
  /** An amount in the currency of the client; null where the row has no spend of its own. */
  adSpend: number | null;
}

/** Divides the figures and the cells of a run by a dimension. */
type Division = LineDivision | ValueDivision;

interface BaseDivision {
  cellsOf: (covered: CoveredRun) => ReadonlyMap<number, EffectCell>;
  nameOf: (figures: DashboardFigures, rowId: number) => string;
  /** True orders by id instead of by credited visits. */
  isOrdered: boolean;
}

/** Divides by the cells that the total is made of. */
interface LineDivision extends BaseDivision {
  by: null;
  totalsOf: (figures: LineFigures) => ReadonlyMap<number, RowTotals>;
}

interface ValueDivision extends BaseDivision {
  by: EventDivision;
  totalsOf: (figures: DashboardFigures) => ReadonlyMap<number, RowTotals>;
}

/**
 * A row for each part of the ads; empty where nothing is covered. The estimates of the rows add up
 * to the whole.
 */
export async function readEffectRows(
  ctx: DashboardReader,
  { reading }: Effect,
  dimension: EffectDimension,
): Promise<EffectRow[]> {
  if (!reading) return [];

  const { figures, judgement } = reading;
  const division = DIVISIONS[dimension];
  const { covered } = division.by ? await readCovered(ctx, figures, division.by) : reading;

  const parts = await Promise.all(
    covered.map(async (part) => ({
      totals:
        division.by === null
          ? division.totalsOf(part.figures)
          : division.totalsOf(await readCompleteDays(ctx, figures, part.range)),
      cells: division.cellsOf(part),
      ratesOf: (rowId: number) => part.cells.ratesOfSite?.get(rowId) ?? part.cells.rates,
    })),
  );
  const rowIds = new Set(parts.flatMap(({ totals, cells }) => [...totals.keys(), ...cells.keys()]));

  const rows = [...rowIds].map((rowId): EffectRow => {
    const totals = parts.map((part) => part.totals.get(rowId) ?? NO_TOTALS);
    const credited = totals.reduce((sum, { responses }) => sum + responses, 0);
    const spend = division.by ? null : totals.reduce((sum, one) => sum + (one.adSpend ?? 0), 0);
    const estimates = estimateParts(
      parts.map(({ cells, ratesOf }, index) => ({
        cell: cells.get(rowId) ?? addCells([]),
        rates: ratesOf(rowId),
        credited: totals[index]?.responses ?? 0,
      })),
    );

    return {
      rowId,
      name: division.nameOf(figures, rowId),
      creditedVisits: credited,
      spend,
      ...describeEffect(judgePart(judgement, estimates, credited), credited, spend),
    };
  });

  return rows.sort(
    (a, b) => (division.isOrdered ? 0 : b.creditedVisits - a.creditedVisits) || a.rowId - b.rowId,
  );
}

const NO_TOTALS: RowTotals = { responses: 0, adSpend: 0 };

const byLine = (idOf: (line: Line) => number, nameOf: Division['nameOf']): LineDivision => ({
  by: null,
  totalsOf: (figures) => performanceBy(figures, idOf),
  cellsOf: ({ figures, cells }) => {
    const sums = new Map<number, EffectCell>();
    for (const line of figures.lines) {
      const cell = cells.cells.get(line.tagId);
      if (cell) addTo(sums, idOf(line), cell);
    }
    return sums;
  },
  nameOf,
  isOrdered: false,
});

const byValue = (
  by: EventDivision,
  responsesOf: (figures: DashboardFigures) => Iterable<readonly [number, number]>,
  nameOf: Division['nameOf'],
  isOrdered: boolean,
): ValueDivision => ({
  by,
  totalsOf: (figures) => {
    const totals = new Map<number, RowTotals>();
    for (const [id, responses] of responsesOf(figures)) {
      totals.set(id, { responses: responses + (totals.get(id)?.responses ?? 0), adSpend: null });
    }
    return totals;
  },
  cellsOf: ({ cells: { cells } }) => cells,
  nameOf,
  isOrdered,
});

const DIVISIONS: Record<EffectDimension, Division> = {
  [EffectDimension.CREATIVE]: byLine(
    ({ creativeId }) => creativeId,
    ({ catalogue }, id) => catalogue.creatives.get(id)?.name ?? '',
  ),
  [EffectDimension.CHANNEL]: byLine(
    ({ channelId }) => channelId,
    ({ catalogue }, id) => catalogue.channels.get(id) ?? '',
  ),
  [EffectDimension.CAMPAIGN]: byLine(
    ({ campaignId }) => campaignId,
    ({ catalogue }, id) => catalogue.campaigns.get(id) ?? '',
  ),
  [EffectDimension.BOOKING]: byLine(
    ({ bookingId }) => bookingId,
    ({ catalogue }, id) => catalogue.bookings.get(id) ?? '',
  ),
  [EffectDimension.REGION]: byValue(
    'region',
    ({ sums }) => sums.regions,
    ({ catalogue }, id) => catalogue.regions.get(id)?.name ?? '',
    false,
  ),
  [EffectDimension.DAYPART]: byValue(
    'daypart',
    ({ sums }) =>
      [...sums.responsesByDaypart].map(
        (responses, index) => [1 + (index % DAYPART_COUNT), responses] as const,
      ),
    (_figures, id) => DAYPARTS.find((daypart) => daypart.id === id)?.name ?? '',
    true,
  ),
  [EffectDimension.VIEWS]: byValue(
    'views',
    ({ sums }) =>
      [...sums.views].map(([views, responses]) => [Math.min(views, MAX_VIEWS), responses] as const),
    (_figures, id) => (id === MAX_VIEWS ? `${id} or more` : String(id)),
    true,
  ),
  [EffectDimension.SITE]: byValue(
    'site',
    ({ sums }) => sums.sites,
    ({ catalogue }, id) => catalogue.sites.get(id) ?? `Site ${id}`,
    false,
  ),
};
