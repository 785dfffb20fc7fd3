import type { RawEvent } from './reference-events.js';
import { localMoment } from './reference-events.js';
import type { World } from './build-world.js';
import type { ReferenceFilter } from './reference-scope.js';

/** A stream of numbers in [0, 1) that the seed determines (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const NO_SUCH_ID = 2_000_000_000;

/** Some of the ids, sometimes with an unknown one, or another way to say all. */
function randomList(ids: readonly number[], random: () => number): number[] {
  const draw = random();
  const some = ids.filter(() => random() < 0.6);
  if (draw < 0.1) return [];
  if (draw < 0.2) return [...some, 0];
  if (draw < 0.3) return [...some, NO_SUCH_ID];
  return some.length > 0 ? some : [NO_SUCH_ID];
}

/** A filter with few lists, so that most events pass; every second one covers all dates. */
export function randomFilter(
  world: World,
  events: readonly RawEvent[],
  random: () => number,
): ReferenceFilter {
  const all = events.map(({ occurredAtMs }) => localMoment(occurredAtMs, world.zone).date);
  const dates = (random() < 0.5 ? all : shuffled(all, random).slice(0, 2)).sort();
  const narrowing = [0, 0.1, 0.35][Math.floor(random() * 3)] ?? 0;
  const list = (ids: readonly number[]) =>
    random() < narrowing ? randomList([...new Set(ids)], random) : [0];

  return {
    startDate: dates[0] ?? '2026-01-01',
    endDate: dates.at(-1) ?? '2026-01-31',
    regions: list(world.regionIds),
    campaigns: list(world.lines.map(({ campaignId }) => campaignId)),
    bookings: list(world.lines.map(({ bookingId }) => bookingId)),
    creatives: list(world.lines.map(({ creativeId }) => creativeId)),
    channels: list(world.lines.map(({ channelId }) => channelId)),
    weekdays: list([1, 2, 3, 4, 5, 6, 7]),
    dayparts: list([1, 2, 3, 4, 5, 6, 7, 8]),
    sites: list(world.siteTagIds),
  };
}

const DIMENSIONS = [
  'CAMPAIGN',
  'BOOKING',
  'CREATIVE',
  'CHANNEL',
  'REGION',
  'WEEKDAY',
  'DAYPART',
  'DEVICE',
  'SITE',
  'TIMING',
  'VIEWS',
] as const;
const METRICS = [
  'IMPRESSIONS',
  'VISITS',
  'SAME_DAY_VISITS',
  'EXPECTED_VISITS',
  'WEBHITS',
  'SPEND',
  'CPM',
  'RESPONSE_RATE',
  'RESPONSE_RATE_SO_FAR',
  'COST_PER_VISIT',
  'COST_PER_VISIT_SO_FAR',
  'IMPRESSIONS_SHARE',
  'VISITS_SHARE',
  'AVERAGE_VIEWS',
] as const;
const GRANULARITIES = ['NONE', 'DAY', 'WEEK', 'MONTH', 'DAYPART_OF_WEEK'] as const;

/** A question of the report query; one in three has no exact answer, and the others mostly rows. */
export function randomQuestion(random: () => number) {
  const dimensions = shuffled(DIMENSIONS, random).slice(0, Math.floor(random() ** 2 * 4));
  const [first = 'VISITS', ...others] = shuffled(METRICS, random);
  const metrics = [first, ...others.slice(0, Math.floor(random() * 4))];
  const granularity = GRANULARITIES[Math.floor(random() * GRANULARITIES.length)] ?? 'NONE';
  const orderBy = random() < 0.5 ? { metric: first, descending: random() < 0.6 } : null;
  const limit = random() < 0.3 ? 1 + Math.floor(random() * 5) : 10_000;
  const devices = random() < 0.3 ? randomList([1, 2, 3, 4, 6], random) : [0];
  return { dimensions, metrics, granularity, orderBy, limit, devices };
}
