import type { RawEvent } from './reference-events.js';
import { localMoment } from './reference-events.js';
import type { World } from './build-world.js';
import type { ReferenceFilter } from './reference-scope.js';

/** A stream of numbers in [0, 1) that a seed fixes (mulberry32). */
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

/** Mostly all; else some of the ids, now and then an unknown one, or all said in another way. */
function randomList(ids: readonly number[], random: () => number): number[] {
  const draw = random();
  if (draw < 0.6) return [0];
  if (draw < 0.65) return [];
  const some = ids.filter(() => random() < 0.5);
  if (draw < 0.7) return [...some, 0];
  if (draw < 0.75) return [...some, NO_SUCH_ID];
  return some.length > 0 ? some : [NO_SUCH_ID];
}

export function randomFilter(world: World, events: readonly RawEvent[], random: () => number): ReferenceFilter {
  const dates = shuffled(events, random)
    .slice(0, 2)
    .map(({ occurredAtMs }) => localMoment(occurredAtMs, world.zone).date)
    .sort();
  const list = (ids: readonly number[]) => randomList([...new Set(ids)], random);
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
