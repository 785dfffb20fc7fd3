import { Clapperboard, Image, Video } from 'lucide-react';
import { useMemo } from 'react';
import { CardGrid } from '#client/components/page/card-grid';
import { StatCard } from '#client/components/panel/stat-card';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { formatCount } from '#client/formatting/numbers';
import type { CreativeRowFragment } from '#client/graphql/generated';
import { contentActions, mayUpdate } from '#client/features/campaigns/records/content-actions';
import { loadCreatives } from '#client/features/campaigns/records/content-lists';
import { ContentTab } from '#client/features/campaigns/records/content-tab';
import { useContentList } from '#client/features/campaigns/records/use-content-list';
import { useOpened } from '#client/features/campaigns/records/use-opened';
import { CREATIVE_COLUMNS } from './creative-columns';
import { CreativeDialog } from './creative-dialog';

const TITLE = 'Creatives';
const BY_DESCRIPTION = { column: 'description', direction: 'ascending' } as const;

export function CreativesTab() {
  const { request, list } = useContentList(TITLE, CREATIVE_COLUMNS, BY_DESCRIPTION, loadCreatives);
  const { opened, open, openNew, close, closeSaved } = useOpened<CreativeRowFragment>(list.reload);
  const showHistory = useHistoryLink('creative');
  const columns = useMemo(
    () => [
      ...CREATIVE_COLUMNS,
      contentActions<CreativeRowFragment>({
        nameOf: ({ description }) => description,
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
      addLabel="Add Creative"
      onAdd={openNew}
      cards={
        <CardGrid>
          <StatCard
            label="Total Creatives"
            detail="Of every type"
            value={formatCount(summary?.total)}
            icon={Clapperboard}
            {...load}
          />
          <StatCard
            label="Video Creatives"
            detail="By length"
            value={formatCount(summary?.video)}
            icon={Video}
            {...load}
          />
          <StatCard
            label="Image Creatives"
            detail="By size"
            value={formatCount(summary?.image)}
            icon={Image}
            {...load}
          />
        </CardGrid>
      }
      columns={columns}
      request={request}
      list={list}
      emptyText="This client has no creatives yet. A creative is one ad: add the first one."
    >
      {opened && <CreativeDialog creative={opened.row} onSaved={closeSaved} onClose={close} />}
    </ContentTab>
  );
}
