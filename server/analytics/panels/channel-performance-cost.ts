import { Field, Int, ObjectType } from 'type-graphql';
import { PerformanceTotals } from './performance-totals.js';
import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { byResponseRate, performanceBy, ratesOf, totalPerformance } from './performance.js';

@ObjectType()
export class ChannelCost extends PerformanceTotals {
  @Field(() => Int)
  channelId!: number;

  @Field(() => String)
  channel!: string;
}

@ObjectType({ description: 'Channels by response rate, highest first.' })
export class ChannelPerformanceCost {
  @Field(() => [ChannelCost])
  rows!: ChannelCost[];

  @Field(() => PerformanceTotals)
  summary!: PerformanceTotals;
}

/** Formulas: docs/measures.md. */
export function channelPerformanceCost(figures: DashboardFigures): ChannelPerformanceCost {
  const groups = performanceBy(figures, ({ channelId }) => channelId);
  const rows = [...groups].map(([channelId, performance]) => ({
    channelId,
    channel: figures.catalogue.channels.get(channelId) ?? '',
    ...ratesOf(performance),
  }));
  rows.sort(byResponseRate(({ channelId }) => channelId));
  return { rows, summary: ratesOf(totalPerformance(figures)) };
}
