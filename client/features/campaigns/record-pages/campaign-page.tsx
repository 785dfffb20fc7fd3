import { usePageArchival, ARCHIVED_STATE } from '#client/records/archival/use-page-archival';
import { isArchived, mayKeep } from '#client/records/archival/archival';
import { CONTENT_LISTS } from '#client/features/campaigns/content/content-texts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '#client/components/inline/chip';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import {
  CampaignPageDocument,
  type CampaignDetailsQuery,
  type CampaignPageQuery,
  useCampaignDetailsQuery,
} from '#client/graphql/generated';
import { mayUpdate } from '#client/records/define-record';
import { RecordPage } from '#client/records/page/record-page';
import {
  defineRecordPage,
  type DetailsRequest,
  type RecordDetails,
} from '#client/records/page/record-page-declaration';
import { pacingChip, pacingLook } from '#client/records/pacing/pacing-texts';
import { DETAILS_OPTIONS, detailsOf } from '#client/records/page/record-query';
import { recordPath } from '#client/records/record-path';
import { CAMPAIGN, CAMPAIGN_ARCHIVAL } from '#client/features/campaigns/campaigns/campaign';
import {
  bookingColumn,
  channelColumn,
  datesAndStatusColumns,
  statusTone,
} from '#client/records/content/content-columns';
import { EditForm } from './content-form';
import { useSetUpStep } from '#client/features/campaigns/set-up/use-set-up-step';
import { NewBookingForm } from './new-booking-form';
import { flightFacts } from './flight-facts';
import {
  namesText,
  presentTodos,
  silenceTodo,
  siteTagTodo,
} from '#client/records/content/shared-todos';

type Row = CampaignPageQuery['campaign'];
type Booking = CampaignDetailsQuery['bookings']['nodes'][number];

const COLUMNS: readonly Column<Booking>[] = [
  bookingColumn,
  channelColumn,
  {
    key: 'tags',
    head: 'Tags',
    kind: 'count',
    value: ({ creativeIds }) => creativeIds.length,
  },
  {
    key: 'cpm',
    head: 'CPM',
    kind: 'money',
    currency: ({ currency }) => currency,
    value: ({ cpm }) => cpm,
  },
  {
    key: 'pace',
    head: 'Pace',
    kind: 'status',
    value: ({ pacing }) => (pacing ? pacingChip(pacing) : 'No goal'),
    render: ({ pacing }) =>
      pacing ? <Chip tone={pacingLook(pacing).tone}>{pacingChip(pacing)}</Chip> : 'No goal',
  },
  ...datesAndStatusColumns,
];

const bookingsText = (bookings: readonly Booking[], what: string) =>
  `${bookings.length === 1 ? 'A booking' : `${bookings.length} bookings`} ${what}: ${namesText(
    bookings.map(({ bookingName }) => bookingName),
  )}.`;

const firstPath = ([first]: readonly Booking[]) => recordPath('booking', first?.id ?? 0);

function todosOf(
  { row, client, today, lifetime }: DetailsRequest<Row>,
  { bookings: { nodes: bookings }, siteTags }: CampaignDetailsQuery,
  addBooking: () => void,
) {
  const bare = bookings.filter(
    ({ creativeIds, endDate }) => creativeIds.length === 0 && endDate >= today,
  );
  const outside = bookings.filter(
    ({ startDate, endDate }) => startDate < row.startDate || endDate > row.endDate,
  );
  const behind = bookings.filter(({ pacing }) => pacing?.state === 'BEHIND');
  const started = bookings.map(({ startDate }) => startDate).sort();

  return presentTodos([
    bookings.length === 0 && {
      id: 'bookings',
      gravity: 'problem',
      text: 'It has no bookings: a booking orders a channel for it.',
      action: { label: 'Add a booking', run: addBooking },
    },
    bare.length > 0 && {
      id: 'creatives',
      gravity: 'problem',
      text: bookingsText(bare, 'without creatives'),
      action: { label: 'Open the first one', to: firstPath(bare) },
    },
    bookings.length > bare.length &&
      silenceTodo({
        startDate: started[0] ?? row.startDate,
        today,
        lifetime,
        clientId: client.id,
        search: row.campaignName,
      }),
    behind.length > 0 && {
      id: 'pace',
      gravity: 'problem',
      text: bookingsText(behind, 'behind the pace of the goal'),
      action: { label: 'Open the first one', to: firstPath(behind) },
    },
    outside.length > 0 && {
      id: 'dates',
      gravity: 'note',
      text: bookingsText(outside, 'outside the dates of the campaign'),
      action: { label: 'Open the first one', to: firstPath(outside) },
    },
    siteTagTodo(client.id, siteTags.totalCount),
  ]);
}

function useCampaignParts(request: DetailsRequest<Row>): RecordDetails {
  const { row, client } = request;
  const [isEditing, setEditing] = useState(false);
  const [step, goTo] = useSetUpStep();
  const addBooking = () => goTo('booking');
  const { data, failure, load } = detailsOf(
    useCampaignDetailsQuery({
      variables: {
        customerId: client.id,
        campaignId: row.id,
        archived: isArchived(row) ? 'INCLUDE' : 'EXCLUDE',
      },
      ...DETAILS_OPTIONS,
    }),
  );

  return usePageArchival(
    { archival: CAMPAIGN_ARCHIVAL, row, stale: CONTENT_LISTS },
    {
      todos: data && !request.isCounting ? todosOf(request, data, addBooking) : null,
      failure,
      edit: mayUpdate(row) ? () => setEditing(true) : undefined,
      actions: [{ label: 'Add booking', icon: Plus, run: addBooking }],
      sections: (
        <Panel title="Bookings" id="bookings" state="ready" flush>
          <DataTable
            label="Bookings of the campaign"
            columns={COLUMNS}
            rows={data?.bookings.nodes ?? []}
            rowKey={({ id }) => id}
            emptyText="No bookings yet: a booking orders a channel for the campaign."
            {...load}
          />
        </Panel>
      ),
      dialog: (
        <>
          {isEditing && (
            <EditForm kind={CAMPAIGN} row={row} client={client} onClose={() => setEditing(false)} />
          )}
          {step === 'booking' && (
            <NewBookingForm campaign={row} client={client} onClose={() => goTo(null)} />
          )}
        </>
      ),
    },
  );
}

const CAMPAIGN_PAGE = defineRecordPage({
  noun: 'campaign',
  entity: 'campaign',
  query: CampaignPageDocument,
  rowOf: ({ campaign }) => campaign,
  nameOf: ({ campaignName }) => campaignName,
  clientIdOf: ({ customerId }) => customerId,
  stateOf: (row) =>
    isArchived(row) ? ARCHIVED_STATE : { label: row.status, tone: statusTone(row) },
  canEdit: mayKeep,
  parentsOf: (_, client) => [{ name: client.displayName, to: recordPath('client', client.id) }],
  factsOf: flightFacts,
  figuresOf: ({ id, startDate, endDate }) => ({
    filters: { campaigns: [id] },
    days: { startDate, endDate },
  }),
  useDetails: useCampaignParts,
});

export const CampaignPage = () => <RecordPage page={CAMPAIGN_PAGE} />;
