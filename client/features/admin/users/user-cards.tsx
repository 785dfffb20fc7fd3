import { ShieldCheck, User, Users } from 'lucide-react';
import { Cards } from '#client/components/panel/cards';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { countText } from '#schema/writing/numbers';
import { useUserSummaryQuery } from '#client/graphql/generated';

/** The numbers of users. The table shows failures. */
export function UserCards() {
  const { data, previousData, loading } = useUserSummaryQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const summary = (data ?? previousData)?.userSummary;
  const cards = [
    { label: 'Total Users', count: summary?.total, icon: Users },
    { label: 'Administrators', count: summary?.administrators, icon: ShieldCheck },
    { label: 'Standard Users', count: summary?.standardUsers, icon: User },
  ];

  return (
    <Cards of="figure">
      {cards.map(({ count, ...card }) => (
        <StatCard
          key={card.label}
          {...card}
          value={countText(count, 'N/A')}
          isLoading={loading && !summary}
        />
      ))}
    </Cards>
  );
}
