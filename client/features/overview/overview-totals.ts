import type { OverviewQuery } from '#client/graphql/generated';

export type OverviewRow = OverviewQuery['overview'][number];

export type OverviewTotals = {
  impressions: number;
  adSpend: number;
  activeBookings: number;
  siteTagIssues: number;
};

/**
 * A customer whose site tags get fewer calls in 24 hours is an issue; so a tag can be green and
 * still count.
 */
export const ENOUGH_PINGS = 100;

/** A row of each client whose site tags are an issue. */
export function tagIssues(rows: readonly OverviewRow[]): OverviewRow[] {
  const quiet = rows.filter(({ pingCount }) => pingCount < ENOUGH_PINGS);
  return [...new Map(quiet.map((row) => [row.customerId, row])).values()];
}

export function totalsOf(rows: readonly OverviewRow[]): OverviewTotals {
  const sum = (value: (row: OverviewRow) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  return {
    impressions: sum(({ impressions }) => impressions),
    adSpend: sum(({ spend }) => spend),
    activeBookings: rows.length,
    siteTagIssues: tagIssues(rows).length,
  };
}
