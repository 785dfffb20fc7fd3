export interface Round {
  fault: string;
  /** Calls from the fault to its recovery. */
  accepted: number;
  /** Calls without an answer, or refused, which a sender would send again. */
  failed: number;
  /** Time from the end of the fault until the edges took calls again. */
  acceptedAfterMs: number;
  /** Time from the end of the fault until the dashboard showed a later call. */
  recoveredMs: number;
}

/** A Markdown table: medians and the worst of each fault. */
export function formatRounds(rounds: readonly Round[]): string {
  const byFault = Map.groupBy(rounds, ({ fault }) => fault);
  const rows = [...byFault].map(([fault, own]) => {
    const failed = own.reduce((sum, round) => sum + round.failed, 0);
    const all = own.reduce((sum, round) => sum + round.accepted, failed);
    return [
      fault,
      String(own.length),
      `${failed} of ${all}`,
      seconds(own.map(({ acceptedAfterMs }) => acceptedAfterMs)),
      seconds(own.map(({ recoveredMs }) => recoveredMs)),
    ];
  });

  const head = [
    'fault',
    'rounds',
    'calls without success',
    'edges take calls',
    'dashboard is current',
  ];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function seconds(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const worst = sorted.at(-1) ?? 0;
  return `${(median / 1_000).toFixed(1)} s (${(worst / 1_000).toFixed(1)})`;
}
