import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { Field, ObjectType } from 'type-graphql';
import { Count, Decimal, LocalDate } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { dailyCorrelation } from '#server/analytics/statistics/daily-correlation.js';
import { RateInterval } from './rate-interval.type.js';

@ObjectType({ description: 'One local day.' })
export class DayResponses {
  @LocalDate('Local day of the impressions, and of what activated the responses.')
  date!: string;

  @Count('Count of impressions.')
  totalImpressions!: number;

  @Count('Count of responses within 24 hours of their impression.')
  sameDay!: number;

  @Count(`Count of responses within ${CREDIT_WINDOW_DAYS} days of their impression.`)
  totalResponses!: number;
}

@ObjectType({ description: 'How the days hang together.' })
export class ResponsesOverTimeSummary {
  @Decimal("Pearson's r of daily impressions and daily responses; 0 when undefined.")
  correlation!: number;

  @Field(() => RateInterval, {
    nullable: true,
    description:
      "95 % interval by Fisher's z, for as many days as the days are worth; null where there is none.",
  })
  correlationInterval!: RateInterval | null;
}

@ObjectType({ description: 'A row for every local day of the range, zeros included.' })
export class ResponsesOverTime {
  @Field(() => [DayResponses], {
    description: 'A row for every local day of the range, in order, zeros included.',
  })
  rows!: DayResponses[];

  @Field(() => ResponsesOverTimeSummary, { description: 'Over all days.' })
  summary!: ResponsesOverTimeSummary;
}

/** Formulas: docs/measures.md. Only the part that a caller asks for is computed. */
export const responsesOverTime = ({ sums }: DashboardFigures): ResponsesOverTime => ({
  get rows() {
    const { impressions, sameDay, responses } = sums.days;
    return Array.from(impressions, (totalImpressions, index) => ({
      date: localDateOfDay(sums.firstDay + index),
      totalImpressions,
      sameDay: sameDay[index] ?? 0,
      totalResponses: responses[index] ?? 0,
    }));
  },
  get summary() {
    const { r, interval } = dailyCorrelation(sums.days);
    return { correlation: r ?? 0, correlationInterval: interval };
  },
});
