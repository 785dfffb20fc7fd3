import { ShieldCheck, User, Users } from 'lucide-react';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { formatCount } from '#client/formatting/numbers';
import type { UserSummaryQuery } from '#client/graphql/generated';
import { CardGrid } from '#client/components/page/card-grid';

interface UserCardsProps {
  summary: UserSummaryQuery['userSummary'] | undefined;
  isLoading: boolean;
}

export function UserCards({ summary, isLoading }: UserCardsProps) {
  const count = (value: number | undefined) => formatCount(value, 'N/A');

  return (
    <CardGrid>
      <StatCard
        label="Total Users"
        value={count(summary?.total)}
        icon={Users}
        isLoading={isLoading}
      />
      <StatCard
        label="Administrators"
        value={count(summary?.administrators)}
        icon={ShieldCheck}
        isLoading={isLoading}
      />
      <StatCard
        label="Standard Users"
        value={count(summary?.standardUsers)}
        icon={User}
        isLoading={isLoading}
      />
    </CardGrid>
  );
}
