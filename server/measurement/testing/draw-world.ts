import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { comparableVisits } from '#server/measurement/evidence/clock-slots.js';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import type { EffectScope } from '#server/measurement/estimates/estimate-effect.js';
import {
  dayOfMs,
  VIEWER_GROUPS,
  type KeySpan,
} from '#server/measurement/evidence/viewer-history.js';
import { DAYS, HORIZON, isInFigures, PersonDraw, type Person, type Random } from './draw-person.js';
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
  /** Those of them that estimator A can compare with clean slots of the same key. */
  testedCaused: number;
}

/** Draws a world's events, and counts them as the product would, key by key. */
export function drawWorld(world: World, size: DrawSize, random: Random): DrawnWorld {
  const spans = drawSpans(size.keyDays, random);
  const evidence = spans.map((span) => new SpanEvidence(span));
  const scope: EffectScope = { lastDay: DAYS - 1, credited: 0 };
  const drawn: DrawnWorld = { evidence, scope, caused: 0, testedCaused: 0 };
  const people = new PersonDraw(world, size.visitsPerWeek, random);

  for (let viewer = 0; viewer < size.viewers; viewer += 1) {
    const person = people.draw(viewer < size.viewers * size.reachedShare);
    for (const one of evidence) {
      const group = Math.floor(random() * VIEWER_GROUPS);
      const ofSpan = eventsOf(one.span, person);
      one.add({ group, ...ofSpan });
      drawn.testedCaused += countTested(one.span, ofSpan, person);
    }
    drawn.scope.credited += countCredited(person);
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

/** The caused visits of a span that lie in an exposed slot and have a clean one. */
function countTested(span: KeySpan, ofSpan: ReturnType<typeof eventsOf>, person: Person): number {
  const visitsMs = person.caused
    .filter(({ impressionMs }) => isInFigures(impressionMs))
    .map(({ atMs }) => atMs);
  if (visitsMs.length === 0) return 0;

  const { impressionsMs } = ofSpan;
  return [...comparableVisits(span, { impressionsMs, visitsMs })].filter(
    ({ kind }) => kind === 'exposed',
  ).length;
}

function countCredited({ impressionsMs, visitsMs }: Person): number {
  let next = 0;
  let credited = 0;
  for (const visitMs of visitsMs) {
    while ((impressionsMs[next] ?? Infinity) <= visitMs) next += 1;
    const lastMs = impressionsMs[next - 1] ?? -Infinity;
    if (visitMs - lastMs <= CREDIT_WINDOW_MS && isInFigures(lastMs)) credited += 1;
  }
  return credited;
}
