import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { HStack } from '@chakra-ui/react';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import { PAGE_SIZES } from '#client/components/table/page-size';
import type { Column } from '#client/components/table/table-columns';
import { describeFailure } from '#client/graphql/links/failure';
import type { DateRange } from '#schema/date-ranges';
import { SwitchButtons, type SwitchOption } from '#client/components/form/switch-buttons';
import { SearchField } from '#client/components/table/search-field';
import { KeptPlace } from './kept-place';
import { OverviewCards } from './overview-cards';
import { type OverviewRow, tagIssues, totalsOf } from './overview-totals';
import { PacingBoard } from './pacing-board';
import { TagIssuesDialog } from './tag-issues-dialog';
import { TrendPanel } from './trend-panel';
import { useOverviewFilter, type BookingState } from './use-overview-filter';

const OPTIONS: readonly SwitchOption<BookingState>[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'completed', label: 'Completed' },
];

/** Narrows the table of bookings by their names and their state today. */
function OverviewFilter({ filter }: { filter: ReturnType<typeof useOverviewFilter> }) {
  return (
    <HStack gap="2" wrap="wrap" w={{ base: 'full', sm: 'auto' }}>
      <SwitchButtons
        label="State today"
        options={OPTIONS}
        value={filter.state}
        onChange={filter.setState}
      />
      <SearchField label="Search bookings" value={filter.search} onSearch={filter.setSearch} />
    </HStack>
  );
}

const HomeAlerts = lazy(async () => ({ default: (await import('./home-alerts')).HomeAlerts }));

export const TABLE = 'Active Campaigns';
export const ZONE = 'Days in each client’s time zone';

interface OverviewBodyProps {
  range: DateRange;
  today: string;
  columns: readonly Column<OverviewRow>[];
  rows: readonly OverviewRow[] | null;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
}

/** Cards, alerts, trend and table; rendered again only for what they show. */
export const OverviewBody = memo(function OverviewBody(props: OverviewBodyProps) {
  const { range, today, columns, rows, isLoading, error, onRetry } = props;
  const totals = useMemo(() => rows && totalsOf(rows), [rows]);
  const issues = useMemo(() => tagIssues(rows ?? []), [rows]);
  const filter = useOverviewFilter(rows, today);
  const [isListingIssues, setListingIssues] = useState(false);
  const [areAlertsSettled, setAlertsSettled] = useState(false);
  // What is below mounts or moves now: in slices.
  const settleAlerts = useCallback(() => startTransition(() => setAlertsSettled(true)), []);
  // Everything at once would hold the page up for a third of a second.
  const isWholePage = useDeferredValue(true, false);
  const load = { isLoading: isLoading && !rows, isRefreshing: isLoading && Boolean(rows) };

  return (
    <>
      <OverviewCards totals={totals} onTagIssues={() => setListingIssues(true)} {...load} />
      {isWholePage && (
        <KeptPlace
          isSettled={areAlertsSettled && (rows !== null || Boolean(error))}
          below={
            <>
              <TrendPanel range={range} today={today} />
              <Panel
                title={TABLE}
                help="Bookings whose dates overlap the date range."
                foot={ZONE}
                state="ready"
                flush
                actions={<OverviewFilter filter={filter} />}
              >
                <DataTable
                  label={TABLE}
                  columns={columns}
                  rows={filter.shown}
                  rowKey={({ bookingId }) => bookingId}
                  pageSizes={PAGE_SIZES}
                  onClearFilters={rows?.length && filter.isFiltered ? filter.clear : undefined}
                  emptyText="No bookings in this date range. Choose another one above."
                  failure={error ? describeFailure(error).message : undefined}
                  onRetry={onRetry}
                  {...load}
                />
              </Panel>
            </>
          }
        >
          <Suspense fallback={null}>
            <HomeAlerts onSettled={settleAlerts} />
          </Suspense>
          <PacingBoard rows={rows} />
        </KeptPlace>
      )}
      <TagIssuesDialog
        rows={issues}
        isOpen={isListingIssues}
        onClose={() => setListingIssues(false)}
      />
    </>
  );
});
