import type { MailSummary, SummaryAnswer } from './mail-summary.js';

const answerText = ({ sentence, detail }: SummaryAnswer): string =>
  detail === '' ? sentence : `${sentence} ${detail}.`;

/** The same mail as plain text; the chart is its description. */
export function summaryText(summary: MailSummary): string {
  const { title, clientName, facts, tiles, trend, answers, inShort } = summary;
  const { link, files, notes, unsubscribe } = summary;

  const parts = [
    `${title}\n${clientName}`,
    facts.join('\n'),
    ...inShort.map(({ text }) => text),
    tiles
      .map(({ label, value, note }) => `${label}: ${value}${note === '' ? '' : ` (${note})`}`)
      .join('\n'),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    `${trend.title}\n\n${trend.alt}`,
    ...answers.flatMap((one) => [one.title, ...one.rows.map(answerText)]),
    `Attached: ${files.join(', ')}`,
    ...notes,
    `${unsubscribe.label}:\n${unsubscribe.url}`,
    '-- \nInfinitum',
  ];

  return `${parts.join('\n\n')}\n`;
}
