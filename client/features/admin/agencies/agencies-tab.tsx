import { Building2 } from 'lucide-react';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { formatCount } from '#client/formatting/numbers';
import { useAgencyTotalQuery } from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { CardGrid } from '#client/components/page/card-grid';
import { AGENCY } from '#client/features/admin/organisations/organisation-kind';
import { OrganisationsTab } from '#client/features/admin/organisations/organisations-tab';
import type { TabProps } from '#client/features/admin/tab-props';
import { useAdminReference } from '#client/features/admin/use-admin-reference';
import { agencyCalls, valuesOfAgency } from './agency-calls';
import { agencyFields } from './agency-fields';
import { AGENCY_COLUMNS, agencyName, archiveAgency, loadAgencies } from './agency-list';

export function AgenciesTab(tab: TabProps) {
  const { flags } = useSession();
  const { countries, isThere } = useAdminReference();
  const { data, loading, refetch } = useAgencyTotalQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

  const otherFields = agencyFields({ countries, mayChooseCountry: flags.isSuperUser });

  return (
    <OrganisationsTab
      tab={tab}
      kind={AGENCY}
      entity="agency"
      title="Manage Agencies"
      plural="agencies"
      columns={AGENCY_COLUMNS}
      load={loadAgencies}
      calls={agencyCalls}
      archive={archiveAgency}
      nameOf={agencyName}
      valuesOf={valuesOfAgency}
      otherFields={() => otherFields}
      cards={
        <CardGrid>
          <StatCard
            label="Total Agencies"
            detail="You work with"
            value={formatCount(data?.agencies.totalCount)}
            icon={Building2}
            isLoading={loading && !data}
          />
        </CardGrid>
      }
      isWaiting={!isThere}
      onChanged={() => void refetch()}
    />
  );
}
