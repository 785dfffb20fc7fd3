import { OctagonX } from 'lucide-react';
import { useState } from 'react';
import { EXPERIMENT_CHECKS } from '#schema/experiments';
import { addDays } from '#schema/local-date';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import { formatDate, formatDateRange } from '#client/formatting/dates';
import {
  type ExperimentDetailsQuery,
  ExperimentPageDocument,
  type ExperimentPageQuery,
  StopExperimentDocument,
  useExperimentDetailsQuery,
} from '#client/graphql/generated';
import { contentPath, experimentsPath } from '#client/records/content/content-path';
import { presentTodos } from '#client/records/content/shared-todos';
import { mayUpdate, type Removal } from '#client/records/define-record';
import { RecordLink } from '#client/records/page/record-link';
import { RecordPage } from '#client/records/page/record-page';
import {
  defineRecordPage,
  type DetailsRequest,
  type RecordDetails,
  type Todo,
} from '#client/records/page/record-page-declaration';
import { DETAILS_OPTIONS, detailsOf } from '#client/records/page/record-query';
import { recordPath } from '#client/records/record-path';
import { RemoveDialog } from '#client/records/remove-dialog';
import { EXPERIMENT, EXPERIMENT_LISTS } from '#client/features/campaigns/experiments/experiment';
import { stateLabel, stateTone } from '#client/features/campaigns/experiments/experiment-texts';
import { EditForm } from './content-form';
import { ExperimentAnswer } from './experiment-answer';
import {
  CHECK_COLUMNS,
  checksOf,
  exclusionText,
  groupsText,
  heldOutFacts,
  NO_CHECKS,
  NO_HOUSEHOLDS,
} from './experiment-groups';

type Row = ExperimentPageQuery['experiment'];
type Details = ExperimentDetailsQuery['experiment'];

const STOP: Removal<Row> = {
  mutation: StopExperimentDocument,
  title: 'Stop this experiment?',
  text: ({ experimentName }) =>
    `Every household sees the ads again, and “${experimentName}” will have no result. It cannot start again.`,
  confirm: 'Stop experiment',
  done: [{ text: 'Experiment stopped.' }],
  failed: (reason) => `The experiment was not stopped. ${reason}`,
};

function todosOf({ row, client, today }: DetailsRequest<Row>, details: Details): Todo[] {
  const { state, startDate, bookingName } = row;
  const { households } = details;
  const tags = contentPath(client.id, 'impression-tags', bookingName);
  const failed = checksOf(details).filter(({ status }) => status === 'FAILED');
  const isOfRegions = row.kind === 'REGIONS';
  const isSilent =
    state === 'RUNNING' && !isOfRegions && !households && addDays(startDate, 1) < today;
  const isPlannedHere =
    state === 'PLANNED' && row.controlCreativeId === null && !row.adServerExcludes;
  const isOpen = state === 'PLANNED' || state === 'RUNNING';

  return presentTodos([
    isPlannedHere && {
      id: 'vast',
      gravity: 'note',
      text: isOfRegions
        ? 'Our VAST document holds the regions out by the client IP: hand over the VAST tags before the first day. An image or script tag cannot: exclude the regions in the ad server there.'
        : 'Only players that call our VAST document hold households out: hand over the VAST tags before the first day.',
      action: { label: 'Copy its tags', to: tags },
    },
    isOpen &&
      row.adServerExcludes && {
        id: 'exclude',
        gravity: 'note',
        text: exclusionText(row, details),
        action: { label: 'See the booking', to: recordPath('booking', row.bookingId) },
      },
    isSilent &&
      row.viewerCan.length > 0 && {
        id: 'households',
        gravity: 'problem',
        text: 'It has begun, and no household is counted yet.',
        action: { label: 'Check its tags', to: tags },
      },
    ...failed.map(({ kind, sentence }): Todo => ({
      id: kind,
      gravity: 'problem',
      text: `${EXPERIMENT_CHECKS[kind].label}: ${sentence}`,
      action: { label: 'Check its tags', to: tags },
    })),
  ]);
}

function useExperimentParts(request: DetailsRequest<Row>): RecordDetails {
  const { row, client } = request;
  const [open, setOpen] = useState<'edit' | 'stop' | null>(null);
  const { data, failure, load } = detailsOf(
    useExperimentDetailsQuery({ variables: { id: row.id }, ...DETAILS_OPTIONS }),
  );
  const close = () => setOpen(null);
  const details = data?.experiment;
  const isOpen = row.state === 'PLANNED' || row.state === 'RUNNING';
  const mayStop = isOpen && row.viewerCan.includes('stop');

  return {
    todos: details ? todosOf(request, details) : null,
    failure,
    edit: mayUpdate(row) ? () => setOpen('edit') : undefined,
    actions: mayStop ? [{ label: 'Stop', icon: OctagonX, run: () => setOpen('stop') }] : [],
    answer: (
      <Panel
        title="Result"
        id="result"
        state={failure ? 'failed' : details ? 'ready' : 'loading'}
        failure={load.failure}
        onRetry={load.onRetry}
        skeleton="answer"
        bodyHeight={{ least: 140 }}
      >
        {details && (
          <ExperimentAnswer
            row={row}
            today={request.today}
            details={details}
            currency={request.client.currency}
          />
        )}
      </Panel>
    ),
    sections: (
      <Panel
        title="Groups"
        subtitle={groupsText(row, details)}
        id="groups"
        state="ready"
        foot={
          details?.households && (
            <>
              Counted <RelativeTime at={details.households.countedAt} />.
            </>
          )
        }
        flush
      >
        <DataTable
          label="Checks of the groups"
          columns={CHECK_COLUMNS}
          rows={details ? checksOf(details) : []}
          rowKey={({ kind }) => kind}
          pageSize={CHECKS}
          emptyText={row.kind === 'REGIONS' ? NO_CHECKS : NO_HOUSEHOLDS}
          {...load}
        />
      </Panel>
    ),
    dialog: (
      <>
        {open === 'edit' && (
          <EditForm kind={EXPERIMENT} row={row} client={client} onClose={close} />
        )}
        {open === 'stop' && (
          <RemoveDialog
            removal={STOP}
            row={row}
            stale={EXPERIMENT_LISTS}
            onRemoved={close}
            onClose={close}
          />
        )}
      </>
    ),
  };
}

const EXPERIMENT_PAGE = defineRecordPage({
  noun: 'experiment',
  entity: 'experiment',
  query: ExperimentPageDocument,
  rowOf: ({ experiment }) => experiment,
  nameOf: ({ experimentName }) => experimentName,
  clientIdOf: ({ customerId }) => customerId,
  stateOf: (row) => ({ label: stateLabel(row), tone: stateTone(row) }),
  canEdit: mayUpdate,
  parentsOf: ({ bookingId, bookingName }, client) => [
    { name: client.displayName, to: recordPath('client', client.id) },
    { name: 'Experiments', to: experimentsPath(client.id) },
    { name: bookingName, to: recordPath('booking', bookingId) },
  ],
  factsOf: (row) => [
    { name: 'Hypothesis', value: row.hypothesis },
    { name: 'Dates', value: formatDateRange(row) },
    ...heldOutFacts(row),
    ...(row.controlUrl ? [{ name: 'Control document', value: row.controlUrl }] : []),
    ...(row.controlCreativeId === null
      ? []
      : [
          {
            name: 'Control creative',
            value: (
              <RecordLink to={recordPath('creative', row.controlCreativeId)}>
                {row.controlCreativeName ?? ''}
              </RecordLink>
            ),
          },
        ]),
    { name: 'Result', value: `from ${formatDate(row.resultDate)}` },
  ],
  figuresOf: ({ bookingId, startDate, endDate }) => ({
    filters: { bookings: [bookingId] },
    days: { startDate, endDate },
  }),
  figuresNote: 'Of the whole booking on these days; ads that were held out are in no figure.',
  useDetails: useExperimentParts,
});

/** A result has as many checks, so the outline is as high as the table. */
const CHECKS = 4;

export const ExperimentPage = () => <RecordPage page={EXPERIMENT_PAGE} />;
