import type { ChipTone } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import { recordPath } from '#client/records/record-path';

const TONES: Readonly<Record<string, ChipTone>> = {
  Upcoming: 'info',
  Active: 'success',
  Completed: 'neutral',
};

export const statusTone = ({ status }: { status: string }): ChipTone => TONES[status] ?? 'neutral';

export const bookingColumn: Column<{ id: number; bookingName: string }> = {
  key: 'name',
  head: 'Booking Name',
  kind: 'text',
  value: ({ bookingName }) => bookingName,
  linkTo: ({ id }) => recordPath('booking', id),
};

/** The name of a creative or a site tag. */
export const descriptionColumn = <Row extends { id: number }>(
  kind: 'creative' | 'site-tag',
  nameOf: (row: Row) => string,
): Column<Row> => ({
  key: 'description',
  head: 'Description',
  kind: 'text',
  value: nameOf,
  linkTo: ({ id }) => recordPath(kind, id),
});

export const campaignColumn: Column<{ campaignName: string }> = {
  key: 'campaign',
  head: 'Campaign',
  kind: 'chip',
  chipKind: 'campaign',
  value: ({ campaignName }) => campaignName,
};

export const channelColumn: Column<{ channelName: string }> = {
  key: 'channel',
  head: 'Channel',
  kind: 'chip',
  chipKind: 'channel',
  value: ({ channelName }) => channelName,
};

interface Dated {
  startDate: string;
  endDate: string;
  status: string;
}

export const datesAndStatusColumns: readonly Column<Dated>[] = [
  { key: 'start', head: 'Start Date', kind: 'date', value: ({ startDate }) => startDate },
  { key: 'end', head: 'End Date', kind: 'date', value: ({ endDate }) => endDate },
  {
    key: 'status',
    head: 'Status',
    kind: 'chip',
    isSortable: false,
    value: ({ status }) => status,
    tone: statusTone,
  },
];
