import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { partsRunTogether } from '#server/analytics/panels/parts-run-together.js';
import { restOf } from '#server/analytics/statistics/differences-from-rest.js';
import type { ComparedParts } from './compared-parts.js';
import type { Finding } from './finding.types.js';

/**
 * Leaves out rows that differ only because of another row: compared without that one, they do not
 * differ any more. `find` looks for the findings of parts. The largest difference stays.
 */
export function withoutMirrored(
  findings: readonly Finding[],
  compared: ComparedParts,
  find: (compared: ComparedParts) => Finding[],
): Finding[] {
  const [first, ...others] = findings.toSorted(
    (a, b) => (b.visitsAtStake ?? 0) - (a.visitsAtStake ?? 0),
  );
  if (!first || others.length === 0) return [...findings];

  const rest = withoutPart(compared, first.subject.rowIds[0]);
  const found = find(rest).map(({ subject }) => subject.rowIds[0]);
  // Of two rows one finding names both.
  const isStill = ({ subject }: Finding) =>
    rest.parts.length === 2 ? found.length > 0 : found.includes(subject.rowIds[0]);
  const isOpposite = ({ effect }: Finding) => (effect ?? 0) * (first.effect ?? 0) < 0;

  return findings.filter((one) => !isOpposite(one) || isStill(one));
}

function withoutPart(compared: ComparedParts, rowId: number | undefined): ComparedParts {
  const { parts, whole } = compared;
  const left = parts.find(({ rowIds }) => rowIds[0] === rowId);
  if (!left) return compared;

  const spend = whole.spend === null || left.spend === null ? null : whole.spend - left.spend;
  return {
    ...compared,
    parts: parts.filter((part) => part !== left),
    whole: { ...restOf(whole, left), spend },
  };
}

/**
 * Makes one finding of those about a creative and the channel that it ran together with: nobody
 * knows which of the two makes the difference.
 */
export function mergeTogether(figures: DashboardFigures, findings: readonly Finding[]): Finding[] {
  const channelByCreative = partsRunTogether(figures);
  const creativeFound = new Set(
    findings.flatMap(({ subject: { dimension, rowIds } }) =>
      dimension === 'CREATIVE' ? rowIds : [],
    ),
  );
  const merged = new Set(
    [...channelByCreative].flatMap(([creativeId, channelId]) =>
      creativeFound.has(creativeId) ? [channelId] : [],
    ),
  );

  return findings.flatMap((finding) => {
    const { dimension, rowIds } = finding.subject;
    const [rowId = 0] = rowIds;
    if (dimension === 'CHANNEL' && merged.has(rowId)) return [];
    if (dimension !== 'CREATIVE' || !channelByCreative.has(rowId)) return [finding];

    const channel = figures.catalogue.channels.get(channelByCreative.get(rowId) ?? 0) ?? '';
    const note = `It ran only together with the channel ${channel}: which of the two makes the difference cannot be told.`;
    return [{ ...finding, sentence: `${finding.sentence} ${note}` }];
  });
}
