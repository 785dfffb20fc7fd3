import { usePageArchival, ARCHIVED_STATE } from '#client/records/archival/use-page-archival';
import { isArchived, mayKeep } from '#client/records/archival/archival';
import { CONTENT_LISTS } from '#client/features/campaigns/content/content-texts';
import { Copy, FileSpreadsheet, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { RecordLink } from '#client/records/page/record-link';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import { countText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import {
  BookingPageDocument,
  type RecordFiguresFragment,
  useBookingDetailsQuery,
} from '#client/graphql/generated';
import { RecordPage } from '#client/records/page/record-page';
import {
  defineRecordPage,
  type DetailsRequest,
  type RecordDetails,
} from '#client/records/page/record-page-declaration';
import { PacingPanel } from '#client/records/pacing/pacing-panel';
import { DETAILS_OPTIONS, detailsOf } from '#client/records/page/record-query';
import { recordPath } from '#client/records/record-path';
import { BOOKING, BOOKING_ARCHIVAL } from '#client/features/campaigns/bookings/booking';
import { valuesOfBooking } from '#client/features/campaigns/bookings/booking-values';
import { ImpressionTagDialog } from '#client/features/campaigns/impression-tags/impression-tag-dialog';
import { TagSheetDialog } from '#client/features/campaigns/impression-tags/tag-sheet-dialog';
import { SetUpSteps } from '#client/features/campaigns/set-up/set-up-steps';
import { useSetUpStep } from '#client/features/campaigns/set-up/use-set-up-step';
import { statusTone } from '#client/records/content/content-columns';
import { CALL_COLUMNS } from '#client/records/content/impression-tag-columns';
import { ContentForm, EditForm } from './content-form';
import { ExperimentsPanel } from './experiments-panel';
import { NewExperimentForm } from './new-experiment-form';
import { useMayPlan } from '#client/session/use-may-plan';
import { NewBookingForm } from './new-booking-form';
import { flightFacts } from './flight-facts';
import { channelPath, impressionsOf, todosOf, type Row, type Tag } from './booking-todos';

const buildColumns = (figures: RecordFiguresFragment | null): readonly Column<Tag>[] => [
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

function useBookingParts(request: DetailsRequest<Row>): RecordDetails {
  const { row, client, figures } = request;
  const [open, setOpen] = useState<'edit' | 'copy' | 'holdout' | 'sheet' | null>(null);
  const [step, goTo] = useSetUpStep();
  const mayPlan = useMayPlan() && row.endDate > request.today && !isArchived(row);
  const { data, failure, load } = detailsOf(
    useBookingDetailsQuery({
      variables: {
        customerId: client.id,
        bookingId: row.id,
        campaignId: row.campaignId,
      },
      ...DETAILS_OPTIONS,
    }),
  );
  const close = () => setOpen(null);
  const leaveSteps = () => goTo(null);
  const edit = row.editable ? () => setOpen('edit') : undefined;
  const tags = data?.impressionTags.nodes;

  return usePageArchival(
    { archival: BOOKING_ARCHIVAL, row, stale: CONTENT_LISTS },
    {
      todos: data && !request.isCounting ? todosOf(request, data, { edit, goTo }) : null,
      failure,
      answer: row.pacing ? (
        <PacingPanel
          name={row.bookingName}
          pacing={row.pacing}
          endDate={row.endDate}
          budget={row.budget ?? null}
          currency={row.currency}
        />
      ) : undefined,
      edit,
      actions: [
        ...(tags && tags.length > 0
          ? [{ label: 'Tag sheet', icon: FileSpreadsheet, run: () => setOpen('sheet') }]
          : []),
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
              columns={buildColumns(figures)}
              rows={tags ?? []}
              rowKey={({ id }) => id}
              emptyText="No tags yet: every creative of the booking gets one."
              {...load}
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
          {step === 'creatives' && tags && (
            <ContentForm client={client} onClose={leaveSteps}>
              <ImpressionTagDialog
                booking={{ ...row, creativeIds: tags.map(({ creativeId }) => creativeId) }}
                intro={<SetUpSteps current="creatives" />}
                onSaved={leaveSteps}
                onNext={() => goTo('tags')}
                onClose={leaveSteps}
              />
            </ContentForm>
          )}
          {open === 'sheet' && tags && (
            <ContentForm client={client} onClose={close}>
              <TagSheetDialog ids={tags.map(({ id }) => id)} onClose={close} />
            </ContentForm>
          )}
          {step === 'tags' && tags && tags.length > 0 && (
            <ContentForm client={client} onClose={leaveSteps}>
              <TagSheetDialog
                ids={tags.map(({ id }) => id)}
                intro={<SetUpSteps current="tags" />}
                onClose={leaveSteps}
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
    { name: 'CPM', value: moneyText(row.cpm, row.currency) },
    { name: 'Impression goal', value: countText(row.goalImpressions) },
    { name: 'Budget', value: moneyText(row.budget, row.currency) },
    { name: 'Charged CPM', value: moneyText(row.chargedCpm, row.currency) },
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
