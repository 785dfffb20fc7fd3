import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { VISIT_GAP_MS } from '#server/event-store/visit-gap.js';
import { DAY_MS } from '#server/measurement/evidence/viewer-history.js';
import { HORIZON, isInFigures, PersonDraw, type Random } from './draw-person.js';
import type { World } from './worlds.js';

/** Events of one person, in whole milliseconds since the first day, ascending. */
export interface DrawnHistory {
  impressionsMs: number[];
  visitsMs: number[];
  /** Time from impressions of the days of the figures to the visits credited to them. */
  creditedAfterMs: number[];
}

const REACHED_SHARE = 0.3;

/** The people of a world, without visits that follow another one at once: they are the same visit. */
export function drawHistories(
  world: World,
  size: { viewers: number; visitsPerWeek: number },
  random: Random,
): DrawnHistory[] {
  const people = new PersonDraw(world, size.visitsPerWeek, random);

  return Array.from({ length: size.viewers }, (_, viewer) => {
    const person = people.draw(viewer < size.viewers * REACHED_SHARE);
    const impressionsMs = person.impressionsMs.map(Math.round).filter(isPast);
    const visitsMs: number[] = [];
    for (const ms of person.visitsMs.map(Math.round).filter(isPast)) {
      if (ms - (visitsMs.at(-1) ?? -Infinity) >= VISIT_GAP_MS) visitsMs.push(ms);
    }
    return { impressionsMs, visitsMs, creditedAfterMs: creditsOf(impressionsMs, visitsMs) };
  });
}

const isPast = (ms: number): boolean => ms < HORIZON * DAY_MS;

function creditsOf(impressionsMs: readonly number[], visitsMs: readonly number[]): number[] {
  return visitsMs.flatMap((visitMs) => {
    const lastMs = impressionsMs.findLast((ms) => ms <= visitMs) ?? -Infinity;
    const elapsedMs = visitMs - lastMs;
    return elapsedMs <= CREDIT_WINDOW_MS && isInFigures(lastMs) ? [elapsedMs] : [];
  });
}
