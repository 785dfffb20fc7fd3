import { CREDIT_WINDOW_DAYS, CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { isNearAny } from './lead-lag-columns.js';
import {
  DAY_MS,
  dayOfMs,
  silentDaysOf,
  type KeySpan,
  type ViewerHistory,
} from './viewer-history.js';

/**
 * The instants of a span with one weekday and clock time, a week apart, as bits: bit i is the slot
 * in week i of the span. A slot is exposed when the rule of crediting would credit a visit there; a
 * lead when it is not, but an impression follows within the credit window; clean otherwise. In the
 * first week nobody knows whether an impression under the former key came before, so a slot there
 * is exposed or nothing. A slot is nothing on a silent day, without known impressions within a week
 * of a day whose impressions are missing, and where the key may not have lived.
 */
export interface ClockSlots {
  /** Days from the span's first day to the first slot. */
  firstOffset: number;
  exposed: number;
  lead: number;
  clean: number;
}

/** The kind of slot that a visit lies in; null in a slot of unknown kind. */
export type SlotKind = 'exposed' | 'lead' | 'clean' | null;

/** A visit, and the slots with its weekday and clock time. */
export interface SlotVisit {
  /** Index among the viewer's visits. */
  index: number;
  atMs: number;
  slots: ClockSlots;
  kind: Exclude<SlotKind, null>;
}

/**
 * The slots that exposed ones are compared with: clean ones, and where there are none those before
 * an impression, in which the viewer had seen no ad for a week either.
 */
export const comparedSlots = ({ clean, lead }: ClockSlots): number => clean || lead;

/** True where a visit represents visits in exposed slots. */
export const isCompared = ({ slots, kind }: SlotVisit): boolean =>
  kind === 'clean' || (kind === 'lead' && slots.clean === 0);

/** The visits of the span's days in a slot of a known kind. */
export function* slotVisits(
  span: KeySpan,
  { impressionsMs, visitsMs }: Pick<ViewerHistory, 'impressionsMs' | 'visitsMs'>,
): Generator<SlotVisit> {
  const lastMs = (lastSlotDay(span) + 1) * DAY_MS;
  for (let index = 0; index < visitsMs.length; index += 1) {
    const atMs = visitsMs[index] ?? 0;
    if (atMs < span.firstDay * DAY_MS || atMs >= lastMs) continue;
    const slots = clockSlots(
      span,
      impressionsMs,
      atMs,
      lifeWithout(index, impressionsMs, visitsMs),
    );
    const kind = slotKindAt(span, slots, atMs);
    if (kind) yield { index, atMs, slots, kind };
  }
}

export const lastSlotDay = ({ lastDay, completeThroughDay }: KeySpan): number =>
  Math.min(lastDay, completeThroughDay);

/** The time in which a key certainly names a viewer, with a week of grace; both ends included. */
export interface KeyLife {
  fromMs: number;
  toMs: number;
}

const WHOLE_SPAN: KeyLife = { fromMs: -Infinity, toMs: Infinity };

/**
 * The life of a key, of which addresses have a short one: from its first to its last event, and a
 * week on either side. The visit itself is not asked, so that it is as likely in any slot of the
 * life as organic visits are.
 */
function lifeWithout(
  visit: number,
  impressionsMs: readonly number[],
  visitsMs: readonly number[],
): KeyLife {
  const last = visitsMs.length - 1;
  const firstVisitMs = visitsMs[visit === 0 ? 1 : 0] ?? Infinity;
  const lastVisitMs = visitsMs[visit === last ? last - 1 : last] ?? -Infinity;
  return {
    fromMs: Math.min(firstVisitMs, impressionsMs[0] ?? Infinity) - CREDIT_WINDOW_MS,
    toMs: Math.max(lastVisitMs, impressionsMs.at(-1) ?? -Infinity) + CREDIT_WINDOW_MS,
  };
}

/** The slots with the weekday and clock time of an instant in the span. */
export function clockSlots(
  span: KeySpan,
  impressionsMs: readonly number[],
  atMs: number,
  life: KeyLife = WHOLE_SPAN,
): ClockSlots {
  const silent = silentDaysOf(span);
  const firstOffset = (dayOfMs(atMs) - span.firstDay) % CREDIT_WINDOW_DAYS;
  const clockMs = atMs - dayOfMs(atMs) * DAY_MS;
  const slots: ClockSlots = { firstOffset, exposed: 0, lead: 0, clean: 0 };

  let next = 0;
  let day = span.firstDay + firstOffset;
  for (let bit = 1; day <= lastSlotDay(span); bit *= 2, day += CREDIT_WINDOW_DAYS) {
    const slotMs = day * DAY_MS + clockMs;
    while ((impressionsMs[next] ?? Infinity) <= slotMs) next += 1;

    if (slotMs < life.fromMs || slotMs > life.toMs || silent.visits.has(day)) continue;
    const lastMs = impressionsMs[next - 1] ?? -Infinity;
    if (slotMs - lastMs <= CREDIT_WINDOW_MS) slots.exposed |= bit;
    else if (bit > 1 && !isNearAny(silent.impressions, day)) {
      const nextMs = impressionsMs[next] ?? Infinity;
      if (nextMs - slotMs <= CREDIT_WINDOW_MS) slots.lead |= bit;
      else slots.clean |= bit;
    }
  }

  return slots;
}

export function slotKindAt(span: KeySpan, slots: ClockSlots, atMs: number): SlotKind {
  const week = Math.floor((dayOfMs(atMs) - span.firstDay) / CREDIT_WINDOW_DAYS);
  const bit = 2 ** week;
  if (slots.exposed & bit) return 'exposed';
  if (slots.lead & bit) return 'lead';
  return slots.clean & bit ? 'clean' : null;
}

/** The days of slots, counted from the span's first. */
export function slotOffsets(firstOffset: number, bits: number): number[] {
  const offsets: number[] = [];
  for (let week = 0; bits >> week > 0; week += 1) {
    if ((bits >> week) & 1) offsets.push(firstOffset + week * CREDIT_WINDOW_DAYS);
  }
  return offsets;
}
