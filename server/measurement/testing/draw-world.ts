import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { delayOfMs, DELAYS } from '#server/measurement/evidence/ad-classes.js';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import type { EffectScope } from '#server/measurement/estimates/weigh-evidence.js';
import {
  dayOfMs,
  VIEWER_GROUPS,
  type KeySpan,
} from '#server/measurement/evidence/viewer-history.js';
import { DAYS, HORIZON, isInFigures, PersonDraw, type Person, type Random } from './draw-person.js';
import type { World } from './worlds.js';

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
  /** Caused visits after the impressions of the scope. */
  caused: number;
}

/** Draws a world's events, and counts them as the product would, key by key. */
export function drawWorld(world: World, size: DrawSize, random: Random): DrawnWorld {
  const spans = drawSpans(size.keyDays, random);
  const evidence = spans.map((span) => new SpanEvidence(span));
  const creditedByDelay = Array.from({ length: DELAYS }, () => 0);
  const scope: EffectScope = { lastDay: DAYS - 1, creditedByDelay };
  const drawn: DrawnWorld = { evidence, scope, caused: 0 };
  const people = new PersonDraw(world, size.visitsPerWeek, random);

  for (let viewer = 0; viewer < size.viewers; viewer += 1) {
    const person = people.draw(viewer < size.viewers * size.reachedShare);
    for (const one of evidence) {
      const group = Math.floor(random() * VIEWER_GROUPS);
      one.add({ group, ...eventsOf(one.span, person) });
    }
    countCredited(person, creditedByDelay);
    drawn.caused += person.caused.filter(({ impressionMs }) => isInFigures(impressionMs)).length;
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

function eventsOf({ firstDay, lastDay }: KeySpan, { impressionsMs, visitsMs }: Person) {
  return {
    impressionsMs: between(impressionsMs, firstDay, lastDay),
    visitsMs: between(visitsMs, firstDay, lastDay + 7),
  };
}

function between(times: readonly number[], firstDay: number, lastDay: number): number[] {
  const found: number[] = [];
  for (const ms of times) {
    const day = dayOfMs(ms);
    if (day >= firstDay && day <= lastDay) found.push(ms);
  }
  return found;
}

function countCredited({ impressionsMs, visitsMs }: Person, byDelay: number[]): void {
  let next = 0;
  for (const visitMs of visitsMs) {
    while ((impressionsMs[next] ?? Infinity) <= visitMs) next += 1;
    const elapsedMs = visitMs - (impressionsMs[next - 1] ?? -Infinity);
    if (elapsedMs > CREDIT_WINDOW_MS || !isInFigures(visitMs - elapsedMs)) continue;
    const delay = delayOfMs(elapsedMs);
    byDelay[delay] = (byDelay[delay] ?? 0) + 1;
  }
}
