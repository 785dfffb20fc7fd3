import { countText, percentSpan } from '#schema/writing/numbers.js';
import type { FigureKind } from '#schema/writing/figures.js';
import type { Panels } from '#server/reports/sheets/panels.js';
import { figureText } from '#schema/writing/figures.js';

export interface FigureTile {
  label: string;
  value: string;
  /** Certainty of the figure; empty for nothing to say. */
  note: string;
}

/** The tiles of the screen as texts: rates and costs as expected where visits are still coming. */
export function dashboardTiles({
  impressionSummary: summary,
  maturity,
  currency,
}: Panels): FigureTile[] {
  const total = maturity.completed?.total;
  const rate = total ? total.responseRate : summary.responseRate;
  const interval = total ? total.responseRateInterval : summary.responseRateInterval;
  const cost = total ? total.costPerResponse : summary.currentCpr;
  const caution = maturity.isComplete ? '' : total ? 'estimate' : 'so far';
  const share = maturity.arrivedShare;
  const expected =
    total && share ? `, about ${countText(summary.totalResponses / share)} expected` : '';
  const noteOf = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');
  const tile = (label: string, kind: FigureKind, value: number | null, note = '') => ({
    label,
    value: figureText(kind, value, { currency, missing: '-' }),
    note,
  });

  return [
    tile('Ad Spend', 'money', summary.adSpend),
    tile('Actual Impressions', 'count', summary.actualImpressions),
    tile(
      'Total Visits',
      'count',
      summary.totalResponses,
      maturity.isComplete ? '' : `so far${expected}`,
    ),
    tile('CPM Actual', 'money', summary.cpmActual),
    tile(
      'Response Rate',
      'percent',
      rate,
      noteOf(interval ? `95% interval ${percentSpan(interval, rate)}` : '', caution),
    ),
    tile('Cost Per Visit', 'money', cost, caution),
  ];
}
