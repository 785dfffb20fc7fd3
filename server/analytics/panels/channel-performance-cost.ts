import { Field, ObjectType } from 'type-graphql';
import { PerformanceTotals } from './performance-totals.js';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { rankedPerformance } from './performance.js';
import { tieField } from './rate-interval.type.js';

@ObjectType({ description: 'The rates and costs of one channel.' })
export class ChannelCost extends PerformanceTotals {
  @Integer('Id of the channel.')
  channelId!: number;

  @Text('The label of the channel.')
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
    const { rows, summary } = rankedPerformance(figures, ({ channelId }) => channelId);
    const { channels } = figures.catalogue;

    return {
      rows: rows.map(({ id, rates }) => ({
        channelId: id,
        channel: channels.get(id) ?? '',
        ...rates,
      })),
      summary,
    };
  },
);
