import type { Interval } from '#server/analytics/statistics/wilson.js';
import type { PanelId } from '#schema/dashboard-panels.js';
import { shownIn } from './panel-links.js';
import { countText, percentText } from '#schema/writing/numbers.js';
import { named, percentInterval, visits } from './phrases.js';
import { leadOver } from './rate-sentence.js';

const COUNT_TEST = 'exact test of two counts, Holm-corrected';

/** A region or a site with its visits. */
export interface CountedGroup {
  name: string;
  responses: number;
  /** Fraction of all visits in scope. */
  share: number | null;
  shareInterval: Interval | null;
  /** Null for the first. */
  isTiedWithFirst: boolean | null;
}

/** Auckland with 60.0% of the visits (95% interval 58.20% to 61.77%; 1,800 visits). */
const formatShare = ({ name, responses, share, shareInterval }: CountedGroup): string =>
  `${named(name)} with ${percentText(share)} of the visits (${percentInterval(shareInterval, share)}; ${visits(responses)})`;

/** True where the first group differs significantly from any other. */
export const hasLeader = (groups: readonly CountedGroup[]): boolean =>
  groups.some(({ isTiedWithFirst }) => isTiedWithFirst === false);

/**
 * One sentence on the origin or target of the visits; `groups` have the most visits first. Empty
 * without groups.
 */
export function countSentence(
  kind: string,
  panel: PanelId,
  groups: readonly CountedGroup[],
): string[] {
  const [first, second] = groups;
  if (!first) return [];
  if (!second) return [shownIn(panel, `The only ${kind} with visits is ${formatShare(first)}`)];

  const below = groups.find(({ isTiedWithFirst }) => isTiedWithFirst === false);
  const others = groups.length - 1;
  if (!below) {
    return [
      shownIn(
        panel,
        `Of ${countText(groups.length)} ${kind}s none can be told from the first, ${formatShare(first)}; next is ${formatShare(second)} (${COUNT_TEST})`,
      ),
    ];
  }

  const tied = groups.filter(({ isTiedWithFirst }) => isTiedWithFirst === true).length;

  return [
    shownIn(
      panel,
      `Of ${countText(groups.length)} ${kind}s the most visits belong to ${formatShare(first)}, distinguishably more than ${formatShare(below)} (${COUNT_TEST})${leadOver(tied, others)}`,
    ),
  ];
}
