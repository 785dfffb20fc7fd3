import { Clapperboard, Image, Video } from 'lucide-react';
import { formatCount } from '#client/formatting/numbers';
import type { CreativeRowFragment, CreativesQuery } from '#client/graphql/generated';
import { mayUpdate } from '#client/features/campaigns/records/content-actions';
import { loadCreatives } from '#client/features/campaigns/records/content-lists';
import { RecordTab } from '#client/features/campaigns/records/record-tab';
import { CREATIVE_COLUMNS } from './creative-columns';
import { CreativeDialog } from './creative-dialog';

const nameOf = ({ description }: CreativeRowFragment) => description;

export const CreativesTab = () => (
  <RecordTab<CreativeRowFragment, CreativesQuery['creativeSummary']>
    title="Creatives"
    addLabel="Add Creative"
    emptyText="This client has no creatives yet. A creative is one ad: add the first one."
    noun="creative"
    columns={CREATIVE_COLUMNS}
    order={{ column: 'description', direction: 'ascending' }}
    load={loadCreatives}
    nameOf={nameOf}
    canEdit={mayUpdate}
    cards={[
      {
        label: 'Total Creatives',
        detail: 'Of every type',
        icon: Clapperboard,
        value: (summary) => formatCount(summary?.total),
      },
      {
        label: 'Video Creatives',
        detail: 'By length',
        icon: Video,
        value: (summary) => formatCount(summary?.video),
      },
      {
        label: 'Image Creatives',
        detail: 'By size',
        icon: Image,
        value: (summary) => formatCount(summary?.image),
      },
    ]}
    form={(creative, ends) => <CreativeDialog creative={creative} {...ends} />}
  />
);
