import { CircleDollarSign, ClipboardList, Image, Video } from 'lucide-react';
import { formatCount, formatMoney } from '#client/formatting/numbers';
import type { BookingRowFragment, BookingsQuery } from '#client/graphql/generated';
import { loadBookings } from '#client/features/campaigns/records/content-lists';
import { RecordTab } from '#client/features/campaigns/records/record-tab';
import { BOOKING_COLUMNS } from './booking-columns';
import { BookingDialog } from './booking-dialog';

const nameOf = ({ bookingName }: BookingRowFragment) => bookingName;
const canEdit = ({ editable }: BookingRowFragment) => editable;

export const BookingsTab = () => (
  <RecordTab<BookingRowFragment, BookingsQuery['bookingSummary']>
    title="Bookings"
    addLabel="Add Booking"
    emptyText="This client has no bookings yet. A booking orders a channel for a campaign: add the first one."
    noun="booking"
    columns={BOOKING_COLUMNS}
    order={{ column: 'name', direction: 'ascending' }}
    load={loadBookings}
    nameOf={nameOf}
    canEdit={canEdit}
    cards={[
      {
        label: 'Active Bookings',
        detail: 'Running today',
        icon: ClipboardList,
        value: (summary) => formatCount(summary?.active),
      },
      {
        label: 'Video Bookings',
        detail: 'Completed ones included',
        icon: Video,
        value: (summary) => formatCount(summary?.video),
      },
      {
        label: 'Image Bookings',
        detail: 'Completed ones included',
        icon: Image,
        value: (summary) => formatCount(summary?.image),
      },
      {
        label: 'Average CPM',
        detail: 'Over all bookings',
        icon: CircleDollarSign,
        value: (summary) => formatMoney(summary?.averageCpm),
      },
    ]}
    form={(booking, ends) => <BookingDialog booking={booking} {...ends} />}
  />
);
