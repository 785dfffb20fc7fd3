import fc from 'fast-check';
import type { RawEvent } from './reference-events.js';
import type { World } from './build-world.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const EDGES_MS = [30 * MINUTE_MS, HOUR_MS, 24 * HOUR_MS, 7 * DAY_MS];
const VIEWERS = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  null,
];

/**
 * The distance to an earlier event: none, on either side of a rule's bound, or a random one nearby.
 */
const gap = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...EDGES_MS), fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 1, 1))
      .map(([edge, beside, direction]) => direction * edge + beside),
  },
  { weight: 2, arbitrary: fc.integer({ min: -HOUR_MS, max: 2 * HOUR_MS }) },
  { weight: 2, arbitrary: fc.integer({ min: -5 * DAY_MS, max: 9 * DAY_MS }) },
);

export const eventSteps = fc.array(
  fc.record({
    id: fc.uuid({ version: 4 }),
    /**
     * Repeats the viewer and the moment of the previous event: on its tag, or on another, where the
     * order of ties matters.
     */
    goesOn: fc.constantFrom('no', 'on its tag', 'on another'),
    from: fc.nat(),
    gap,
    kind: fc.constantFrom('impression' as const, 'webhit' as const),
    tag: fc.nat(),
    viewer: fc.constantFrom(0, 0, 0, 1, 1, 2),
    region: fc.nat(),
    device: fc.constantFrom(1 as const, 1 as const, 2 as const, 2 as const, 3 as const, 6 as const),
    isFiltered: fc.constantFrom(false, false, false, false, false, true),
  }),
  { minLength: 30, maxLength: 90, size: 'max' },
);

export type EventStep =
  typeof eventSteps extends fc.Arbitrary<infer Steps extends unknown[]> ? Steps[number] : never;

const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};

const continueFrom = (step: EventStep, before: EventStep, from: number): EventStep => ({
  ...step,
  viewer: before.viewer,
  tag: step.goesOn === 'on its tag' ? before.tag : step.tag,
  from,
});

/**
 * Events around the anchors, each placed from the anchors or an earlier event, none later than
 * `latestMs`.
 */
export function eventsOf(
  steps: readonly EventStep[],
  world: Pick<World, 'lines' | 'siteTagIds' | 'regionIds'>,
  anchorsMs: readonly number[],
  latestMs: number,
): RawEvent[] {
  const times = [...anchorsMs];
  let before: EventStep | undefined;

  return steps.map((drawn) => {
    const step =
      before && drawn.goesOn !== 'no' ? continueFrom(drawn, before, times.length - 1) : drawn;
    before = step;

    const occurredAtMs = Math.min(latestMs, pick(times, step.from) + step.gap);

    times.push(occurredAtMs);

    const tags =
      step.kind === 'impression' ? world.lines.map(({ tagId }) => tagId) : world.siteTagIds;

    return {
      id: step.id,
      kind: step.kind,
      tagId: pick(tags, step.tag),
      occurredAtMs,
      viewer: VIEWERS[step.viewer] ?? null,
      regionId: pick(world.regionIds, step.region),
      device: step.device,
      isFiltered: step.isFiltered,
    };
  });
}

/**
 * The instants in the year before `nowMs` at which the zone's clock changed, to the hour, and a
 * plain day.
 */
export function anchorsBefore(nowMs: number, zone: string): number[] {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = (utcMs: number) =>
    format.formatToParts(utcMs).find(({ type }) => type === 'timeZoneName')?.value;
  const lastHour = Math.floor(nowMs / HOUR_MS) * HOUR_MS - 10 * DAY_MS;
  const changes: number[] = [];

  for (let day = 1; day <= 366; day += 1) {
    if (offset(lastHour - day * DAY_MS) === offset(lastHour - (day - 1) * DAY_MS)) continue;
    for (let hour = 0; hour < 24; hour += 1) {
      const atMs = lastHour - day * DAY_MS + hour * HOUR_MS;
      if (offset(atMs) !== offset(atMs + HOUR_MS)) changes.push(atMs + HOUR_MS);
    }
  }

  return [...changes, lastHour - 40 * DAY_MS];
}
