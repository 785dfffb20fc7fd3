import { CalendarClock, Layers, Play } from 'lucide-react';
import type { Column } from '#client/components/table/table-columns';
import { formatCount } from '#client/formatting/numbers';
import type { CampaignRowFragment, CampaignsQuery } from '#client/graphql/generated';
import { mayUpdate } from '#client/features/campaigns/records/content-actions';
import { loadCampaigns } from '#client/features/campaigns/records/content-lists';
import { RecordTab } from '#client/features/campaigns/records/record-tab';
import { datesAndStatusColumns } from '#client/features/campaigns/records/content-columns';
import { CampaignDialog } from './campaign-dialog';

const COLUMNS: readonly Column<CampaignRowFragment>[] = [
  { key: 'name', head: 'Campaign Name', kind: 'text', value: ({ campaignName }) => campaignName },
  ...datesAndStatusColumns,
];

const nameOf = ({ campaignName }: CampaignRowFragment) => campaignName;

export const CampaignsTab = () => (
  <RecordTab<CampaignRowFragment, CampaignsQuery['campaignSummary']>
    title="Campaigns"
    addLabel="Add Campaign"
    emptyText="This client has no campaigns yet. A campaign holds bookings: add the first one."
    noun="campaign"
    columns={COLUMNS}
    order={{ column: 'name', direction: 'ascending' }}
    load={loadCampaigns}
    nameOf={nameOf}
    canEdit={mayUpdate}
    cards={[
      {
        label: 'Active Campaigns',
        detail: 'Running today',
        icon: Play,
        value: (summary) => formatCount(summary?.active),
      },
      {
        label: 'Upcoming Campaigns',
        detail: 'Not started yet',
        icon: CalendarClock,
        value: (summary) => formatCount(summary?.upcoming),
      },
      {
        label: 'Total Campaigns',
        detail: 'Completed ones included',
        icon: Layers,
        value: (summary) => formatCount(summary?.total),
      },
    ]}
    form={(campaign, ends) => <CampaignDialog campaign={campaign} {...ends} />}
  />
);
