import { usePageArchival, ARCHIVED_STATE } from '#client/records/archival/use-page-archival';
import { isArchived, mayKeep } from '#client/records/archival/archival';
import { CONTENT_LISTS } from '#client/features/campaigns/content/content-texts';
import { useState } from 'react';
import type { ChipTone } from '#client/components/inline/chip';
import { formatDateTime } from '#client/formatting/dates';
import { countText } from '#schema/writing/numbers';
import { SiteTagPageDocument, type SiteTagPageQuery } from '#client/graphql/generated';
import { contentPath } from '#client/records/content/content-path';
import { siteTagStatus } from '#client/records/content/site-tag-status';
import { mayUpdate } from '#client/records/define-record';
import { RecordPage } from '#client/records/page/record-page';
import {
  defineRecordPage,
  type DetailsRequest,
  type RecordDetails,
} from '#client/records/page/record-page-declaration';
import { recordPath } from '#client/records/record-path';
import { SITE_TAG, SITE_TAG_ARCHIVAL } from '#client/features/campaigns/site-tags/site-tag';
import { EditForm } from './content-form';
import { useTagParts } from './use-tag-parts';

type Row = SiteTagPageQuery['siteTag'];
type Status = ReturnType<typeof siteTagStatus>['label'];

const TONES: Readonly<Record<Status, ChipTone>> = {
  Active: 'success',
  'Low Traffic': 'danger',
  'Not Detected': 'neutral',
};

function useSiteTagParts({ row, client }: DetailsRequest<Row>): RecordDetails {
  const [isEditing, setEditing] = useState(false);
  const parts = useTagParts({
    kind: 'SITE',
    id: row.id,
    name: row.tagDescription,
    text: row.tag,
  });

  return usePageArchival(
    { archival: SITE_TAG_ARCHIVAL, row, stale: CONTENT_LISTS },
    {
      ...parts,
      edit: mayUpdate(row) ? () => setEditing(true) : undefined,
      dialog: isEditing ? (
        <EditForm kind={SITE_TAG} row={row} client={client} onClose={() => setEditing(false)} />
      ) : (
        parts.dialog
      ),
    },
  );
}

const SITE_TAG_PAGE = defineRecordPage({
  noun: 'site tag',
  entity: 'siteTag',
  query: SiteTagPageDocument,
  rowOf: ({ siteTag }) => siteTag,
  nameOf: ({ tagDescription }) => tagDescription,
  clientIdOf: ({ customerId }) => customerId,
  stateOf: (row) => {
    if (isArchived(row)) return ARCHIVED_STATE;
    const { label } = siteTagStatus(row);
    return { label, tone: TONES[label] };
  },
  canEdit: mayKeep,
  parentsOf: (_, client) => [
    { name: client.displayName, to: recordPath('client', client.id) },
    { name: 'Site tags', to: contentPath(client.id, 'site-tags') },
  ],
  factsOf: ({ mainSiteTag, pingCount, pingDate }) => [
    { name: 'Kind', value: mainSiteTag ? 'Main' : 'Secondary' },
    { name: 'Pings in 24 hours', value: countText(pingCount) },
    { name: 'Last ping', value: pingDate ? formatDateTime(pingDate) : 'None in 24 hours' },
  ],
  figuresOf: ({ id }) => ({ filters: { sites: [id] } }),
  figuresNote: 'A site narrows visits, not impressions',
  useDetails: useSiteTagParts,
});

export const SiteTagPage = () => <RecordPage page={SITE_TAG_PAGE} />;
