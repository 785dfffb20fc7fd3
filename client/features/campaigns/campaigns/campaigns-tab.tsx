import { CalendarClock, Layers, Play } from 'lucide-react';
import { useMemo } from 'react';
import { CardGrid } from '#client/components/page/card-grid';
import { StatCard } from '#client/components/panel/stat-card';
import type { Column } from '#client/components/table/table-columns';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { formatCount } from '#client/formatting/numbers';
import type { CampaignRowFragment } from '#client/graphql/generated';
import { contentActions, mayUpdate } from '#client/features/campaigns/records/content-actions';
import { loadCampaigns } from '#client/features/campaigns/records/content-lists';
import { ContentTab } from '#client/features/campaigns/records/content-tab';
import { statusTone } from '#client/features/campaigns/bookings/booking-status';
import { useContentList } from '#client/features/campaigns/records/use-content-list';
import { useOpened } from '#client/features/campaigns/records/use-opened';
import { CampaignDialog } from './campaign-dialog';

const TITLE = 'Campaigns';
const BY_NAME = { column: 'name', direction: 'ascending' } as const;

const COLUMNS: readonly Column<CampaignRowFragment>[] = [
  { key: 'name', head: 'Campaign Name', kind: 'text', value: ({ campaignName }) => campaignName },
  { key: 'start', head: 'Start Date', kind: 'date', value: ({ startDate }) => startDate },
  { key: 'end', head: 'End Date', kind: 'date', value: ({ endDate }) => endDate },
  {
    key: 'status',
    head: 'Status',
    kind: 'chip',
    isSortable: false,
    value: ({ status }) => status,
    tone: statusTone,
  },
];

export function CampaignsTab() {
  const { request, list } = useContentList(TITLE, COLUMNS, BY_NAME, loadCampaigns);
  const { opened, open, openNew, close, closeSaved } = useOpened<CampaignRowFragment>(list.reload);
  const showHistory = useHistoryLink('campaign');
  const columns = useMemo(
    () => [
      ...COLUMNS,
      contentActions<CampaignRowFragment>({
        nameOf: ({ campaignName }) => campaignName,
        canEdit: mayUpdate,
        edit: open,
        showHistory,
      }),
    ],
    [open, showHistory],
  );

  const summary = list.answer?.summary;
  const load = { isLoading: list.isLoading, isRefreshing: list.isRefreshing };

  return (
    <ContentTab
      title={TITLE}
      addLabel="Add Campaign"
      onAdd={openNew}
      cards={
        <CardGrid>
          <StatCard
            label="Active Campaigns"
            detail="Running today"
            value={formatCount(summary?.active)}
            icon={Play}
            {...load}
          />
          <StatCard
            label="Upcoming Campaigns"
            detail="Not started yet"
            value={formatCount(summary?.upcoming)}
            icon={CalendarClock}
            {...load}
          />
          <StatCard
            label="Total Campaigns"
            detail="Completed ones included"
            value={formatCount(summary?.total)}
            icon={Layers}
            {...load}
          />
        </CardGrid>
      }
      columns={columns}
      request={request}
      list={list}
      emptyText="This client has no campaigns yet. A campaign holds bookings: add the first one."
    >
      {opened && <CampaignDialog campaign={opened.row} onSaved={closeSaved} onClose={close} />}
    </ContentTab>
  );
}
