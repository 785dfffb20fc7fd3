import { Field, Int, ObjectType } from 'type-graphql';
import { PerformanceTotals } from './performance-totals.js';
import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { oncePer } from '../figures/once-per.js';
import { byResponseRate, performanceBy, ratesOf, totalPerformance, withTies } from './performance.js';
import { tieField } from './rate-interval.js';

@ObjectType()
export class ChannelCost extends PerformanceTotals {
  @Field(() => Int)
  channelId!: number;

  @Field(() => String)
  channel!: string;

  @Field(() => Boolean, tieField)
  isTiedWithFirst!: boolean | null;
}

@ObjectType({ description: 'Channels by response rate, highest first.' })
export class ChannelPerformanceCost {
  @Field(() => [ChannelCost])
  rows!: ChannelCost[];

  @Field(() => PerformanceTotals)
  summary!: PerformanceTotals;
}

/** Formulas: docs/measures.md. */
export const channelPerformanceCost = oncePer((figures: DashboardFigures): ChannelPerformanceCost => {
  const whole = totalPerformance(figures);
  const groups = performanceBy(figures, ({ channelId }) => channelId);
  const rows = [...groups].map(([channelId, performance]) => ({
    channelId,
    channel: figures.catalogue.channels.get(channelId) ?? '',
    ...ratesOf(performance, whole),
  }));
  rows.sort(byResponseRate(({ channelId }) => channelId));
  return { rows: withTies(rows), summary: ratesOf(whole, whole) };
});
