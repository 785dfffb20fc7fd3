/** What a tag sent in forty minutes, and in the same forty of the four weeks before. */
export interface Traffic {
  calls: number;
  before: readonly number[];
}

/** The last forty minutes, and the forty before them. */
export interface RecentTraffic {
  latest: Traffic;
  earlier: Traffic;
}

export type TrafficAlert = 'TAG_SILENT' | 'TAG_JUMP';

/** With fewer expected, forty minutes without a call happen by chance on a slow day. */
export const BUSY_CALLS = 20;
/** A tag that was switched off may still be called from a cache here and there. */
const SILENT_SHARE = 0.02;
const BACK_SHARE = 0.2;
/**
 * Spots on television bring more for some minutes; a tag that is put in twice everywhere, or a
 * robot, goes on.
 */
const JUMP_FACTOR = 5;
const CALM_FACTOR = 3;

/**
 * One of the four weeks may be out of the ordinary: silences are held against the second smallest,
 * jumps against the second largest.
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
 * What is wrong with a tag from now on, given what was. What began ends only when the traffic is
 * clearly back.
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
