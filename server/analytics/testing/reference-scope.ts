import {
  localMoment,
  referenceImpressions,
  referenceResponses,
  referenceWebhits,
  type RawEvent,
  type ReferenceImpression,
  type ReferenceResponse,
} from './reference-events.js';

export interface ReferenceLine {
  tagId: number;
  bookingId: number;
  campaignId: number;
  channelId: number;
  creativeId: number;
  cpm: number;
}

export interface ReferenceWorld {
  zone: string;
  lines: ReferenceLine[];
  channelNames: Record<number, string>;
  creatives: Record<number, { name: string; format: string }>;
  siteNames: Record<number, string>;
  regions: Record<number, { name: string; latitude: number | null; longitude: number | null }>;
}

export interface ReferenceFilter {
  startDate: string;
  endDate: string;
  regions: number[];
  campaigns: number[];
  bookings: number[];
  creatives: number[];
  channels: number[];
  weekdays: number[];
  dayparts: number[];
  sites: number[];
}

/** The events that a filter lets through. */
export interface ReferenceScope {
  impressions: (ReferenceImpression & { line: ReferenceLine })[];
  responses: (ReferenceResponse & { line: ReferenceLine })[];
  siteCalls: RawEvent[];
  webhits: number;
}

/** An empty list, or one that holds 0, means all. */
const lets = (list: readonly number[], id: number) =>
  list.length === 0 || list.includes(0) || list.includes(id);

/** `visibleBookings` null: all of the customer's. */
export function referenceScope(
  world: ReferenceWorld,
  events: readonly RawEvent[],
  filter: ReferenceFilter,
  visibleBookings: readonly number[] | null,
): ReferenceScope {
  const isInRange = (date: string) => filter.startDate <= date && date <= filter.endDate;
  const lineOf = (impression: ReferenceImpression): ReferenceLine[] => {
    const line = world.lines.find(({ tagId }) => tagId === impression.tagId);
    if (!line) return [];

    const passes =
      isInRange(impression.local.date) &&
      (visibleBookings === null || visibleBookings.includes(line.bookingId)) &&
      lets(filter.regions, impression.regionId) &&
      lets(filter.campaigns, line.campaignId) &&
      lets(filter.bookings, line.bookingId) &&
      lets(filter.creatives, line.creativeId) &&
      lets(filter.channels, line.channelId) &&
      lets(filter.weekdays, impression.local.weekday) &&
      lets(filter.dayparts, impression.local.daypart);

    return passes ? [line] : [];
  };

  const siteCalls = referenceWebhits(events).filter(
    ({ tagId, occurredAtMs }) =>
      isInRange(localMoment(occurredAtMs, world.zone).date) && lets(filter.sites, tagId),
  );

  return {
    impressions: referenceImpressions(events, world.zone).flatMap((impression) =>
      lineOf(impression).map((line) => ({ ...impression, line })),
    ),
    responses: referenceResponses(events, world.zone)
      .filter(({ siteTagId }) => lets(filter.sites, siteTagId))
      .flatMap((response) => lineOf(response.activatedBy).map((line) => ({ ...response, line }))),
    siteCalls,
    webhits: siteCalls.length,
  };
}
