import { Field, ObjectType } from 'type-graphql';
import { Count, Integer, Share, Text } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import { performanceBy, totalPerformance } from './performance.js';
import { RateInterval, wilsonField } from './rate-interval.type.js';
import { ratio } from './ratio.js';

@ObjectType({ description: 'One creative on one channel.' })
export class PlatformCreative {
  @Integer('Id of the channel.')
  channelId!: number;

  @Text('The channel.')
  platform!: string;

  @Integer('Id of the creative.')
  creativeId!: number;

  @Text('The description of the creative.')
  creative!: string;

  @Share.nullable('Fraction of all impressions in scope; null without any.')
  impressionsPercentage!: number | null;

  @Share.nullable('Fraction of all responses in scope; null without any.')
  responsesPercentage!: number | null;

  @Field(
    () => RateInterval,
    wilsonField('fraction of responses; that of impressions is counted in full and has none'),
  )
  responsesPercentageInterval!: RateInterval | null;
}

@ObjectType({ description: 'The total of the shares.' })
export class PlatformCreativeSummary {
  @Count('Count: what the impression fractions are of.')
  totalImpressions!: number;

  @Count('Count: what the response fractions are of.')
  totalResponses!: number;
}

@ObjectType({ description: 'Shares of impressions and responses by channel and creative.' })
export class PlatformCreativePerformance {
  @Field(() => [PlatformCreative], { description: 'By channel, then by impressions, most first.' })
  rows!: PlatformCreative[];

  @Field(() => PlatformCreativeSummary, { description: 'The total of the shares.' })
  summary!: PlatformCreativeSummary;
}

/** Shares of everything in scope, by channel × creative. */
export function platformCreativePerformance(
  figures: DashboardFigures,
): PlatformCreativePerformance {
  const { channels, creatives } = figures.catalogue;
  const total = totalPerformance(figures);
  const groups = performanceBy(
    figures,
    ({ channelId, creativeId }) => `${channelId}/${creativeId}`,
  );

  const pairs = new Map(
    figures.lines.map((line) => [`${line.channelId}/${line.creativeId}`, line]),
  );
  const rows = [...groups].flatMap(([pair, { impressions, responses }]): PlatformCreative[] => {
    const line = pairs.get(pair);
    if (!line) return [];

    return [
      {
        channelId: line.channelId,
        platform: channels.get(line.channelId) ?? '',
        creativeId: line.creativeId,
        creative: creatives.get(line.creativeId)?.name ?? '',
        impressionsPercentage: ratio(impressions, total.impressions),
        responsesPercentage: ratio(responses, total.responses),
        responsesPercentageInterval: wilsonInterval(responses, total.responses),
      },
    ];
  });

  rows.sort(byPlatform);

  return {
    rows,
    summary: { totalImpressions: total.impressions, totalResponses: total.responses },
  };
}

const byPlatform = (a: PlatformCreative, b: PlatformCreative): number =>
  a.platform.localeCompare(b.platform, 'en') ||
  a.channelId - b.channelId ||
  (b.impressionsPercentage ?? 0) - (a.impressionsPercentage ?? 0) ||
  a.creativeId - b.creativeId;
