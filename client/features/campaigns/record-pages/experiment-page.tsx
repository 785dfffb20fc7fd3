import { OctagonX } from 'lucide-react';
import { useState } from 'react';
import { EXPERIMENT_CHECKS } from '#schema/experiments';
import { addDays } from '#schema/local-date';
import type { ChipTone } from '#client/components/inline/chip';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import { formatDate, formatDateRange } from '#client/formatting/dates';
import { formatCount, formatPercent } from '#client/formatting/numbers';
import {
  type ExperimentDetailsQuery,
  ExperimentPageDocument,
  type ExperimentPageQuery,
  StopExperimentDocument,
  useExperimentDetailsQuery,
} from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';
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
import { recordPath } from '#client/records/record-path';
import { RemoveDialog } from '#client/records/remove-dialog';
import { EXPERIMENT, EXPERIMENT_LISTS } from '#client/features/campaigns/experiments/experiment';
import {
  SPLITS,
  valuesOfExperiment,
} from '#client/features/campaigns/experiments/experiment-values';
import { stateLabel, stateTone } from '#client/features/campaigns/experiments/experiment-words';
import { EditForm } from './content-form';
import { ExperimentAnswer } from './experiment-answer';

type Row = ExperimentPageQuery['experiment'];
type Details = ExperimentDetailsQuery['experiment'];
type Households = NonNullable<Details['households']>;
type Check = Households['checks'][number];

const STOP: Removal<Row> = {
  mutation: StopExperimentDocument,
  title: 'Stop this experiment?',
  text: ({ experimentName }) =>
    `Every household sees the ads again, and “${experimentName}” will have no result. It cannot start again.`,
  confirm: 'Stop experiment',
  done: [{ text: 'Experiment stopped.' }],
  failed: (reason) => `The experiment was not stopped. ${reason}`,
};

const STATUSES: Readonly<Record<Check['status'], { label: string; tone: ChipTone }>> = {
  PASSED: { label: 'Passed', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  NOT_YET: { label: 'Not yet', tone: 'neutral' },
};

const COLUMNS: readonly Column<Check>[] = [
  {
    key: 'kind',
    head: 'Check',
    kind: 'text',
    isSortable: false,
    value: ({ kind }) => EXPERIMENT_CHECKS[kind].label,
  },
  {
    key: 'status',
    head: 'Outcome',
    kind: 'chip',
    isSortable: false,
    value: ({ status }) => STATUSES[status].label,
    tone: ({ status }) => STATUSES[status].tone,
  },
  {
    key: 'sentence',
    head: 'Counted',
    kind: 'status',
    isSortable: false,
    isWide: true,
    value: ({ sentence }) => sentence,
    render: ({ sentence }) => sentence,
  },
];

function todosOf({ row, client, today }: DetailsRequest<Row>, { households }: Details): Todo[] {
  const { state, startDate, bookingName } = row;
  const tags = contentPath(client.id, 'impression-tags', bookingName);
  const failed = households?.checks.filter(({ status }) => status === 'FAILED') ?? [];
  const isSilent = state === 'RUNNING' && !households && addDays(startDate, 1) < today;
  const isPlannedHere = state === 'PLANNED' && row.controlCreativeId === null;

  return presentTodos([
    isPlannedHere && {
      id: 'vast',
      gravity: 'note',
      text: 'Only players that call our VAST document hold households out: hand over the VAST tags before the first day.',
      action: { label: 'Copy its tags', to: tags },
    },
    isSilent &&
      row.viewerCan.length > 0 && {
        id: 'households',
        gravity: 'problem',
        text: 'It has begun, and no household is counted yet.',
        action: { label: 'Examine its tags', to: tags },
      },
    ...failed.map(({ kind, sentence }): Todo => ({
      id: kind,
      gravity: 'problem',
      text: `${EXPERIMENT_CHECKS[kind].label}: ${sentence}`,
      action: { label: 'Examine its tags', to: tags },
    })),
  ]);
}

function useExperimentParts(request: DetailsRequest<Row>): RecordDetails {
  const { row, client } = request;
  const [open, setOpen] = useState<'edit' | 'stop' | null>(null);
  const { data, loading, error, refetch } = useExperimentDetailsQuery({
    variables: { id: row.id },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const close = () => setOpen(null);
  const details = data?.experiment;
  const isOpen = row.state === 'PLANNED' || row.state === 'RUNNING';
  const mayStop = isOpen && row.viewerCan.includes('stop');
  const failure = error && !data ? describeFailure(error).message : undefined;
  const retry = () => void refetch();

  return {
    todos: details ? todosOf(request, details) : null,
    failure: error && !data ? { error, retry } : undefined,
    edit: mayUpdate(row) ? () => setOpen('edit') : undefined,
    actions: mayStop ? [{ label: 'Stop', icon: OctagonX, run: () => setOpen('stop') }] : [],
    answer: (
      <Panel
        title="Result"
        id="result"
        state={failure ? 'failed' : details ? 'ready' : 'loading'}
        failure={failure}
        onRetry={retry}
        skeleton="cards"
        bodyHeight={{ least: 140 }}
      >
        {details && <ExperimentAnswer row={row} today={request.today} details={details} />}
      </Panel>
    ),
    sections: (
      <Panel
        title="Groups"
        subtitle={householdsText(details?.households)}
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
          columns={COLUMNS}
          rows={details?.households?.checks ?? []}
          rowKey={({ kind }) => kind}
          isLoading={loading && !data}
          emptyText="No households are counted yet: they are, every few minutes, from the first day on."
          failure={failure}
          onRetry={retry}
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

const householdsText = (households: Households | null | undefined): string =>
  households
    ? `${formatCount(households.treated)} households saw the ads, ${formatCount(households.control)} were held out`
    : 'Whether the two groups of households can be compared';

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
    { name: 'Households held out', value: formatPercent(row.controlPercent / 100) },
    { name: 'Held-out households see', value: SPLITS[valuesOfExperiment(row).split] },
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
  figuresNote:
    'Of the whole booking on these days; households that were held out are in no figure.',
  useDetails: useExperimentParts,
});

export const ExperimentPage = () => <RecordPage page={EXPERIMENT_PAGE} />;
