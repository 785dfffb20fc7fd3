import type { SumPlan } from '#server/analytics/figures/sums/sum-plan.js';
import type { GroupTable } from './group-table.js';
import type { ReportAxes } from './report-axes.js';
import type { ReportQuestion } from './report-question.js';

/** Source of a count, and its destination. */
export interface CountingScope {
  plan: SumPlan;
  question: ReportQuestion;
  axes: ReportAxes;
  /** A group for each row. */
  rows: GroupTable;
  /** The same table, unless a dimension is of visits only: then without these dimensions. */
  impressions: GroupTable;
}

export interface CountedGroups extends Pick<CountingScope, 'rows' | 'impressions'> {
  /** The group of `impressions` by group of `rows`. */
  impressionGroups: readonly number[];
}
