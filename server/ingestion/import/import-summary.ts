import { countText } from '#schema/writing/numbers.js';
import type { ImportReport } from './import-file.js';

const LISTED = 5;

/** Says in sentences what became of the lines of a log. */
export function importSummary(report: ImportReport): string[] {
  const { accepted, known, rejected, leftOut, rejectedByReason, rejectionFiles, unnamedIds } =
    report;

  return [
    `${accepted} events are in the queue, ${rejected} lines were rejected.`,
    ...(known > 0 ? [`${countText(known)} events were known already and count once.`] : []),
    ...(leftOut > 0
      ? [
          `${countText(leftOut)} lines were left out, because the mapping says that they are about no event of ours.`,
        ]
      : []),
    ...(unnamedIds.length > 0
      ? [`Ids that the mapping's table of tags lacks: ${listed(unnamedIds)}.`]
      : []),
    ...(rejectedByReason.length > 0 ? [`Reasons of rejection: ${listed(rejectedByReason)}.`] : []),
    ...(rejectionFiles
      ? [
          `Their numbers and reasons: ${rejectionFiles.reasons}`,
          `The lines themselves, to correct and import: ${rejectionFiles.lines}`,
        ]
      : []),
  ];
}

function listed(counts: readonly (readonly [string, number])[]): string {
  const first = counts.slice(0, LISTED).map(([name, times]) => `${name} (${countText(times)})`);
  const rest = counts.length - first.length;
  return rest > 0 ? `${first.join(', ')} and ${rest} more` : first.join(', ');
}
