import { CircleDollarSign, ClipboardList, Image, Video } from 'lucide-react';
import { useMemo } from 'react';
import { CardGrid } from '#client/components/page/card-grid';
import { StatCard } from '#client/components/panel/stat-card';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { formatCount, formatMoney } from '#client/formatting/numbers';
import type { BookingRowFragment } from '#client/graphql/generated';
import { contentActions } from '#client/features/campaigns/records/content-actions';
import { loadBookings } from '#client/features/campaigns/records/content-lists';
import { ContentTab } from '#client/features/campaigns/records/content-tab';
import { useContentList } from '#client/features/campaigns/records/use-content-list';
import { useOpened } from '#client/features/campaigns/records/use-opened';
import { BOOKING_COLUMNS } from './booking-columns';
import { BookingDialog } from './booking-dialog';

const TITLE = 'Bookings';
const BY_NAME = { column: 'name', direction: 'ascending' } as const;

export function BookingsTab() {
  const { request, list } = useContentList(TITLE, BOOKING_COLUMNS, BY_NAME, loadBookings);
  const { opened, open, openNew, close, closeSaved } = useOpened<BookingRowFragment>(list.reload);
  const showHistory = useHistoryLink('booking');
  const columns = useMemo(
    () => [
      ...BOOKING_COLUMNS,
      contentActions<BookingRowFragment>({
        nameOf: ({ bookingName }) => bookingName,
        canEdit: ({ editable }) => editable,
        edit: open,
        showHistory,
      }),
    ],
    [open, showHistory],
  );

  const summary = list.answer?.summary;
  const load = { isLoading: list.isLoading, isRefreshing: list.isRefreshing };

  return (
    <ContentTab
      title={TITLE}
      addLabel="Add Booking"
      onAdd={openNew}
      cards={
        <CardGrid>
          <StatCard
            label="Active Bookings"
            detail="Running today"
            value={formatCount(summary?.active)}
            icon={ClipboardList}
            {...load}
          />
          <StatCard
            label="Video Bookings"
            detail="Completed ones included"
            value={formatCount(summary?.video)}
            icon={Video}
            {...load}
          />
          <StatCard
            label="Image Bookings"
            detail="Completed ones included"
            value={formatCount(summary?.image)}
            icon={Image}
            {...load}
          />
          <StatCard
            label="Average CPM"
            detail="Over all bookings"
            value={formatMoney(summary?.averageCpm)}
            icon={CircleDollarSign}
            {...load}
          />
        </CardGrid>
      }
      columns={columns}
      request={request}
      list={list}
      emptyText="This client has no bookings yet. A booking orders a channel for a campaign: add the first one."
    >
      {opened && <BookingDialog booking={opened.row} onSaved={closeSaved} onClose={close} />}
    </ContentTab>
  );
}
