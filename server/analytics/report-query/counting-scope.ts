import type { SumPlan } from '#server/analytics/figures/sums/sum-plan.js';
import type { GroupTable } from './group-table.js';
import type { ReportAxes } from './report-axes.js';
import type { ReportQuestion } from './report-question.js';

/** What is counted, and where it goes. */
export interface CountingScope {
  plan: SumPlan;
  question: ReportQuestion;
  axes: ReportAxes;
  /** A group for each row. */
  rows: GroupTable;
  /** The same table, unless a dimension is of visits only: then without these dimensions. */
  impressions: GroupTable;
}
