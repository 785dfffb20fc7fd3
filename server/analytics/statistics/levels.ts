/**
 * All comparisons of a dashboard, in its tables and in its words. They share one error rate, so
 * that a table and a sentence never disagree. To add a comparison, add its name: the others become
 * a little stricter.
 */
export const TESTED_COMPARISONS = [
  'channels',
  'creatives',
  'regions',
  'rates by region',
  'sites',
  'dayparts',
  'weekdays',
  'cells of the heatmap',
  'correlation',
  'creatives and the rest',
  'channels and the rest',
  'dayparts and the rest',
  'costs of creatives',
  'costs of channels',
  'first views',
  'change of the response rate',
] as const;

/** The chance that a dashboard without any true difference shows one. */
const DASHBOARD_LEVEL = 0.05;

/** Number of those comparisons that the written analysis names. */
export const WRITTEN_COMPARISONS = 8;

/** The share of each comparison (Bonferroni's inequality). */
export const COMPARISON_LEVEL = DASHBOARD_LEVEL / TESTED_COMPARISONS.length;
