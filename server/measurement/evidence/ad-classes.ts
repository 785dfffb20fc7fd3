import { CREDIT_WINDOW_DAYS, CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { MAX_SPAN_DAYS } from './key-spans.js';
import { DAY_MS, dayOfMs, type KeySpan } from './viewer-history.js';

/** Views: the viewer's impressions in the credit window up to a slot: 1, 2, 3 or 4, more. */
const VIEWS_FROM = [2, 3, 5];
const VIEWS = VIEWS_FROM.length + 1;
/** Rates: the viewer's other impressions, per week in which the ads run. */
const RATES_FROM = [0.5, 1, 1.5, 2, 3, 5, 8, 12];
export const RATES = RATES_FROM.length + 1;
/** Whole days from the credited impression to the slot. */
export const DELAYS = CREDIT_WINDOW_DAYS;
const MAX_OTHERS = 255;

/** Slots that have all but their delay in common, from few ads to many for each number of views. */
export const EXPOSURES = VIEWS * RATES;
/** A class of slots: an exposure and a delay. */
export const AD_CLASSES = EXPOSURES * DELAYS;

export const exposureOf = (adClass: number): number => Math.floor(adClass / DELAYS);
export const delayOf = (adClass: number): number => adClass % DELAYS;

/** Days from the credited impression to the visit; at most those of the window. */
export const delayOfMs = (elapsedMs: number): number =>
  Math.min(Math.floor(elapsedMs / DAY_MS), DELAYS - 1);

/**
 * The ads of a viewer around an exposed slot as one number, whose class is known when all viewers
 * have been read: the slot's day, the other impressions, the views and the delay.
 */
export function slotAds(
  span: KeySpan,
  impressionsMs: readonly number[],
  slotMs: number,
  /** Index of the credited impression. */
  credited: number,
): number {
  let first = credited;
  while (slotMs - (impressionsMs[first - 1] ?? -Infinity) <= CREDIT_WINDOW_MS) first -= 1;
  const views = credited - first + 1;
  const others = Math.min(impressionsMs.length - views, MAX_OTHERS);
  const offset = dayOfMs(slotMs) - span.firstDay;
  const delay = delayOfMs(slotMs - (impressionsMs[credited] ?? 0));

  const rest = others * MAX_SPAN_DAYS + offset;
  return (rest * VIEWS + classAmong(VIEWS_FROM, views)) * DELAYS + delay;
}

/** The slot's day after the span's first. */
export const offsetOfAds = (ads: number): number =>
  Math.floor(ads / (VIEWS * DELAYS)) % MAX_SPAN_DAYS;

/** The classes of slots in one span, by how many impressions its days have. */
export class AdClasses {
  /** Weeks with ads outside the slot's window, by the slot's day. */
  private readonly weeks: readonly number[];

  /** `volume` is the number of impressions of a day, `typical` that of a day with ads. */
  constructor(span: KeySpan, volume: (day: number) => number, typical: number) {
    const days = span.lastDay - span.firstDay + 1;
    const volumes = Array.from({ length: days }, (_, offset) => volume(span.firstDay + offset));
    const all = sum(volumes);
    this.weeks = volumes.map((_, offset) => {
      const inWindow = sum(volumes.slice(Math.max(offset - CREDIT_WINDOW_DAYS + 1, 0), offset + 1));
      const adDays = typical > 0 ? (all - inWindow) / typical : 0;
      return Math.max(adDays, 1) / CREDIT_WINDOW_DAYS;
    });
  }

  classOf(ads: number): number {
    const delay = ads % DELAYS;
    const views = Math.floor(ads / DELAYS) % VIEWS;
    const others = Math.floor(ads / (DELAYS * VIEWS * MAX_SPAN_DAYS));
    const rate = classAmong(RATES_FROM, others / (this.weeks[offsetOfAds(ads)] ?? 1));
    return (views * RATES + rate) * DELAYS + delay;
  }
}

/** The volume of the day that an impression has on average. */
export function typicalVolume(volumes: Iterable<number>): number {
  let impressions = 0;
  let squares = 0;
  for (const volume of volumes) {
    impressions += volume;
    squares += volume ** 2;
  }
  return impressions > 0 ? squares / impressions : 0;
}

const classAmong = (from: readonly number[], value: number): number =>
  from.reduce((found, least, index) => (value >= least ? index + 1 : found), 0);

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
