import { Grid } from '@chakra-ui/react';
import { CircleDollarSign, ClipboardList, Eye, Tags } from 'lucide-react';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { formatCount, formatWholeMoney } from '#client/formatting/numbers';
import type { OverviewTotals } from './overview-totals';

/** Two side by side on phones too, where the figures fit. */
const COLUMNS = {
  base: 'repeat(auto-fill, minmax(150px, 1fr))',
  sm: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};

type Spend = OverviewTotals['adSpend'][number];

const named = ({ currency, amount }: Spend) => `${formatWholeMoney(amount)} ${currency}`;

/** '$1,912', or '$1,912 NZD' beside '$340 AUD' where the clients' money differs. */
function spendTexts(totals: OverviewTotals | null): { value: string; detail: string } {
  const [first, ...others] = totals?.adSpend ?? [];
  const detail = ['Campaign investment', ...others.map((one) => `plus ${named(one)}`)].join(', ');
  if (first && others.length > 0) return { value: named(first), detail };
  return { value: formatWholeMoney(totals && (first?.amount ?? 0)), detail };
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
        value={formatCount(totals?.impressions)}
        detail={detail(`Across ${formatCount(totals?.activeBookings)} active bookings`)}
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
        value={formatCount(totals?.activeBookings)}
        detail={detail('Current campaigns')}
        icon={ClipboardList}
        {...load}
      />
      <StatCard
        label="Site Tag Issues"
        value={formatCount(totals?.siteTagIssues)}
        detail={detail(issues === 0 ? 'All systems operational' : 'Needs attention')}
        icon={Tags}
        tone={issues > 0 ? 'danger' : 'neutral'}
        action={issues > 0 ? { label: 'Show the site tag issues', run: onTagIssues } : undefined}
        {...load}
      />
    </Grid>
  );
}
