import { VISIT_GAP_MS } from '#server/event-store/visit-gap.js';
import { dayOfMs } from './viewer-history.js';

/** A viewer with more visits on one day is an office or a network, and is left out. */
export const MAX_DAILY_VISITS = 50;

/** The visits of one key, made of its webhits in order of time. */
export class ViewerVisits {
  /** UTC milliseconds, ascending. */
  readonly ms: number[] = [];
  /** The site tag of each. */
  readonly siteTagIds: number[] = [];
  private readonly lastWebhitMs = new Map<number, number>();

  /** Prepares for the next key. */
  clear(): void {
    if (this.ms.length === 0) return;
    this.ms.length = 0;
    this.siteTagIds.length = 0;
    this.lastWebhitMs.clear();
  }

  /** Sorts webhits of one instant by site tag: their arrival does not matter. */
  addWebhit(siteTagId: number, occurredAtMs: number): void {
    const lastMs = this.lastWebhitMs.get(siteTagId) ?? -Infinity;
    this.lastWebhitMs.set(siteTagId, occurredAtMs);
    if (occurredAtMs - lastMs < VISIT_GAP_MS) return;

    let at = this.ms.length;
    while (this.ms[at - 1] === occurredAtMs && (this.siteTagIds[at - 1] ?? 0) > siteTagId) at -= 1;
    this.ms.push(occurredAtMs);
    this.siteTagIds.splice(at, 0, siteTagId);
  }
}

/** The times must be ascending. */
export function mostOfOneDay(times: readonly number[]): number {
  let most = 0;
  let day = 0;
  let count = 0;

  for (const ms of times) {
    count = dayOfMs(ms) === day ? count + 1 : 1;
    day = dayOfMs(ms);
    most = Math.max(most, count);
  }

  return most;
}
