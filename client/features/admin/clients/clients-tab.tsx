import { Shapes, Store } from 'lucide-react';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { formatCount, formatPercent } from '#client/formatting/numbers';
import { useClientSummaryQuery } from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { CardGrid } from '#client/components/page/card-grid';
import { CLIENT } from '#client/features/admin/organisations/organisation-kind';
import { OrganisationsTab } from '#client/features/admin/organisations/organisations-tab';
import type { TabProps } from '#client/features/admin/tab-props';
import { useAdminReference } from '#client/features/admin/use-admin-reference';
import { clientCalls, valuesOfClient } from './client-calls';
import { clientFields } from './client-fields';
import { archiveClient, CLIENT_COLUMNS, clientName, loadClients } from './client-list';

export function ClientsTab(tab: TabProps) {
  const { user, flags } = useSession();
  const { countries, taxonomies, isThere } = useAdminReference();
  const { data, loading, refetch } = useClientSummaryQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

  const summary = data?.customerSummary;
  const load = { isLoading: loading && !data };
  const fieldsFor = (id: number | null) =>
    clientFields({
      countries,
      taxonomies,
      isSuperUser: flags.isSuperUser,
      mayChooseCountries:
        flags.isSuperUser ||
        flags.isMultiCountry ||
        (flags.isCustomer && id !== null && id === user?.entityId),
      operational: flags.operationalCountries,
    });

  return (
    <OrganisationsTab
      tab={tab}
      kind={CLIENT}
      entity="customer"
      title="Manage Clients"
      plural="clients"
      columns={CLIENT_COLUMNS}
      load={loadClients}
      calls={clientCalls}
      archive={archiveClient}
      nameOf={clientName}
      valuesOf={valuesOfClient}
      otherFields={fieldsFor}
      cards={
        <CardGrid>
          <StatCard
            label="Total Clients"
            detail="You work with"
            value={formatCount(summary?.total)}
            icon={Store}
            {...load}
          />
          <StatCard
            label="Top Category"
            value={summary?.topCategory ?? '-'}
            detail={summary ? `${formatPercent(summary.topCategoryShare)} of clients` : undefined}
            icon={Shapes}
            {...load}
          />
        </CardGrid>
      }
      isWaiting={!isThere}
      onChanged={() => void refetch()}
    />
  );
}
