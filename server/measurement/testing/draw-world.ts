import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { delayOfMs, DELAYS } from '#server/measurement/evidence/ad-classes.js';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { isInScope, type EffectScope } from '#server/measurement/estimates/weigh-evidence.js';
import {
  DAY_MS,
  dayOfMs,
  VIEWER_GROUPS,
  type KeySpan,
} from '#server/measurement/evidence/viewer-history.js';
import {
  DAYS,
  HORIZON,
  PersonDraw,
  type CausedVisit,
  type Person,
  type Random,
} from './draw-person.js';
import { isNearAny } from '#server/measurement/evidence/lead-lag-columns.js';
import { findSilentDays, type SilentDays } from '#server/measurement/evidence/silent-days.js';
import type { DayRange, World } from './worlds.js';

export interface DrawSize {
  viewers: number;
  /** Share of the viewers whom the campaign may reach. */
  reachedShare: number;
  visitsPerWeek: number;
  /** Days that a key lives; Infinity for one key. */
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
  /** The visits credited to the impressions of the scope that these caused. */
  caused: number;
  /** The same of the creative that causes nothing, and the visits credited to it. */
  idle: { credited: number };
}

/** The events of one household under one key of its own, which changes of epochs part further. */
interface KeyPart {
  impressionsMs: number[];
  visitsMs: number[];
  caused: CausedVisit[];
  /** Keys of the impressions: 1 shows the creative that causes nothing. */
  keys: number[];
}

/** Draws a world's events, and counts them as the product would, key by key. */
export function drawWorld(world: World, size: DrawSize, random: Random): DrawnWorld {
  const reached = size.viewers * (world.reachedShare ?? size.reachedShare);
  const people = new PersonDraw(world, size.visitsPerWeek, random);
  const households: KeyPart[] = [];
  for (let viewer = 0; viewer < size.viewers; viewer += 1) {
    const person = people.draw(viewer < reached);
    for (const part of partsOf(world, person, random)) households.push(collected(world, part));
  }

  const silentDays = silentDaysOf(households);
  const spans = drawSpans(size.keyDays, silentDays, random);
  const evidence = spans.map((span) => new SpanEvidence(span));
  const creditedByDelay = Array.from({ length: DELAYS }, () => 0);
  const leftOutDays = new Set(
    Array.from({ length: DAYS }, (_, day) => day).filter((day) =>
      isNearAny(silentDays.visits, day),
    ),
  );
  const scope: EffectScope = { lastDay: DAYS - 1, leftOutDays, creditedByDelay };
  const drawn: DrawnWorld = { evidence, scope, caused: 0, idle: { credited: 0 } };

  for (const part of households) {
    for (const one of evidence) {
      const group = Math.floor(random() * VIEWER_GROUPS);
      const { keys, ...events } = eventsOf(one.span, part);
      one.add({ group, ...events }, { keys, sites: [] });
    }
    drawn.idle.credited += countCredited(part, scope, creditedByDelay);
    drawn.caused += part.caused.filter(({ impressionMs }) =>
      isInScope(scope, dayOfMs(impressionMs)),
    ).length;
  }

  return drawn;
}

/** The person's events by the keys that its addresses make. */
function partsOf(world: World, person: Person, random: Random): KeyPart[] {
  const { addressDays, newKeysOn } = world;
  const ends = [Infinity];
  if (newKeysOn !== null) ends.unshift(newKeysOn * DAY_MS);
  if (addressDays < Infinity) {
    const starts = -random() * addressDays;
    const count = Math.ceil((HORIZON - starts) / addressDays);
    ends.unshift(
      ...Array.from({ length: count }, (_, index) => (starts + (index + 1) * addressDays) * DAY_MS),
    );
  }

  const keys = person.isIdle.map(Number);
  return ends.map((endMs, index) => {
    const fromMs = ends[index - 1] ?? -Infinity;
    const isWithin = (ms: number) => ms >= fromMs && ms < endMs;
    return {
      impressionsMs: person.impressionsMs.filter(isWithin),
      visitsMs: person.visitsMs.filter(isWithin),
      caused: person.caused.filter(
        ({ impressionMs, atMs }) => isWithin(impressionMs) && isWithin(atMs),
      ),
      keys: keys.filter((_, at) => isWithin(person.impressionsMs[at] ?? 0)),
    };
  });
}

/** The events of a key that the tags collect: nothing on their silent days. */
function collected({ silent, dark }: World, part: KeyPart): KeyPart {
  const hasImpression = (ms: number) => !isAmong(dark, ms);
  const hasVisit = (ms: number) => hasImpression(ms) && !isAmong(silent, ms);
  const { impressionsMs } = part;
  return {
    impressionsMs: impressionsMs.filter(hasImpression),
    visitsMs: part.visitsMs.filter(hasVisit),
    caused: part.caused.filter(
      ({ impressionMs, atMs }) => hasImpression(impressionMs) && hasVisit(atMs),
    ),
    keys: part.keys.filter((_, at) => hasImpression(impressionsMs[at] ?? 0)),
  };
}

const isAmong = (ranges: readonly DayRange[], ms: number): boolean =>
  ranges.some(([from, to]) => ms >= from * DAY_MS && ms < to * DAY_MS);

function silentDaysOf(households: readonly KeyPart[]): SilentDays {
  const countOfDays = (timesOf: (part: KeyPart) => readonly number[]) => {
    const counts = Array.from({ length: HORIZON }, () => 0);
    for (const part of households) {
      for (const ms of timesOf(part)) counts[dayOfMs(ms)] = (counts[dayOfMs(ms)] ?? 0) + 1;
    }
    return counts;
  };
  return findSilentDays({
    firstDay: 0,
    visits: countOfDays(({ visitsMs }) => visitsMs),
    impressions: countOfDays(({ impressionsMs }) => impressionsMs),
  });
}

function drawSpans(keyDays: number, silentDays: SilentDays, random: Random): KeySpan[] {
  if (keyDays === Infinity) {
    return [{ firstDay: 0, lastDay: HORIZON - 1, completeThroughDay: HORIZON - 1, silentDays }];
  }
  const spans: KeySpan[] = [];
  for (let first = -Math.floor(random() * keyDays); first < HORIZON; first += keyDays) {
    const firstDay = Math.max(first, 0);
    const lastDay = Math.min(first + keyDays, HORIZON) - 1;
    if (lastDay >= firstDay)
      spans.push({ firstDay, lastDay, completeThroughDay: HORIZON - 1, silentDays });
  }
  return spans;
}

function eventsOf({ firstDay, lastDay }: KeySpan, { impressionsMs, visitsMs, keys }: KeyPart) {
  const isWithin = (ms: number, last: number) => dayOfMs(ms) >= firstDay && dayOfMs(ms) <= last;
  return {
    impressionsMs: impressionsMs.filter((ms) => isWithin(ms, lastDay)),
    keys: keys.filter((_, at) => isWithin(impressionsMs[at] ?? 0, lastDay)),
    visitsMs: visitsMs.filter((ms) => isWithin(ms, lastDay + 7)),
  };
}

/** Returns how many of them are credited to the creative that causes nothing. */
function countCredited(
  { impressionsMs, visitsMs, keys }: KeyPart,
  scope: EffectScope,
  byDelay: number[],
): number {
  let next = 0;
  let idle = 0;
  for (const visitMs of visitsMs) {
    while ((impressionsMs[next] ?? Infinity) <= visitMs) next += 1;
    const elapsedMs = visitMs - (impressionsMs[next - 1] ?? -Infinity);
    if (elapsedMs > CREDIT_WINDOW_MS || !isInScope(scope, dayOfMs(visitMs - elapsedMs))) continue;
    const delay = delayOfMs(elapsedMs);
    byDelay[delay] = (byDelay[delay] ?? 0) + 1;
    idle += keys[next - 1] ?? 0;
  }
  return idle;
}
