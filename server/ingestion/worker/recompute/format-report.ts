import type { RecomputeReport } from '#server/event-store/contract/recount.js';

/** The report for people, a line for each table that differed. */
export function formatReport(
  { customerId, timeZone, differences }: RecomputeReport,
  isCheck: boolean,
): string {
  if (differences.length === 0)
    return `Customer ${customerId} (${timeZone}): stored and recomputed figures agree.`;

  const lines = differences.map(({ table, rows, localDates }) => {
    const [first, last] = [localDates.at(0), localDates.at(-1)];
    const days =
      first === undefined ? '' : ` on ${localDates.length} days from ${first} to ${last}`;
    return `  ${table}: ${rows} rows differ${days}`;
  });

  const verdict = isCheck ? 'differ' : 'differed, and are corrected';

  return [
    `Customer ${customerId} (${timeZone}): stored and recomputed figures ${verdict}.`,
    ...lines,
  ].join('\n');
}
