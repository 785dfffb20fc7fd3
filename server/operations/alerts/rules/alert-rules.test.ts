import { describe, expect, test } from '@jest/globals';
import { ReportingClock } from '#server/event-store/reporting-time.js';
import { BUSY_CALLS, judgeTraffic, type TrafficAlert } from './judge-traffic.js';
import {
  seededRandom,
  SHAPES,
  SyntheticTag,
  WEEK_MS,
  type Shape,
} from '#server/operations/alerts/testing/synthetic-weeks.js';
import { callsIn, trafficWindow } from './traffic-window.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CHECK_INTERVAL_MS = 5 * MINUTE_MS;
/** A check falls anywhere in the five minutes. */
const CHECK_OFFSET_MS = 2 * MINUTE_MS;
const CLOCK = new ReportingClock('Pacific/Auckland');
/** Clocks go forward in New Zealand within the watched month, on 27 September. */
const START_MS = Date.parse('2026-08-03T00:00:00Z');
const WATCHED_FROM_MS = START_MS + 4 * WEEK_MS;
const WATCHED_DAYS = 30;
const TAGS_A_SHAPE = 2;
const SILENCES_A_TAG = 8;
/** Limit per tag and month. */
const FALSE_ALERTS_BELOW = 1;

const buildTag = (shape: Shape, seed: number) =>
  new SyntheticTag(START_MS, 28 + WATCHED_DAYS + 1, shape, CLOCK, seededRandom(seed));

function judge(tag: SyntheticTag, nowMs: number, open: TrafficAlert | null): TrafficAlert | null {
  const window = trafficWindow(nowMs, CLOCK);
  return judgeTraffic(callsIn(window, tag.hours(window.hours)), open);
}

/** The starts of the tag's episodes in [fromMs, untilMs). */
function beginnings(
  tag: SyntheticTag,
  fromMs: number,
  untilMs: number,
): { kind: TrafficAlert; atMs: number }[] {
  const begun: { kind: TrafficAlert; atMs: number }[] = [];
  let open: TrafficAlert | null = null;
  for (let nowMs = fromMs + CHECK_OFFSET_MS; nowMs < untilMs; nowMs += CHECK_INTERVAL_MS) {
    const kind = judge(tag, nowMs, open);
    if (kind && kind !== open) begun.push({ kind, atMs: nowMs });
    open = kind;
  }
  return begun;
}

/**
 * Instants after which the tag is busy for forty whole minutes, now and in the four weeks before.
 */
function busyMoments(tag: SyntheticTag, random: () => number): number[] {
  const moments: number[] = [];
  for (let tries = 0; tries < 2_000 && moments.length < SILENCES_A_TAG; tries++) {
    const atMs = WATCHED_FROM_MS + Math.floor(random() * (WATCHED_DAYS - 1) * DAY_MS);
    const nextMs = Math.ceil(atMs / (10 * MINUTE_MS)) * 10 * MINUTE_MS;
    const isBusy = [0, 1, 2, 3, 4].every((week) => {
      const fromMs = CLOCK.daysBefore(nextMs, 7 * week);
      return tag.between(fromMs, fromMs + 40 * MINUTE_MS) >= BUSY_CALLS;
    });
    if (isBusy) moments.push(atMs);
  }

  return moments;
}

const TAGS = Object.entries(SHAPES).map(([name, shape]) => ({
  name,
  tags: Array.from({ length: TAGS_A_SHAPE }, (_, at) => buildTag(shape, name.length * 1_000 + at)),
}));

describe.each(TAGS)('a tag that is called $name', ({ tags }) => {
  test('raises less than one false alert a month', () => {
    const alerts = tags.map((tag) =>
      beginnings(tag, WATCHED_FROM_MS, WATCHED_FROM_MS + WATCHED_DAYS * DAY_MS),
    );
    const most = Math.max(...alerts.map((begun) => begun.length));
    expect(most).toBeLessThan(FALSE_ALERTS_BELOW);
  });

  test('opens an alert within an hour of every silence that begins while it is busy', () => {
    const random = seededRandom(7);
    for (const tag of tags) {
      for (const silentMs of busyMoments(tag, random)) {
        const silenced = tag.silenced(silentMs, silentMs + 3 * HOUR_MS);
        const first = beginnings(
          silenced,
          silentMs - (silentMs % CHECK_INTERVAL_MS),
          silentMs + 2 * HOUR_MS,
        ).find(({ kind }) => kind === 'TAG_SILENT');
        expect((first?.atMs ?? Infinity) - silentMs).toBeLessThanOrEqual(HOUR_MS);
      }
    }
  });
});

test('most shapes are busy at some time, so that the test above plants silences', () => {
  const planted = TAGS.map(
    ({ tags }) => tags.flatMap((tag) => busyMoments(tag, seededRandom(7))).length,
  );
  expect(planted.filter((silences) => silences > 0).length).toBeGreaterThanOrEqual(TAGS.length - 1);
});

describe('an episode', () => {
  const steady = buildTag(() => 40, 5);
  const fromMs = WATCHED_FROM_MS + 5 * DAY_MS;

  test('of silence lasts through the night of a tag that sleeps at night, and begins once', () => {
    const evenings = buildTag(SHAPES['evenings of video on demand'] ?? (() => 0), 6);
    const silentMs = Date.parse('2026-09-10T08:05:00Z');
    const silenced = evenings.silenced(silentMs, silentMs + 2 * DAY_MS);
    expect(beginnings(silenced, silentMs, silentMs + 2 * DAY_MS)).toHaveLength(1);
  });

  test('of silence ends once the calls are back, and a second silence is a second episode', () => {
    const silenced = steady
      .silenced(fromMs, fromMs + 3 * HOUR_MS)
      .silenced(fromMs + 9 * HOUR_MS, fromMs + 12 * HOUR_MS);
    expect(beginnings(silenced, fromMs, fromMs + DAY_MS).map(({ kind }) => kind)).toEqual([
      'TAG_SILENT',
      'TAG_SILENT',
    ]);
  });

  test('begins, too, when one call in a hundred still comes', () => {
    const trickling = steady.changed((calls, tenMs) =>
      tenMs >= fromMs ? (tenMs % HOUR_MS === 0 ? 3 : 0) : calls,
    );
    expect(beginnings(trickling, fromMs, fromMs + 2 * HOUR_MS)).toHaveLength(1);
  });

  test('of a jump begins when it goes on, at five times the usual, and is over below three', () => {
    const jumping = steady.changed((calls, tenMs) =>
      tenMs >= fromMs && tenMs < fromMs + 3 * HOUR_MS ? calls * 9 : calls,
    );
    const [first, ...more] = beginnings(jumping, fromMs, fromMs + DAY_MS);
    expect(first?.kind).toBe('TAG_JUMP');
    expect((first?.atMs ?? Infinity) - fromMs).toBeLessThanOrEqual(1.6 * HOUR_MS);
    expect(more).toEqual([]);
    expect(judge(jumping, fromMs + 4 * HOUR_MS, 'TAG_JUMP')).toBeNull();
  });
});

describe('what is out of the ordinary in one of the weeks before', () => {
  const steady = buildTag(() => 40, 5);
  const fromMs = WATCHED_FROM_MS + 5 * DAY_MS;
  const weekBeforeMs = CLOCK.daysBefore(fromMs, 7);
  const isThen = (tenMs: number) => tenMs >= weekBeforeMs && tenMs < weekBeforeMs + 2 * DAY_MS;

  test.each([
    ['an outage', () => 0],
    ['a flood', (calls: number) => calls * 1_000],
  ])('%s raises no alert and hides none', (_what, change) => {
    const odd = steady.changed((calls, tenMs) => (isThen(tenMs) ? change(calls) : calls));
    expect(beginnings(odd, fromMs, fromMs + DAY_MS)).toEqual([]);

    const silenced = odd.silenced(fromMs + HOUR_MS, fromMs + 4 * HOUR_MS);

    expect(beginnings(silenced, fromMs, fromMs + DAY_MS).map(({ kind }) => kind)).toEqual([
      'TAG_SILENT',
    ]);

    const jumping = odd.changed((calls, tenMs) =>
      tenMs >= fromMs && tenMs < fromMs + 3 * HOUR_MS ? calls * 9 : calls,
    );

    expect(beginnings(jumping, fromMs, fromMs + DAY_MS).map(({ kind }) => kind)).toEqual([
      'TAG_JUMP',
    ]);
  });

  test('a tag of two weeks has no pattern yet, and none that was an import of one hour', () => {
    const young = steady.changed((calls, tenMs) =>
      tenMs < WATCHED_FROM_MS - 2 * WEEK_MS ? 0 : calls,
    );
    expect(
      beginnings(young.silenced(fromMs - 4 * DAY_MS, fromMs), fromMs - 4 * DAY_MS, fromMs),
    ).toEqual([]);

    const imported = steady.changed((_, tenMs) =>
      tenMs >= weekBeforeMs && tenMs < weekBeforeMs + HOUR_MS ? 90_000 : 0,
    );

    expect(beginnings(imported, weekBeforeMs, weekBeforeMs + 8 * DAY_MS)).toEqual([]);
  });
});
