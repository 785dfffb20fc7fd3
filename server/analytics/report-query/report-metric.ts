import { describedEnum } from '#server/core/graphql/described-enum.js';
import { ratio } from '#server/analytics/panels/ratio.js';
import { completedInterval } from '#server/analytics/statistics/completed-interval.js';
import { wilsonInterval, type Interval } from '#server/analytics/statistics/wilson.js';
import type { Measure } from './measure.js';
import type { ReportDimension } from './report-dimension.js';

/** Input of the cells of a row besides the row's own counts. */
export interface MetricContext {
  /** The totals of the report. */
  whole: Measure;
  /** True where visits of the period are still to come and the timing is known. */
  isCompleted: boolean;
  /** The relative variance of the period's exposure. */
  exposureVariation: number;
}

interface MetricDeclaration {
  description: string;
  value: (row: Measure, context: MetricContext) => number | null;
  interval?: (row: Measure, context: MetricContext) => Interval | null;
  /** The reason why there is no such figure by these dimensions. */
  refusals: Partial<Record<ReportDimension, string>>;
}

const NOT_OF_IMPRESSIONS = {
  SITE: 'an impression has no site',
  TIMING: 'an impression has no timing',
  VIEWS: 'views are counted at visits',
};
/** A site's rate is against all impressions of the row's other dimensions, as in the panel. */
const NOT_OF_PARTS = {
  TIMING: 'a rate counts the visits of all timings',
  VIEWS: 'a rate counts the visits of all views',
};
const SITE_CALL = 'a webhit has no impression';
const NOT_OF_WEBHITS = {
  CAMPAIGN: SITE_CALL,
  BOOKING: SITE_CALL,
  CREATIVE: SITE_CALL,
  CHANNEL: SITE_CALL,
  REGION: SITE_CALL,
  WEEKDAY: SITE_CALL,
  DAYPART: SITE_CALL,
  DEVICE: SITE_CALL,
  TIMING: SITE_CALL,
  VIEWS: SITE_CALL,
};

const wilsonOfRate = ({ visits, impressions }: Measure) => wilsonInterval(visits, impressions);

/** Formulas: docs/measures.md. To add a metric, add a row. */
export const REPORT_METRICS = {
  IMPRESSIONS: {
    description: 'Count of impressions.',
    value: ({ impressions }) => impressions,
    refusals: NOT_OF_IMPRESSIONS,
  },
  VISITS: {
    description: 'Count of visits credited to those impressions: the responses of the dashboard.',
    value: ({ visits }) => visits,
    refusals: {},
  },
  SAME_DAY_VISITS: {
    description: 'Count of visits within 24 hours of their impression.',
    value: ({ sameDayVisits }) => sameDayVisits,
    refusals: {},
  },
  EXPECTED_VISITS: {
    description:
      'Count of visits when all have come, by the timing of earlier ones; the visits where the period is complete or the timing is not known. Null before the first can have come.',
    value: ({ visits, impressions, exposure }, { isCompleted }) => {
      if (!isCompleted) return visits;
      return exposure > 0 ? (visits * impressions) / exposure : null;
    },
    refusals: NOT_OF_PARTS,
  },
  WEBHITS: {
    description: 'Count of site tag calls, by their own local date; only the sites narrow it.',
    value: ({ webhits }) => webhits,
    refusals: NOT_OF_WEBHITS,
  },
  SPEND: {
    description:
      'Ad spend in the currency of the answer: the sum over bookings of impressions × CPM ÷ 1000.',
    value: ({ adSpend }) => adSpend,
    refusals: NOT_OF_IMPRESSIONS,
  },
  CPM: {
    description: 'Spend per 1000 impressions, in the currency; null without impressions.',
    value: ({ adSpend, impressions }) => ratio(adSpend * 1000, impressions),
    refusals: NOT_OF_IMPRESSIONS,
  },
  RESPONSE_RATE: {
    description:
      'Fraction: visits ÷ impressions, each impression counted by the share of its visits that has come, as on the screen; as counted where the period is complete or the timing is not known. By site: ÷ the impressions of the other dimensions. Null without impressions.',
    value: ({ visits, exposure }) => ratio(visits, exposure),
    interval: (row, { isCompleted, exposureVariation }) =>
      isCompleted
        ? completedInterval({ responses: row.visits, exposure: row.exposure, exposureVariation })
        : wilsonOfRate(row),
    refusals: NOT_OF_PARTS,
  },
  RESPONSE_RATE_SO_FAR: {
    description:
      'Fraction: visits ÷ impressions as counted, too low while visits are still to come. Null without impressions.',
    value: ({ visits, impressions }) => ratio(visits, impressions),
    interval: wilsonOfRate,
    refusals: NOT_OF_PARTS,
  },
  COST_PER_VISIT: {
    description:
      'Spend ÷ visits in the currency, impressions counted as for RESPONSE_RATE. Null without visits.',
    value: ({ exposedSpend, visits }) => ratio(exposedSpend, visits),
    refusals: NOT_OF_PARTS,
  },
  COST_PER_VISIT_SO_FAR: {
    description:
      'Spend ÷ visits as counted, in the currency; too high while visits are still to come. Null without visits.',
    value: ({ adSpend, visits }) => ratio(adSpend, visits),
    refusals: NOT_OF_PARTS,
  },
  IMPRESSIONS_SHARE: {
    description: 'Fraction of the impressions of the totals; null without any.',
    value: ({ impressions }, { whole }) => ratio(impressions, whole.impressions),
    refusals: NOT_OF_IMPRESSIONS,
  },
  VISITS_SHARE: {
    description: 'Fraction of the visits of the totals; null without any.',
    value: ({ visits }, { whole }) => ratio(visits, whole.visits),
    interval: ({ visits }, { whole }) => wilsonInterval(visits, whole.visits),
    refusals: {},
  },
  AVERAGE_VIEWS: {
    description: 'Impressions that the viewer had seen, per visit; null without visits.',
    value: ({ views, visits }) => ratio(views, visits),
    refusals: {},
  },
} satisfies Record<string, MetricDeclaration>;

export type ReportMetric = keyof typeof REPORT_METRICS;

export const metricOf = (name: ReportMetric): MetricDeclaration => REPORT_METRICS[name];

export const ReportMetricEnum = describedEnum<ReportMetric>(
  'ReportMetric',
  'A figure of a report; formulas in docs/measures.md.',
  REPORT_METRICS,
);
