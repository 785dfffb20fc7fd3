/** What a tag sent in forty minutes, and in the same forty of the four weeks before. */
export interface Traffic {
  calls: number;
  before: readonly number[];
}

export type TrafficAlert = 'TAG_SILENT' | 'TAG_JUMP';

/** With fewer expected, forty minutes without a call happen by chance. */
export const BUSY_CALLS = 12;
/** A switched-off tag may still be called from a cache here and there. */
const SILENT_SHARE = 0.02;
const BACK_SHARE = 0.2;
/** A spot on television brings three times the visits for a while; a tag put in twice, or a robot, brings more. */
const JUMP_FACTOR = 5;
const CALM_FACTOR = 3;

/**
 * What is wrong with a tag from now on, given what was. One of the four weeks may be out of the ordinary: the second smallest
 * is what a silence is held against, the second largest what a jump is. What began ends only when the traffic is clearly back.
 */
export function judgeTraffic({ calls, before }: Traffic, open: TrafficAlert | null): TrafficAlert | null {
  const sorted = [...before].sort((a, b) => a - b);
  const low = sorted[1] ?? 0;
  const high = sorted.at(-2) ?? 0;
  if (low >= BUSY_CALLS && calls <= low * SILENT_SHARE) return 'TAG_SILENT';
  if (low >= BUSY_CALLS && calls >= high * JUMP_FACTOR) return 'TAG_JUMP';
  if (open === 'TAG_SILENT' && (calls === 0 || calls < low * BACK_SHARE)) return 'TAG_SILENT';
  if (open === 'TAG_JUMP' && calls > Math.max(high, BUSY_CALLS) * CALM_FACTOR) return 'TAG_JUMP';
  return null;
}
