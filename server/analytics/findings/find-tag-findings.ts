import { countText } from '#schema/writing/numbers.js';
import { impressions } from '#server/analytics/writing/phrases.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { totalPerformance } from '#server/analytics/panels/performance.js';
import type { TagKind } from '#server/analytics/tag-kind.js';
import type { Finding } from './finding.types.js';
import type { TagIssue } from './read-tag-issues.js';

const NOUNS: Record<TagKind, string> = { IMPRESSION: 'impression tag', SITE: 'site tag' };
const TEXTS = {
  TAG_SILENT: 'has stopped sending calls',
  TAG_JUMP: 'sends many more calls than before',
};

/** The tags that do not work as they should: the figures cannot be right before they do. */
export function findTagFindings(figures: DashboardFigures, issues: readonly TagIssue[]): Finding[] {
  return [
    ...withoutWebhits(figures),
    ...issues.map(({ kind, tagKind, tagId, name, message }) =>
      tagFinding({
        sentence: `The ${NOUNS[tagKind]} ${name} ${TEXTS[kind]}.`,
        statistics: [message],
        tagKind,
        tagId,
        name,
      }),
    ),
  ];
}

/** There is no visit without a call of a site tag, independent of the ads. */
function withoutWebhits(figures: DashboardFigures): Finding[] {
  const { impressions: served, responses } = totalPerformance(figures);
  if (figures.sums.webhits > 0 || responses > 0 || served === 0) return [];
  return [
    tagFinding({
      sentence: 'No site tag sent a call in this range, so no visit could be counted.',
      statistics: [`${countText(0)} calls of site tags, and ${impressions(served)}.`],
      tagKind: 'SITE',
      tagId: null,
      name: null,
    }),
  ];
}

interface TagWords {
  sentence: string;
  statistics: string[];
  tagKind: TagKind;
  tagId: number | null;
  name: string | null;
}

const tagFinding = ({ sentence, statistics, tagKind, tagId, name }: TagWords): Finding => ({
  kind: 'TAG_ISSUE',
  sentence,
  statistics,
  panel: 'impression-summary',
  subject: { dimension: 'TAG', rowIds: tagId === null ? [] : [tagId], name },
  effect: null,
  interval: null,
  unit: null,
  figures: [],
  sureness: 'COUNTED',
  visitsAtStake: null,
  action: { kind: 'FIX_TAG', bookingId: null, tagKind, tagId },
});
