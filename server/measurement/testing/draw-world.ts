import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { gaussian, poisson } from '#server/analytics/testing/random-counts.js';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import type { EffectScope } from '#server/measurement/estimates/estimate-effect.js';
import {
  DAY_MS,
  dayOfMs,
  VIEWER_GROUPS,
  type KeySpan,
} from '#server/measurement/evidence/viewer-history.js';
import type { World } from './worlds.js';

export interface DrawSize {
  viewers: number;
  /** Of the viewers, those whom the campaign may reach. */
  reachedShare: number;
  visitsPerWeek: number;
  /** How long a key lives; Infinity for one key. */
  keyDays: number;
}

export const FULL_SIZE: DrawSize = {
  viewers: 24_000,
  reachedShare: 0.3,
  visitsPerWeek: 0.15,
  keyDays: 30,
};

export interface DrawnWorld {
  evidence: SpanEvidence[];
  scope: EffectScope;
  /** Caused visits after the impressions of the scope. */
  caused: number;
}

/** The days of the figures; in the week after them their last visits arrive. */
const DAYS = 84;
const HORIZON = 91;
const AT_HOME_SHARE = 0.6;
const LEAVES = 1 / 5;
const RETURNS = (LEAVES * AT_HOME_SHARE) / (1 - AT_HOME_SHARE);
const EFFECT_DAYS = 2;
const RETARGETED_DAYS = 3;

type Random = () => number;

/** Draws a world's events, and counts them as the product would, key by key. */
export function drawWorld(world: World, size: DrawSize, random: Random): DrawnWorld {
  const spans = drawSpans(size.keyDays, random);
  const evidence = spans.map((span) => new SpanEvidence(span));
  const drawn: DrawnWorld = { evidence, scope: { lastDay: DAYS - 1, credited: 0 }, caused: 0 };
  const season = drawSeason(world);

  for (let viewer = 0; viewer < size.viewers; viewer += 1) {
    const isReached = viewer < size.viewers * size.reachedShare;
    const person = drawPerson(world, size, { season, isReached, random });
    for (const one of evidence) {
      one.add({ group: Math.floor(random() * VIEWER_GROUPS), ...ofSpan(one.span, person) });
    }
    drawn.scope.credited += countCredited(person);
    drawn.caused += person.caused;
  }

  return drawn;
}

function drawSpans(keyDays: number, random: Random): KeySpan[] {
  if (keyDays === Infinity) {
    return [{ firstDay: 0, lastDay: HORIZON - 1, completeThroughDay: HORIZON - 1 }];
  }
  const spans: KeySpan[] = [];
  for (let first = -Math.floor(random() * keyDays); first < HORIZON; first += keyDays) {
    const firstDay = Math.max(first, 0);
    const lastDay = Math.min(first + keyDays, HORIZON) - 1;
    if (lastDay >= firstDay) spans.push({ firstDay, lastDay, completeThroughDay: HORIZON - 1 });
  }
  return spans;
}

interface Season {
  level: readonly number[];
  highest: number;
}

function drawSeason({ seasons, flight }: World): Season {
  const level = Array.from({ length: HORIZON }, (_, day) => {
    if (!seasons) return 1;
    const sale = flight.some(([from, to]) => day >= from && day < to) ? 1.8 : 1;
    const weekend = day % 7 >= 5 ? 1.3 : 1;
    return sale * weekend * (1 + (0.3 * day) / DAYS);
  });
  return { level, highest: Math.max(...level) };
}

interface Person {
  impressionsMs: number[];
  visitsMs: number[];
  caused: number;
}

function drawPerson(
  world: World,
  size: DrawSize,
  { season, isReached, random }: { season: Season; isReached: boolean; random: Random },
): Person {
  const activity = world.heavyUsers ? gamma(0.6, random) / 0.6 : 1;
  const hour = 24 * random();
  const home = world.daysAtHome ? drawHome(random) : null;
  const presence = home ? 1 / AT_HOME_SHARE : 1;
  const isAtHome = (day: number) => !home || home[day] === true;
  const at = (day: number) => (day + drawClock(world, hour, random)) * DAY_MS;

  const organic = (perWeek: number): number[] => {
    const perDay = (perWeek / 7) * activity * presence;
    const visitsMs: number[] = [];
    for (let left = poisson(perDay * season.highest * HORIZON, random); left > 0; left -= 1) {
      const day = Math.floor(random() * HORIZON);
      const isKept = random() * season.highest < (season.level[day] ?? 0);
      if (isKept && isAtHome(day)) visitsMs.push(at(day));
    }
    return visitsMs;
  };

  const visitsMs = organic(size.visitsPerWeek);
  if (!isReached) return { impressionsMs: [], visitsMs: visitsMs.sort(byNumber), caused: 0 };

  const adsPerDay = (world.adsPerWeek / 7) * activity * presence;
  const impressionsMs: number[] = [];
  for (const [from, to] of world.flight) {
    for (let left = poisson(adsPerDay * (to - from), random); left > 0; left -= 1) {
      const day = from + Math.floor(random() * (to - from));
      if (isAtHome(day)) impressionsMs.push(at(day));
    }
  }
  if (world.retargeting) {
    for (const visitMs of visitsMs) {
      if (!world.flight.some(([from, to]) => visitMs >= from * DAY_MS && visitMs < to * DAY_MS)) {
        continue;
      }
      for (let left = poisson(2 * adsPerDay * RETARGETED_DAYS, random); left > 0; left -= 1) {
        impressionsMs.push(visitMs + random() * RETARGETED_DAYS * DAY_MS);
      }
    }
  }
  impressionsMs.sort(byNumber);

  const causedMs = impressionsMs.flatMap((impressionMs) =>
    Array.from({ length: poisson(world.effect, random) }, () => ({
      impressionMs,
      atMs: impressionMs + drawDelay(random),
    })),
  );
  if (world.saturatedLift > 0) {
    for (const atMs of organic(size.visitsPerWeek * world.saturatedLift)) {
      const impressionMs = impressionsMs.findLast((ms) => ms <= atMs) ?? -Infinity;
      if (atMs - impressionMs <= CREDIT_WINDOW_MS) causedMs.push({ impressionMs, atMs });
    }
  }

  return {
    impressionsMs,
    visitsMs: [...visitsMs, ...causedMs.map(({ atMs }) => atMs)].sort(byNumber),
    caused: causedMs.filter(({ impressionMs }) => isInFigures(impressionMs)).length,
  };
}

function drawHome(random: Random): boolean[] {
  let isHome = random() < AT_HOME_SHARE;
  return Array.from({ length: HORIZON }, () => {
    isHome = isHome ? random() >= LEAVES : random() < RETURNS;
    return isHome;
  });
}

/** The share of the day that has passed. */
function drawClock(world: World, hour: number, random: Random): number {
  if (!world.evenings && !world.personalHours) return random();
  const peak = world.personalHours ? hour : 20;
  const drawn = random() < 0.2 ? 24 * random() : peak + 2.5 * gaussian(random);
  return (((drawn % 24) + 24) % 24) / 24;
}

function drawDelay(random: Random): number {
  for (;;) {
    const delayMs = -Math.log(1 - random()) * EFFECT_DAYS * DAY_MS;
    if (delayMs < CREDIT_WINDOW_MS) return delayMs;
  }
}

/** Marsaglia and Tsang (2000), with their power of a uniform number for shapes below 1. */
function gamma(shape: number, random: Random): number {
  const d = shape + 1 - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = gaussian(random);
    const v = (1 + c * x) ** 3;
    if (v <= 0) continue;
    if (Math.log(1 - random()) < x ** 2 / 2 + d * (1 - v + Math.log(v))) {
      return d * v * (1 - random()) ** (1 / shape);
    }
  }
}

function ofSpan({ firstDay, lastDay }: KeySpan, person: Person) {
  const isIn = (ms: number, days: number) =>
    dayOfMs(ms) >= firstDay && dayOfMs(ms) <= lastDay + days;
  return {
    impressionsMs: person.impressionsMs.filter((ms) => isIn(ms, 0)),
    visitsMs: person.visitsMs.filter((ms) => isIn(ms, 7)),
  };
}

const isInFigures = (impressionMs: number): boolean => impressionMs < DAYS * DAY_MS;

function countCredited({ impressionsMs, visitsMs }: Person): number {
  let next = 0;
  return visitsMs.filter((visitMs) => {
    while ((impressionsMs[next] ?? Infinity) <= visitMs) next += 1;
    const lastMs = impressionsMs[next - 1] ?? -Infinity;
    return visitMs - lastMs <= CREDIT_WINDOW_MS && isInFigures(lastMs);
  }).length;
}

const byNumber = (a: number, b: number): number => a - b;
