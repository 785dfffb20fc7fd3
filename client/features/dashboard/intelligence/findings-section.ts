import type { Finding } from '#client/features/dashboard/findings/finding';
import { effectText } from '#client/features/dashboard/findings/finding-texts';
import { FINDINGS_TITLE, NO_FINDING } from '#schema/findings';
import type { ReportSection } from './report';

/** The findings of a copied report: a paragraph each. */
export const findingsSection = (findings: readonly Finding[]): ReportSection[] => [
  {
    title: FINDINGS_TITLE,
    paragraphs: findings.length === 0 ? [NO_FINDING] : findings.map(paragraphOf),
  },
];

function paragraphOf(finding: Finding): string {
  const effect = effectText(finding);
  return escaped(effect === null ? finding.sentence : `${finding.sentence} ${effect}.`);
}

/** The text as HTML. */
function escaped(text: string): string {
  const holder = document.createElement('p');
  holder.textContent = text;
  return holder.innerHTML;
}
