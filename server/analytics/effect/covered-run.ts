import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import type { EffectVerdict as Judgement } from '#server/measurement/estimates/judge-effect.js';
import type { DateRange } from '#schema/date-ranges.js';
import type { LineFigures } from '#server/analytics/panels/performance.js';
import type { EffectRun } from '#server/measurement/stored/effect-runs.js';
import type { SummedCells } from './effect-cells.js';

/** The part of a run that the filter covers. */
export interface CoveredRun {
  run: EffectRun;
  range: DateRange;
  /** The figures of these days, under the same filter. */
  figures: LineFigures;
  cells: SummedCells;
}

/** Source of the rows of an effect. */
export interface EffectReading {
  figures: DashboardFigures;
  covered: readonly CoveredRun[];
  judgement: Judgement;
}
