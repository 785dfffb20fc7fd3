import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import type { BookingDetailsQuery } from '#client/graphql/generated';
import { recordPath } from '#client/records/record-path';
import {
  heldOutText,
  stateLabel,
  stateTone,
} from '#client/features/campaigns/experiments/experiment-words';

type Row = BookingDetailsQuery['experiments']['nodes'][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    head: 'Experiment Name',
    kind: 'text',
    value: ({ experimentName }) => experimentName,
    linkTo: ({ id }) => recordPath('experiment', id),
  },
  {
    key: 'control',
    head: 'Held out',
    kind: 'text',
    value: heldOutText,
  },
  { key: 'start', head: 'First Day', kind: 'date', value: ({ startDate }) => startDate },
  { key: 'end', head: 'Last Day', kind: 'date', value: ({ endDate }) => endDate },
  { key: 'state', head: 'State', kind: 'chip', value: stateLabel, tone: stateTone },
  { key: 'lift', head: 'Lift', kind: 'percent', value: ({ result }) => result?.lift ?? null },
];

/** The holdouts of a booking. */
export const ExperimentsPanel = ({ experiments }: { experiments: readonly Row[] }) => (
  <Panel title="Experiments" id="experiments" state="ready" flush>
    <DataTable
      label="Experiments of the booking"
      columns={COLUMNS}
      rows={experiments}
      rowKey={({ id }) => id}
      paramPrefix="experiments-"
      emptyText="No experiments yet."
    />
  </Panel>
);
