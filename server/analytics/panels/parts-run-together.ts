import type { Line } from '#server/analytics/figures/catalogue.js';
import { performanceBy, type LineFigures } from './performance.js';

/** Two parts ran only together when each has this share of its impressions in the other. */
const TOGETHER_SHARE = 0.95;

/** The channel that each creative ran only together with, by the creative's id. */
export function partsRunTogether(figures: LineFigures): Map<number, number> {
  const creatives = performanceBy(figures, ({ creativeId }) => creativeId);
  const channels = performanceBy(figures, ({ channelId }) => channelId);
  const together = new Map<number, number>();

  for (const [key, { impressions }] of performanceBy(figures, keyOf)) {
    const [creativeId = 0, channelId = 0] = key.split(' ').map(Number);
    const isMost = (whole = 0) => impressions > 0 && impressions >= TOGETHER_SHARE * whole;
    if (
      isMost(creatives.get(creativeId)?.impressions) &&
      isMost(channels.get(channelId)?.impressions)
    )
      together.set(creativeId, channelId);
  }
  return together;
}

const keyOf = ({ creativeId, channelId }: Line) => `${creativeId} ${channelId}`;
