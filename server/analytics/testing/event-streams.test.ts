import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { differences } from './differences.js';
import { anchorsBefore, eventsOf, eventSteps } from './event-streams.js';
import type { RawEvent } from './reference-events.js';
import { referencePanels } from './reference-panels.js';
import { referenceScope, type ReferenceFilter, type ReferenceWorld } from './reference-scope.js';

const NOW_MS = Date.parse('2026-08-01T00:00:00Z');
const ZONE = 'Pacific/Auckland';
const STREAMS = 60;

const SITE_TAG_IDS = [1, 2, 3];
const REGION_IDS = [1, 2, 3, 4];
const world: ReferenceWorld = {
  zone: ZONE,
  lines: [1, 2, 3, 4, 5, 6].map((id) => ({
    tagId: id,
    bookingId: id,
    campaignId: id % 2,
    channelId: id % 3,
    creativeId: id,
    cpm: 20,
  })),
  channelNames: {},
  creatives: {},
  siteNames: {},
  regions: {},
};
const everything: ReferenceFilter = {
  startDate: '2025-07-01',
  endDate: '2026-08-01',
  regions: [],
  campaigns: [],
  bookings: [],
  creatives: [],
  channels: [],
  weekdays: [],
  dayparts: [],
  sites: [],
};

const panelsOf = (events: readonly RawEvent[]) =>
  referencePanels(world, everything, referenceScope(world, events, everything, null));

/** Replaces each hexadecimal digit d by 15 − d, which reverses the order of ids. */
const inReverse = (event: RawEvent): RawEvent => ({
  ...event,
  id: event.id.replace(/[0-9a-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16)),
});

describe('the random streams', () => {
  test('hold ties of which a wrong order shows in the panels', () => {
    const anchors = anchorsBefore(NOW_MS, ZONE);
    const streams = fc
      .sample(eventSteps, { numRuns: STREAMS, seed: 3 })
      .map((steps) =>
        eventsOf(
          steps,
          { lines: world.lines, siteTagIds: SITE_TAG_IDS, regionIds: REGION_IDS },
          anchors,
          NOW_MS,
        ),
      );

    const orderSensitive = streams.filter(
      (events) => differences(panelsOf(events), panelsOf(events.map(inReverse))).length > 0,
    );

    // Each zone has twelve streams: the chance that none of them depends on the order is below
    // 0.6¹², a fifth of a percent.
    expect(orderSensitive.length).toBeGreaterThan(STREAMS * 0.4);
  });
});
