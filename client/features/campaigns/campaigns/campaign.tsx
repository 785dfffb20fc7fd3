import type { Archival } from '#client/records/archival/archival';
import { CalendarClock, Layers, Play } from 'lucide-react';
import { TEXT_FIELDS } from '#schema/field-rules';
import { keepDatesInOrder } from '#client/components/entity-form/date-order';
import type { FormField } from '#client/components/entity-form/form-field';
import { countText } from '#schema/writing/numbers';
import {
  ArchiveCampaignDocument,
  CampaignDocument,
  RestoreCampaignDocument,
  type CampaignRowFragment,
  CampaignsDocument,
  CreateCampaignDocument,
  UpdateCampaignDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { recordPath } from '#client/records/record-path';
import { RecordTab } from '#client/records/record-tab';
import { useContent } from '#client/features/campaigns/content/content';
import { datesAndStatusColumns } from '#client/records/content/content-columns';
import { CONTENT_LISTS, contentTexts } from '#client/features/campaigns/content/content-texts';
import { bookingStepPath } from '#client/features/campaigns/set-up/set-up-path';
import { SetUpSteps } from '#client/features/campaigns/set-up/set-up-steps';
import { useDashboardAction } from '#client/features/campaigns/content/use-dashboard-action';

type CampaignValues = { campaignName: string; startDate: string; endDate: string };

const nameOf = ({ campaignName }: CampaignRowFragment) => campaignName;

const FIELDS: readonly FormField<CampaignValues>[] = [
  { kind: 'text', name: 'campaignName', ...TEXT_FIELDS.campaignName, warnAt: 90 },
  { kind: 'date', name: 'startDate', label: 'Start date', isHalf: true },
  { kind: 'date', name: 'endDate', label: 'End date', isHalf: true, notBefore: 'startDate' },
];

export const CAMPAIGN_ARCHIVAL: Archival<CampaignRowFragment> = {
  archive: ArchiveCampaignDocument,
  restore: RestoreCampaignDocument,
  noun: 'campaign',
  nameOf,
  consequence:
    'Its bookings go with it. Its figures and its history stay, and its tags go on counting.',
  stateOf: (row) => row,
};

export const CAMPAIGN = defineRecord({
  entity: 'campaign',
  texts: contentTexts({
    title: 'Campaigns',
    name: 'Campaign',
    noun: 'campaign',
    empty: 'This client has no campaigns yet. A campaign holds bookings: add the first one.',
    created: 'Campaign saved successfully!',
    updated: 'Campaign updated.',
  }),
  list: defineList({
    query: CampaignsDocument,
    connection: ({ campaigns }) => campaigns,
    sorts: { name: 'NAME', start: 'START_DATE', end: 'END_DATE' },
    order: { column: 'name', direction: 'ascending' },
    isArchivable: true,
  }),
  cards: [
    {
      label: 'Active Campaigns',
      detail: 'Running today',
      icon: Play,
      value: (data) => countText(data?.campaignSummary.active),
    },
    {
      label: 'Upcoming Campaigns',
      detail: 'Not started yet',
      icon: CalendarClock,
      value: (data) => countText(data?.campaignSummary.upcoming),
    },
    {
      label: 'Total Campaigns',
      detail: 'Including completed',
      icon: Layers,
      value: (data) => countText(data?.campaignSummary.total),
    },
  ],
  stale: CONTENT_LISTS,
  create: CreateCampaignDocument,
  update: UpdateCampaignDocument,
  read: CampaignDocument,
  latest: ({ campaign }) => campaign,
  archival: CAMPAIGN_ARCHIVAL,
  useRecordContext: useContent,
  nameOf,
  canEdit: mayUpdate,
  columns: () => [
    {
      key: 'name',
      head: 'Campaign Name',
      kind: 'text',
      value: nameOf,
      linkTo: ({ id }) => recordPath('campaign', id),
    },
    ...datesAndStatusColumns,
  ],
  blank: ({ today }): CampaignValues => ({ campaignName: '', startDate: today, endDate: today }),
  valuesOf: ({ campaignName, startDate, endDate }) => ({ campaignName, startDate, endDate }),
  useFields: () => () => FIELDS,
  adjust: keepDatesInOrder,
  next: {
    label: 'Create and add a booking',
    pathOf: (answer) =>
      'createCampaign' in answer ? bookingStepPath(answer.createCampaign.id) : null,
    intro: <SetUpSteps current="campaign" />,
  },
  inputOf: ({ campaignName, ...dates }) => ({ campaignName: campaignName.trim(), ...dates }),
});

export function CampaignsTab() {
  const rowActions = useDashboardAction('campaigns', nameOf, (row) => row);
  return <RecordTab kind={CAMPAIGN} rowActions={rowActions} />;
}
