import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { TagHour } from '#server/operations/alerts/rules/traffic-window.js';

const TEN_MS = 600_000;
const HOUR_MS = 6 * TEN_MS;
const DAY_MS = 24 * HOUR_MS;
const TENS_A_DAY = 144;

/**
 * The local time of a ten-minute interval: the day since 1970, and the interval of the day, 0 to
 * 143.
 */
export interface LocalTen {
  day: number;
  ten: number;
}

/** Calls to expect in ten minutes, before the level of the day. */
export type Shape = (at: LocalTen, random: () => number) => number;

const isWeekend = (day: number) => (day + 3) % 7 >= 5;
const hourOf = (ten: number) => ten / 6;
const bump = (hour: number, peak: number, width: number) =>
  Math.exp(-(((hour - peak) / width) ** 2));
/** Weeks since the first day of the tests. */
const weeksIn = (day: number) => (day - 20_668) / 7;

/** Typical traffic; calls are per ten minutes. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  'day and night the same': () => 40,
  'office hours, opening and closing on the minute': ({ day, ten }) => {
    const isOpen = !isWeekend(day) && hourOf(ten) >= 9 && hourOf(ten) < 17;
    return isOpen ? 25 : 0;
  },
  'evenings of video on demand': ({ ten }) => 2 + 120 * bump(hourOf(ten), 20.5, 2),
  'mostly weekends': ({ day, ten }) => (isWeekend(day) ? 60 : 8) * bump(hourOf(ten), 14, 5),
  'ad breaks at the full hour': ({ ten }) => (ten % 6 === 0 ? 70 : 0.2),
  'just often enough to be busy': ({ ten }) => 1 + 6 * bump(hourOf(ten), 13, 6),
  'hardly ever': () => 0.3,
  'growing by a fifth a week': ({ day, ten }) =>
    10 * 1.2 ** weeksIn(day) * bump(hourOf(ten), 15, 6),
  'fading by a fifth a week': ({ day, ten }) =>
    200 * 0.8 ** weeksIn(day) * bump(hourOf(ten), 15, 6),
  'a site with spots on television': ({ ten }, random) =>
    12 * bump(hourOf(ten), 16, 6) * (hourOf(ten) > 6 && random() < 0.03 ? 10 : 1),
  'a quarter as much on one day in twelve': ({ day, ten }) =>
    50 * bump(hourOf(ten), 14, 6) * (day % 12 === 5 ? 0.25 : 1),
};

/**
 * Calls of a tag by ten minutes of UTC, drawn day by day: the counts vary, and so do the levels of
 * the days.
 */
export class SyntheticTag {
  private readonly calls: number[];

  constructor(
    readonly startMs: number,
    days: number,
    shape: Shape,
    clock: ReportingClock,
    random: () => number,
  ) {
    const levels = new Map<number, number>();
    const starts = new Map<number, number>();
    const startOf = (day: number) =>
      starts.get(day) ?? starts.set(day, clock.startOfDay(day)).get(day) ?? 0;

    this.calls = Array.from({ length: days * TENS_A_DAY }, (_, at) => {
      const tenMs = startMs + at * TEN_MS;
      const day = clock.localDay(tenMs);
      const ten = Math.floor((tenMs - startOf(day)) / TEN_MS) % TENS_A_DAY;
      if (!levels.has(day)) levels.set(day, Math.exp(0.25 * normal(random)));
      return poisson(shape({ day, ten }, random) * (levels.get(day) ?? 1), random);
    });
  }

  /**
   * Silent in [fromMs, untilMs). A partly silent interval keeps calls in proportion to its minutes.
   */
  silenced(fromMs: number, untilMs: number): SyntheticTag {
    return this.changed((calls, tenMs) => {
      const silentMs = Math.min(untilMs, tenMs + TEN_MS) - Math.max(fromMs, tenMs);
      return silentMs <= 0 ? calls : Math.round(calls * (1 - silentMs / TEN_MS));
    });
  }

  changed(change: (calls: number, tenMs: number) => number): SyntheticTag {
    const copy = Object.create(SyntheticTag.prototype) as SyntheticTag; // skips the constructor's draw
    return Object.assign(copy, {
      startMs: this.startMs,
      calls: this.calls.map((n, at) => change(n, this.startMs + at * TEN_MS)),
    });
  }

  between(fromMs: number, untilMs: number): number {
    return this.calls
      .slice((fromMs - this.startMs) / TEN_MS, (untilMs - this.startMs) / TEN_MS)
      .reduce((a, b) => a + b, 0);
  }

  hours(hoursMs: readonly number[]): TagHour[] {
    return hoursMs.map((hourMs) => {
      const first = (hourMs - this.startMs) / TEN_MS;
      return { hourMs, calls: this.calls.slice(Math.max(0, first), Math.max(0, first + 6)) };
    });
  }
}

/** mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Box–Muller transform. */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Knuth's method for small means, the normal approximation for large ones. */
function poisson(mean: number, random: () => number): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let drawn = 0;
  for (let product = random(); product > limit; product *= random()) drawn += 1;
  return drawn;
}

export const WEEK_MS = 7 * DAY_MS;
