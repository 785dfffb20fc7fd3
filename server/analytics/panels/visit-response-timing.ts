import { Count, Share, Text } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import { TIMING_SPANS, type TimingId } from '#schema/credit-window.js';
import { Field, ObjectType } from 'type-graphql';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import { RateInterval, wilsonField } from './rate-interval.type.js';
import { ratio } from './ratio.js';

const SPAN_NAMES = TIMING_SPANS.map(({ name }) => `'${name}'`)
  .join(', ')
  .replace(/, ([^,]*)$/, ' or $1');

const BY_ID = { hour: 'HOUR', day: 'DAY', week: 'WEEK' } as const satisfies Record<
  TimingId,
  string
>;

type TimingSpan = (typeof BY_ID)[TimingId];

const TimingSpanEnum = describedEnum<TimingSpan>(
  'TimingSpan',
  'How soon a response came after its impression.',
  {
    HOUR: 'Within an hour.',
    DAY: 'After an hour, and within a day.',
    WEEK: 'After a day, and within a week.',
  },
);

@ObjectType({ description: 'The responses of one span of time.' })
export class TimingResponses {
  @Text(`${SPAN_NAMES}; each excludes the one before.`)
  timing!: string;

  @Field(() => TimingSpanEnum, { description: 'The span as an enum.' })
  span!: TimingSpan;

  @Count('Count of responses.')
  responses!: number;

  @Share.nullable('Fraction of the three; null without responses.')
  percentage!: number | null;

  @Field(() => RateInterval, wilsonField('fraction'))
  percentageInterval!: RateInterval | null;
}

@ObjectType({ description: 'The three spans of time by name; each leaves out the one before.' })
export class TimingSummary {
  @Count('Count up to 1 hour after the impression.')
  hour1!: number;

  @Count('Count after 1 hour and up to 24 hours.')
  day1!: number;

  @Count('Count after 24 hours and up to 168 hours.')
  week1!: number;

  @Share.nullable('Fraction of the three; null without responses.')
  hour1Percentage!: number | null;

  @Share.nullable('Fraction of the three; null without responses.')
  day1Percentage!: number | null;

  @Share.nullable('Fraction of the three; null without responses.')
  week1Percentage!: number | null;
}

@ObjectType({ description: 'The data of the chart of the three spans of time.' })
export class TimingMeta {
  @Count('The largest of the three counts, at least 1: the end of the scale.')
  maxX!: number;
}

@ObjectType({ description: 'How long after the activating impression the responses came.' })
export class VisitResponseTiming {
  @Field(() => [TimingResponses], { description: 'The three spans of time, in order.' })
  rows!: TimingResponses[];

  @Field(() => TimingSummary, { description: 'The three spans of time by name.' })
  summary!: TimingSummary;

  @Field(() => TimingMeta, { description: 'The data of their chart.' })
  meta!: TimingMeta;
}

/** Three disjoint spans, and their shares of the total. */
export function visitResponseTiming({ sums }: DashboardFigures): VisitResponseTiming {
  const [hour1, day1, week1] = sums.timing;
  const total = hour1 + day1 + week1;
  const share = (responses: number) => ratio(responses, total);
  const row = (timing: string, id: TimingId, responses: number): TimingResponses => ({
    timing,
    span: BY_ID[id],
    responses,
    percentage: share(responses),
    percentageInterval: wilsonInterval(responses, total),
  });

  return {
    rows: TIMING_SPANS.map(({ name, id }, span) => row(name, id, sums.timing[span] ?? 0)),
    summary: {
      hour1,
      day1,
      week1,
      hour1Percentage: share(hour1),
      day1Percentage: share(day1),
      week1Percentage: share(week1),
    },
    meta: { maxX: Math.max(1, hour1, day1, week1) },
  };
}
