import type { OverviewQuery } from '#client/graphql/generated';
import { isQuiet } from '#client/records/alerts/quiet-site';

export type OverviewRow = OverviewQuery['overview'][number];

export type OverviewTotals = {
  impressions: number;
  /** One row per currency (ISO 4217), the largest first. */
  adSpend: readonly { currency: string; amount: number }[];
  activeBookings: number;
  siteTagIssues: number;
};

/** A row of each client whose site tags are an issue. */
export function tagIssues(rows: readonly OverviewRow[]): OverviewRow[] {
  const quiet = rows.filter(({ pingCount }) => isQuiet(pingCount));
  return [...new Map(quiet.map((row) => [row.customerId, row])).values()];
}

/** Amounts of different money do not add up. */
function spendByCurrency(rows: readonly OverviewRow[]): OverviewTotals['adSpend'] {
  const amounts = new Map<string, number>();
  for (const { currency, spend } of rows)
    amounts.set(currency, (amounts.get(currency) ?? 0) + spend);

  return [...amounts]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((a, b) => b.amount - a.amount);
}

export function totalsOf(rows: readonly OverviewRow[]): OverviewTotals {
  const sum = (value: (row: OverviewRow) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  return {
    impressions: sum(({ impressions }) => impressions),
    adSpend: spendByCurrency(rows),
    activeBookings: rows.length,
    siteTagIssues: tagIssues(rows).length,
  };
}
