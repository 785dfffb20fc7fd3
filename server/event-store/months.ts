/** Months counted from January 1970, in UTC. */
export function monthOf(utcMs: number): number {
  const date = new Date(utcMs);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

export const startOfMonthMs = (month: number): number => Date.UTC(1970, month);
