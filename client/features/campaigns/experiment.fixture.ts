import type { DateRange } from '#schema/date-ranges';
import { addDays } from '#schema/local-date';
import type { ExperimentDetailsQuery, ExperimentRowFragment } from '#client/graphql/generated';
import { KOWHAI } from './content/content.fixture';

/** One that runs. */
export const buildExperiment = (
  days: DateRange,
  overrides: Partial<ExperimentRowFragment> = {},
): ExperimentRowFragment & { __typename: string } => ({
  __typename: 'Experiment',
  id: 81,
  customerId: KOWHAI.id,
  bookingId: 21,
  bookingName: 'Spring prime',
  kind: 'HOUSEHOLDS',
  design: null,
  regionIds: [],
  adServerExcludes: false,
  regions: null,
  result: null,
  resultReason: 'NOT_FINISHED',
  experimentName: 'Spring holdout',
  hypothesis: 'The ads bring more visits',
  ...days,
  controlPercent: 20,
  controlUrl: null,
  controlCreativeId: null,
  controlCreativeName: null,
  state: 'RUNNING',
  resultDate: addDays(days.endDate, 8),
  version: 1,
  viewerCan: ['create', 'update', 'stop'],
  ...overrides,
});

type Details = ExperimentDetailsQuery['experiment'];
type Checks = NonNullable<Details['households']>['checks'];

const CHECKS: Checks = [
  { kind: 'SAMPLE_RATIO', status: 'PASSED', sentence: '2,000 of 10,000 were held out.' },
  { kind: 'EQUAL_PAST', status: 'PASSED', sentence: 'Both groups came 10.0 times.' },
  { kind: 'MIXED_HOUSEHOLDS', status: 'PASSED', sentence: '12 households had both.' },
  { kind: 'UNIDENTIFIED', status: 'PASSED', sentence: '40 impressions have no household.' },
];

/** All checks passed. */
export const HOUSEHOLDS: NonNullable<Details['households']> & { __typename: string } = {
  __typename: 'ExperimentHouseholds',
  countedAt: '2026-11-20T01:00:00.000Z',
  treated: 8_000,
  control: 2_000,
  checks: CHECKS.map((check) => ({ __typename: 'ExperimentCheck', ...check })),
};

/** A lift of a half. */
export const RESULT: NonNullable<Details['result']> & { __typename: string } = {
  __typename: 'ExperimentResult',
  treatedVisits: 1_200,
  lift: 0.5,
  spend: 480,
  causedVisits: { value: 400, low: 280, high: 520 },
  liftInterval: { low: 0.304, high: 0.765 },
  costPerCausedVisit: { value: 1.2, low: 0.92, high: 1.71 },
  sentences: ['The ads caused about 400 of the 1,200 visits of households that saw them.'],
};
