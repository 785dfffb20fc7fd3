/** A tag's calls in forty minutes, and in the same forty minutes of the four weeks before. */
export interface Traffic {
  calls: number;
  before: readonly number[];
}

/** The latest forty minutes, and the forty before them. */
export interface RecentTraffic {
  latest: Traffic;
  earlier: Traffic;
}

export type TrafficAlert = 'TAG_SILENT' | 'TAG_JUMP';

/** Forty minutes without a call are normal on a slow day with fewer expected calls. */
export const BUSY_CALLS = 20;
/** A cache may still call a tag that was switched off. */
const SILENT_SHARE = 0.02;
const BACK_SHARE = 0.2;
/**
 * A television spot brings more for some minutes; a tag that fires twice, or a robot, goes on
 * longer.
 */
const JUMP_FACTOR = 5;
const CALM_FACTOR = 3;

/**
 * One of the four weeks may be exceptional: silences compare with the second smallest, jumps with
 * the second largest.
 */
function usual({ before }: Traffic): { low: number; high: number } {
  const sorted = [...before].sort((a, b) => a - b);
  return { low: sorted[1] ?? 0, high: sorted.at(-2) ?? 0 };
}

const isBusy = (traffic: Traffic) => usual(traffic).low >= BUSY_CALLS;
const isSilent = (traffic: Traffic) =>
  isBusy(traffic) && traffic.calls <= usual(traffic).low * SILENT_SHARE;
const isJump = (traffic: Traffic) =>
  isBusy(traffic) && traffic.calls >= usual(traffic).high * JUMP_FACTOR;

/**
 * The tag's alert from now on, given the open one. An alert ends only when the traffic is clearly
 * back to normal.
 */
export function judgeTraffic(
  { latest, earlier }: RecentTraffic,
  open: TrafficAlert | null,
): TrafficAlert | null {
  if (isSilent(latest)) return 'TAG_SILENT';
  if (isJump(latest) && isJump(earlier)) return 'TAG_JUMP';
  const { low, high } = usual(latest);
  if (open === 'TAG_SILENT' && (latest.calls === 0 || latest.calls < low * BACK_SHARE))
    return 'TAG_SILENT';
  if (open === 'TAG_JUMP' && latest.calls > Math.max(high, BUSY_CALLS) * CALM_FACTOR)
    return 'TAG_JUMP';
  return null;
}
