import { usePageArchival, ARCHIVED_STATE } from '#client/records/archival/use-page-archival';
import { isArchived, mayKeep } from '#client/records/archival/archival';
import { CONTENT_LISTS } from '#client/features/campaigns/records/content-words';
import { Copy, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { CLIENT_PARAM } from '#schema/dashboard-url';
import { RecordLink } from '#client/records/page/record-link';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import { formatDateRange } from '#client/formatting/dates';
import { formatCount, formatCountOf, formatMoney } from '#client/formatting/numbers';
import {
  BookingPageDocument,
  type BookingDetailsQuery,
  type BookingPageQuery,
  type RecordFiguresFragment,
  useBookingDetailsQuery,
} from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';
import { RecordPage } from '#client/records/page/record-page';
import {
  defineRecordPage,
  type DetailsRequest,
  type RecordDetails,
  type Todo,
} from '#client/records/page/record-page-declaration';
import { PacingPanel } from '#client/records/pacing/pacing-panel';
import { paceSentence } from '#client/records/pacing/pacing-words';
import { recordPath } from '#client/records/record-path';
import { BOOKING, BOOKING_ARCHIVAL } from '#client/features/campaigns/bookings/booking';
import { valuesOfBooking } from '#client/features/campaigns/bookings/booking-values';
import { ImpressionTagDialog } from '#client/features/campaigns/impression-tags/impression-tag-dialog';
import { statusTone } from '#client/records/content/content-columns';
import { CALL_COLUMNS } from '#client/records/content/impression-tag-columns';
import { contentPath } from '#client/records/content/content-path';
import { ContentForm, EditForm } from './content-form';
import { ExperimentsPanel } from './experiments-panel';
import { NewExperimentForm } from './new-experiment-form';
import { useMayPlan } from '#client/session/use-may-plan';
import { NewBookingForm } from './new-booking-form';
import { flightFacts } from './flight-facts';
import {
  namesText,
  presentTodos,
  silenceTodo,
  siteTagTodo,
} from '#client/records/content/shared-todos';

type Row = BookingPageQuery['booking'];
type Details = BookingDetailsQuery;
type Tag = Details['impressionTags']['nodes'][number];

const impressionsOf = (figures: RecordFiguresFragment | null, { creativeId }: Tag) =>
  figures &&
  (figures.creativePerformanceCost.rows.find((row) => row.creativeId === creativeId)
    ?.totalImpressions ??
    0);

const columnsOf = (figures: RecordFiguresFragment | null): readonly Column<Tag>[] => [
  {
    key: 'creative',
    head: 'Creative',
    kind: 'text',
    value: ({ creativeName }) => creativeName,
    linkTo: ({ id }) => recordPath('impression-tag', id),
  },
  {
    key: 'impressions',
    head: 'Impressions',
    kind: 'count',
    value: (tag) => impressionsOf(figures, tag),
  },
  ...CALL_COLUMNS,
];

const channelPath = ({ channelId, customerId }: Pick<Row, 'channelId' | 'customerId'>) =>
  `${recordPath('channel', channelId)}?${CLIENT_PARAM}=${customerId}`;

/** Tags that nothing came from, where others of the booking receive. */
function silentTagsTodo(
  { row, client, lifetime }: DetailsRequest<Row>,
  { impressionTags: { nodes: tags }, experiments }: Details,
): Todo | false {
  const controlIds = new Set(experiments.nodes.map(({ controlCreativeId }) => controlCreativeId));
  // A control creative is called for households that see no ad, and counts nothing.
  const silent = tags.filter(
    (tag) => impressionsOf(lifetime, tag) === 0 && !controlIds.has(tag.creativeId),
  );
  if (silent.length === 0 || silent.length === tags.length) return false;
  const names = namesText(silent.map(({ creativeName }) => creativeName));

  return {
    id: 'silent-tags',
    gravity: 'note',
    text: `${silent.length} of ${tags.length} tags have received nothing: ${names}.`,
    action: {
      label: 'Examine its tags',
      to: contentPath(client.id, 'impression-tags', row.bookingName),
    },
  };
}

interface Acts {
  edit?: () => void;
  chooseCreatives: () => void;
}

/** A booking that leaves its pace. */
function paceTodo(
  { pacing, endDate, channelId, customerId }: Row,
  edit?: () => void,
): Todo | false {
  const sentence = pacing && paceSentence(pacing, endDate);
  if (!sentence) return false;

  return {
    id: 'pace',
    gravity: pacing.state === 'BEHIND' ? 'problem' : 'note',
    text: sentence,
    action: edit
      ? { label: 'Edit the booking', run: edit }
      : { label: 'Open the channel', to: channelPath({ channelId, customerId }) },
  };
}

function todosOf(request: DetailsRequest<Row>, details: Details, acts: Acts): Todo[] {
  const { row, client, today, lifetime } = request;
  const { startDate, endDate, bookingName } = row;
  const { campaign } = details;
  const tags = details.impressionTags.nodes;
  const isOver = endDate < today;
  const isOutside = startDate < campaign.startDate || endDate > campaign.endDate;

  return presentTodos([
    tags.length === 0 &&
      !isOver && {
        id: 'creatives',
        gravity: 'problem',
        text: 'It has no creatives, so there is no tag to hand over.',
        action: { label: 'Choose creatives', run: acts.chooseCreatives },
      },
    tags.length > 0 &&
      silenceTodo({ startDate, today, lifetime, clientId: client.id, search: bookingName }),
    silentTagsTodo(request, details),
    startDate > today &&
      tags.length > 0 && {
        id: 'hand-over',
        gravity: 'note',
        text: `It has not started: hand over its ${formatCountOf(tags.length, 'tag')} before the first day.`,
        action: {
          label: 'Copy its tags',
          to: contentPath(client.id, 'impression-tags', bookingName),
        },
      },
    paceTodo(row, acts.edit),
    isOutside && {
      id: 'dates',
      gravity: 'note',
      text: `Its dates leave those of its campaign, ${formatDateRange(campaign)}.`,
      action: acts.edit
        ? { label: 'Edit', run: acts.edit }
        : { label: 'Open the campaign', to: recordPath('campaign', row.campaignId) },
    },
    siteTagTodo(client.id, details.siteTags.totalCount),
  ]);
}

function useBookingParts(request: DetailsRequest<Row>): RecordDetails {
  const { row, client, figures } = request;
  const [open, setOpen] = useState<'edit' | 'creatives' | 'copy' | 'holdout' | null>(null);
  const mayPlan = useMayPlan() && row.endDate > request.today && !isArchived(row);
  const { data, loading, error, refetch } = useBookingDetailsQuery({
    variables: { customerId: client.id, bookingId: row.id, campaignId: row.campaignId },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const close = () => setOpen(null);
  const chooseCreatives = () => setOpen('creatives');
  const edit = row.editable ? () => setOpen('edit') : undefined;
  const tags = data?.impressionTags.nodes;

  return usePageArchival(
    { archival: BOOKING_ARCHIVAL, row, stale: CONTENT_LISTS },
    {
      todos: data && !request.isCounting ? todosOf(request, data, { edit, chooseCreatives }) : null,
      failure: error && !data ? { error, retry: () => void refetch() } : undefined,
      answer: row.pacing ? (
        <PacingPanel
          name={row.bookingName}
          pacing={row.pacing}
          endDate={row.endDate}
          budget={row.budget ?? null}
        />
      ) : undefined,
      edit,
      actions: [
        ...(edit && data ? [{ label: 'Duplicate', icon: Copy, run: () => setOpen('copy') }] : []),
        ...(mayPlan
          ? [{ label: 'Plan a holdout', icon: FlaskConical, run: () => setOpen('holdout') }]
          : []),
      ],
      sections: (
        <>
          <Panel title="Tags" id="tags" state="ready" flush>
            <DataTable
              label="Tags of the booking"
              columns={columnsOf(figures)}
              rows={tags ?? []}
              rowKey={({ id }) => id}
              isLoading={loading && !data}
              emptyText="No tags yet: every creative of the booking gets one."
              failure={error && describeFailure(error).message}
              onRetry={() => void refetch()}
            />
          </Panel>
          {data && data.experiments.nodes.length > 0 && (
            <ExperimentsPanel experiments={data.experiments.nodes} today={request.today} />
          )}
        </>
      ),
      dialog: (
        <>
          {open === 'edit' && <EditForm kind={BOOKING} row={row} client={client} onClose={close} />}
          {open === 'holdout' && (
            <NewExperimentForm booking={row} client={client} onClose={close} />
          )}
          {open === 'copy' && data && (
            <NewBookingForm
              campaign={{ ...data.campaign, campaignName: row.campaignName }}
              start={{
                ...valuesOfBooking(row),
                bookingName: `${row.bookingName} copy`,
                jobNumber: '',
              }}
              client={client}
              onClose={close}
            />
          )}
          {open === 'creatives' && (
            <ContentForm client={client} onClose={close}>
              <ImpressionTagDialog
                booking={{ ...row, creativeIds: tags?.map(({ creativeId }) => creativeId) ?? [] }}
                onSaved={close}
                onClose={close}
              />
            </ContentForm>
          )}
        </>
      ),
    },
  );
}

const BOOKING_PAGE = defineRecordPage({
  noun: 'booking',
  entity: 'booking',
  query: BookingPageDocument,
  rowOf: ({ booking }) => booking,
  nameOf: ({ bookingName }) => bookingName,
  clientIdOf: ({ customerId }) => customerId,
  stateOf: (row) =>
    isArchived(row) ? ARCHIVED_STATE : { label: row.status, tone: statusTone(row) },
  canEdit: mayKeep,
  parentsOf: ({ campaignId, campaignName }, client) => [
    { name: client.displayName, to: recordPath('client', client.id) },
    { name: campaignName, to: recordPath('campaign', campaignId) },
  ],
  factsOf: (row, today) => [
    ...flightFacts(row, today),
    {
      name: 'Channel',
      value: <RecordLink to={channelPath(row)}>{row.channelName}</RecordLink>,
    },
    { name: 'Publisher', value: row.publisherName ?? 'Direct to broadcaster' },
    { name: 'Type', value: row.bookingTypeLabel },
    { name: 'CPM', value: formatMoney(row.cpm) },
    { name: 'Impression goal', value: formatCount(row.goalImpressions) },
    { name: 'Budget', value: formatMoney(row.budget) },
    { name: 'Charged CPM', value: formatMoney(row.chargedCpm) },
    { name: 'Job number', value: row.jobNumber ?? '-' },
    { name: 'Countries', value: row.countryCodes.join(', ') },
  ],
  figuresOf: ({ id, startDate, endDate }) => ({
    filters: { bookings: [id] },
    days: { startDate, endDate },
  }),
  useDetails: useBookingParts,
});

export const BookingPage = () => <RecordPage page={BOOKING_PAGE} />;
