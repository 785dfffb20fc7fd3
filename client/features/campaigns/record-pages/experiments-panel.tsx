import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import type { BookingDetailsQuery } from '#client/graphql/generated';
import { recordPath } from '#client/records/record-path';
import {
  heldOutText,
  stateLabel,
  stateTone,
} from '#client/features/campaigns/experiments/experiment-texts';
import { liftColumn } from '#client/features/campaigns/experiments/lift-column';

type Row = BookingDetailsQuery['experiments']['nodes'][number];

const buildColumns = (today: string): readonly Column<Row>[] => [
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
  liftColumn({ today }),
];

interface ExperimentsPanelProps {
  experiments: readonly Row[];
  today: string;
}

/** The holdouts of a booking. */
export const ExperimentsPanel = ({ experiments, today }: ExperimentsPanelProps) => (
  <Panel title="Experiments" id="experiments" state="ready" flush>
    <DataTable
      label="Experiments of the booking"
      columns={buildColumns(today)}
      rows={experiments}
      rowKey={({ id }) => id}
      paramPrefix="experiments-"
      emptyText="No experiments yet."
    />
  </Panel>
);
