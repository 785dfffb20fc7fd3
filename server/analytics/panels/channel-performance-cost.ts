import { Field, Int, ObjectType } from 'type-graphql';
import { PerformanceTotals } from './performance-totals.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import {
  byResponseRate,
  performanceBy,
  ratesOf,
  totalPerformance,
  withTies,
} from './performance.js';
import { tieField } from './rate-interval.type.js';

@ObjectType({ description: 'The rates and costs of one channel.' })
export class ChannelCost extends PerformanceTotals {
  @Field(() => Int, { description: 'Id of the channel.' })
  channelId!: number;

  @Field(() => String, { description: 'The label of the channel.' })
  channel!: string;

  @Field(() => Boolean, tieField)
  isTiedWithFirst!: boolean | null;
}

@ObjectType({ description: 'Channels by response rate, highest first.' })
export class ChannelPerformanceCost {
  @Field(() => [ChannelCost], {
    description: 'A row for each channel, highest response rate first.',
  })
  rows!: ChannelCost[];

  @Field(() => PerformanceTotals, { description: 'The columns over all rows.' })
  summary!: PerformanceTotals;
}

/** Formulas: docs/measures.md. */
export const channelPerformanceCost = oncePer(
  (figures: DashboardFigures): ChannelPerformanceCost => {
    const whole = totalPerformance(figures);
    const groups = performanceBy(figures, ({ channelId }) => channelId);
    const rows = [...groups].map(([channelId, performance]) => ({
      channelId,
      channel: figures.catalogue.channels.get(channelId) ?? '',
      ...ratesOf(performance, whole),
    }));
    rows.sort(byResponseRate(({ channelId }) => channelId));
    return { rows: withTies(rows), summary: ratesOf(whole, whole) };
  },
);
