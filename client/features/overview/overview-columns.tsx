import { CREDIT_WINDOW_DAYS } from '#schema/credit-window';
import type { OverviewColumn } from '#schema/overview-columns';
import { Box } from '@chakra-ui/react';
import type { ChipTone } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import { formatDateTime } from '#client/formatting/dates';
import type { BookingCreator } from '#client/graphql/generated';
import { DashboardLink } from '#client/records/dashboard-link';
import { dashboardPath, daysUntil } from '#client/records/dashboard-path';
import { recordPath } from '#client/records/record-path';
import type { OverviewRow } from './overview-totals';
import { tagStatus } from './tag-status';
import { TagStatusMark } from './tag-status-mark';

type Columns = readonly (Column<OverviewRow> & { key: OverviewColumn })[];

const TONES: Readonly<Record<BookingCreator, ChipTone>> = {
  BROADCASTER: 'info',
  AGENCY: 'warning',
  CUSTOMER: 'success',
  OTHER: 'neutral',
};

const entityTone = ({ entityType }: OverviewRow): ChipTone => TONES[entityType];

const creation = ({ entityType, entityName, createdAt }: OverviewRow) => (
  <>
    <Box>{entityType}</Box>
    <Box>{entityName}</Box>
    <Box>{formatDateTime(createdAt)}</Box>
  </>
);

const namesOf = (today: string): Columns => [
  {
    key: 'client',
    width: 135,
    canShrink: true,
    lines: 2,
    head: 'Client Name',
    kind: 'text',
    value: ({ customerName }) => customerName,
    linkTo: ({ customerId }) => recordPath('client', customerId),
  },
  {
    key: 'campaign',
    width: 135,
    canShrink: true,
    lines: 2,
    head: 'Campaign Name',
    kind: 'text',
    value: ({ campaignName }) => campaignName,
    linkTo: ({ campaignId }) => recordPath('campaign', campaignId),
  },
  {
    key: 'booking',
    width: 175,
    canShrink: true,
    lines: 2,
    head: 'Booking Name',
    kind: 'text',
    value: ({ bookingName }) => bookingName,
    linkTo: ({ bookingId }) => recordPath('booking', bookingId),
    beside: ({ customerId, bookingId, bookingName, ...days }) => (
      <DashboardLink
        name={bookingName}
        to={dashboardPath({
          clientId: customerId,
          filter: { kind: 'bookings', id: bookingId },
          range: daysUntil(today, days),
        })}
      />
    ),
  },
];

const CREATED_BY: Columns = [
  {
    key: 'created-by',
    width: 125,
    canShrink: true,
    head: 'Created By',
    kind: 'chip',
    // A person who is no longer known appears as the organisation.
    value: ({ createdByName, entityName }) => createdByName ?? entityName,
    tone: entityTone,
    hint: creation,
  },
];

const NO_RATE = {
  title: 'No rate yet',
  lines: [],
  remark: `A rate counts days that are more than ${CREDIT_WINDOW_DAYS} days ago: visits to later ads are still coming.`,
};

/** The money of the row, where rows differ. */
const currencyNote = (isMixed: boolean) =>
  isMixed ? ({ currency }: OverviewRow) => ({ text: currency }) : undefined;

const figuresOf = (isMixed: boolean): Columns => [
  {
    key: 'channel',
    width: 125,
    canShrink: true,
    head: 'Channel Name',
    kind: 'chip',
    value: ({ channelName }) => channelName,
    tone: entityTone,
  },
  { key: 'start', head: 'Start Date', kind: 'date', value: ({ startDate }) => startDate },
  { key: 'end', head: 'End Date', kind: 'date', value: ({ endDate }) => endDate },
  {
    key: 'impressions',
    head: 'Impressions',
    kind: 'count',
    value: ({ impressions }) => impressions,
  },
  { key: 'visits', head: 'Visits', kind: 'count', value: ({ responses }) => responses },
  {
    key: 'rate',
    head: 'Rate',
    kind: 'percent',
    value: ({ responseRate }) => responseRate,
    hint: ({ responseRate }) => (responseRate === null ? NO_RATE : null),
  },
  {
    key: 'spend',
    head: 'Spend',
    kind: 'money',
    currency: ({ currency }) => currency,
    value: ({ spend }) => spend,
    subtext: currencyNote(isMixed),
  },
  {
    key: 'cpm',
    head: 'CPM',
    kind: 'money',
    currency: ({ currency }) => currency,
    value: ({ cpm }) => cpm,
  },
  {
    key: 'tag-status',
    head: 'Tag Status',
    kind: 'status',
    value: ({ pingCount }) => pingCount,
    render: (row) => <TagStatusMark status={tagStatus(row)} />,
  },
];

interface ColumnsRequest {
  withCreator: boolean;
  /** The local date: a booking is opened over its days until then. */
  today: string;
  /** The clients' money differs, so amounts name theirs. */
  isMoneyMixed: boolean;
}

/** The columns of the active campaigns; who created a booking is for ROLE_ADMIN only. */
export function bookingColumns({ withCreator, today, isMoneyMixed }: ColumnsRequest): Columns {
  return [...namesOf(today), ...(withCreator ? CREATED_BY : []), ...figuresOf(isMoneyMixed)];
}
