import { countText, percentText } from '#schema/writing/numbers.js';
import type { DateRange } from '#schema/date-ranges.js';
import type { TagKind } from '#server/analytics/tag-kind.js';
import type { IdentitySums, TagSignSums } from '#server/event-store/tag-health.js';
import type { TagFindingCode } from './tag-finding-code.enum.js';
import type { FindingGravity, TagDoctor, TagFlight } from './tag-doctor.type.js';

export interface Examined extends Pick<
  TagDoctor,
  'lastSeenAt' | 'lastHour' | 'lastDay' | 'playerErrors'
> {
  signs: TagSignSums;
  tagKind: TagKind;
  flight: TagFlight | null;
  checkedAt: Date;
  /** Today in the reporting zone. */
  today: string;
  /** True where tags are issued with an https URL. */
  isSecure: boolean;
  /** The calls of the client's tags of the other kind with a viewer, in the same time. */
  otherSide: IdentitySums;
  /** Days gone by on which a site tag had hardly any of its usual hits. */
  silentStretches: readonly DateRange[];
}

export interface Rule {
  code: TagFindingCode;
  gravity: FindingGravity;
  find: (tag: Examined) => string | null;
  advice: string;
}

/** Fewer calls than these say nothing about the others. */
export const ENOUGH = 10;

/**
 * A few odd calls in hundreds are normal: robots that do not identify themselves, people who try a
 * tag by hand.
 */
export const ODD_SHARE = 0.01;

/**
 * "12 % of the calls of the last day (34 of 280) …"; null when `some` is too small a share of
 * `from`.
 */
export function shareText(tag: Examined, some: number, from: number, text: string): string | null {
  const { counted } = tag.lastDay;
  if (some === 0 || counted === 0 || some / counted < from) return null;
  const share = Math.min(1, some / counted);
  return `${percentText(share)} of the calls of the last day (${countText(some)} of ${countText(counted)}) ${text}.`;
}

export const NOUN: Record<TagKind, string> = { IMPRESSION: 'impression', SITE: 'visit' };
