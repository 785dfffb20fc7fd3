import { Grid } from '@chakra-ui/react';
import { CircleDollarSign, ClipboardList, Eye, Tags } from 'lucide-react';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { countText } from '#schema/writing/numbers';
import { isDollar, wholeMoneyText } from '#schema/writing/money';
import type { OverviewTotals } from './overview-totals';

/** Two side by side on phones too, where the figures fit. */
const COLUMNS = {
  base: 'repeat(auto-fill, minmax(150px, 1fr))',
  sm: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};

type Spend = OverviewTotals['adSpend'][number];

/** The specified text of no spend at all is a dollar amount. */
const NOTHING: Spend = { currency: 'USD', amount: 0 };

/** An amount and its currency stay in one line. */
const named = ({ currency, amount }: Spend) =>
  [wholeMoneyText(amount, currency), ...(isDollar(currency) ? [currency] : [])].join('\u00a0');

/** '$1,912', or '$1,912 NZD + $340 AUD': amounts of different money are never added up. */
function spendTexts(totals: OverviewTotals | null): { value: string; detail: string } {
  const amounts = totals?.adSpend ?? [];
  if (amounts.length > 1)
    return {
      value: amounts.map(named).join(' + '),
      detail: `Campaign investment in ${amounts.length} currencies`,
    };
  const { amount, currency } = amounts[0] ?? NOTHING;
  return {
    value: wholeMoneyText(totals && amount, currency),
    detail: 'Campaign investment',
  };
}

interface OverviewCardsProps {
  totals: OverviewTotals | null;
  onTagIssues: () => void;
  isLoading: boolean;
  isRefreshing: boolean;
}

export function OverviewCards({ totals, onTagIssues, ...load }: OverviewCardsProps) {
  const issues = totals?.siteTagIssues ?? 0;
  const spend = spendTexts(totals);
  const detail = (text: string) => (totals ? text : undefined);

  return (
    <Grid templateColumns={COLUMNS} gap="4">
      <StatCard
        label="Total Impressions"
        value={countText(totals?.impressions)}
        detail={detail(`Across ${countText(totals?.activeBookings)} active bookings`)}
        icon={Eye}
        {...load}
      />
      <StatCard
        label="Total Ad Spend"
        value={spend.value}
        detail={detail(spend.detail)}
        icon={CircleDollarSign}
        {...load}
      />
      <StatCard
        label="Active Bookings"
        value={countText(totals?.activeBookings)}
        detail={detail('Current campaigns')}
        icon={ClipboardList}
        {...load}
      />
      <StatCard
        label="Site Tag Issues"
        value={countText(totals?.siteTagIssues)}
        detail={detail(issues === 0 ? 'All systems operational' : 'Needs attention')}
        icon={Tags}
        tone={issues > 0 ? 'danger' : 'neutral'}
        action={issues > 0 ? { label: 'Show the site tag issues', run: onTagIssues } : undefined}
        {...load}
      />
    </Grid>
  );
}
