import type { Finding } from './finding';

/** A finding about the first creative of the fixture. */
export const BETTER_CREATIVE: Finding = {
  kind: 'RESPONSE_RATE',
  sentence: 'Harvest 30s has 50% more visits per impression than the other creatives.',
  statistics: [
    'Harvest 30s: 3.0% (95% interval 2.85% to 3.15%; 1,500 visits from 50,000 impressions).',
    'The other creatives: 2.0% (95% interval 1.92% to 2.09%; 2,000 visits from 100,000 impressions).',
  ],
  panel: 'creative-performance-cost',
  subject: { dimension: 'CREATIVE', rowIds: [31], name: 'Harvest 30s' },
  effect: 0.5,
  interval: { low: 0.4, high: 0.61 },
  unit: 'RELATIVE',
  figures: [
    {
      name: 'Harvest 30s',
      unit: 'FRACTION',
      value: 0.03,
      interval: { low: 0.0285, high: 0.0315 },
    },
    {
      name: 'the other creatives',
      unit: 'FRACTION',
      value: 0.02,
      interval: { low: 0.0192, high: 0.0209 },
    },
  ],
  sureness: 'VERY_SURE',
  action: { kind: 'FILTER', bookingId: null, tagKind: null, tagId: null },
};

export const CHEAPER_CHANNEL: Finding = {
  ...BETTER_CREATIVE,
  kind: 'COST_PER_VISIT',
  sentence: 'A visit with Huia One costs 25% less than with Huia Play.',
  statistics: ['Huia One: $1.20 for a visit.'],
  panel: 'channel-performance-cost',
  subject: { dimension: 'CHANNEL', rowIds: [41], name: 'Huia One' },
  effect: -0.25,
  interval: { low: -0.31, high: -0.18 },
  figures: [
    { name: 'Huia One', unit: 'MONEY', value: 1.2, interval: { low: 1.1, high: 1.3 } },
    { name: 'Huia Play', unit: 'MONEY', value: 1.6, interval: { low: 1.5, high: 1.7 } },
  ],
  sureness: 'SURE',
};

export const PLAN: Finding = {
  ...BETTER_CREATIVE,
  kind: 'MORE_IMPRESSIONS',
  sentence:
    'About 12,000 more impressions would show if Harvest 30s differs from Beach 30s by 20% or more.',
  statistics: ['19,000 impressions so far, at 1.0%.'],
  effect: 12_000,
  interval: null,
  unit: 'IMPRESSIONS',
  figures: [
    { name: 'So far', unit: 'IMPRESSIONS', value: 19_000, interval: null },
    { name: 'Needed', unit: 'IMPRESSIONS', value: 31_000, interval: null },
  ],
  sureness: 'NOT_YET',
  action: { kind: 'PLAN_IMPRESSIONS', bookingId: 21, tagKind: null, tagId: null },
};

export const SILENT_TAG: Finding = {
  ...BETTER_CREATIVE,
  kind: 'TAG_ISSUE',
  sentence: 'The site tag Shop has stopped sending calls.',
  statistics: ['It sent 200 calls a week ago.'],
  panel: 'impression-summary',
  subject: { dimension: 'TAG', rowIds: [51], name: 'Shop' },
  effect: null,
  interval: null,
  unit: null,
  figures: [],
  sureness: 'COUNTED',
  action: { kind: 'FIX_TAG', bookingId: null, tagKind: 'SITE', tagId: 51 },
};

export const FIRST_VIEWS: Finding = {
  ...BETTER_CREATIVE,
  kind: 'FIRST_VIEWS',
  sentence: '75.0% of the visits come after one impression.',
  statistics: ['Of 400 visits; exact test against one half.'],
  panel: 'impressions-before-visit',
  subject: { dimension: 'RANGE', rowIds: [], name: null },
  effect: 0.75,
  interval: { low: 0.7, high: 0.79 },
  unit: 'FRACTION',
  figures: [
    { name: 'After one impression', unit: 'FRACTION', value: 0.75, interval: null },
    { name: 'After more than one', unit: 'FRACTION', value: 0.25, interval: null },
  ],
  action: { kind: 'SHOW_PANEL', bookingId: null, tagKind: null, tagId: null },
};
