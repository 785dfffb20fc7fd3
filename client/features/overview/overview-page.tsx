import { PAGE_SIZES } from '#client/components/table/page-size';
import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { DataTable } from '#client/components/table/data-table';
import { DateRangePicker } from '#client/components/date-range-picker/date-range-picker';
import { usePresetKeys } from '#client/components/date-range-picker/use-preset-keys';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { Panel } from '#client/components/panel/panel';
import { describeFailure } from '#client/graphql/links/failure';
import { useSession } from '#client/session/use-session';
import { bookingColumns } from './overview-columns';
import { ExportButton } from './export-button';
import { OverviewCards } from './overview-cards';
import { OverviewFilter } from './overview-filter';
import { tagIssues, totalsOf } from './overview-totals';
import { KeptPlace } from './kept-place';
import { PacingBoard } from './pacing-board';
import { TagIssuesDialog } from './tag-issues-dialog';
import { TrendPanel } from './trend-panel';
import { useOverviewFilter } from './use-overview-filter';
import { useOverviewRange } from './use-overview-range';
import { useOverviewRows } from './use-overview-rows';

const HomeAlerts = lazy(async () => ({ default: (await import('./home-alerts')).HomeAlerts }));

const TABLE = 'Active Campaigns';
const ZONE = 'Days in each client’s time zone';

export function OverviewPage() {
  const { flags } = useSession();
  const { range, today, selectRange } = useOverviewRange();
  usePresetKeys(today, selectRange);
  const { rows, isLoading, error, retry } = useOverviewRows(range);
  const totals = useMemo(() => rows && totalsOf(rows), [rows]);
  const isMoneyMixed = new Set(rows?.map(({ currency }) => currency)).size > 1;
  const columns = useMemo(
    () => bookingColumns({ withCreator: flags.isSuperUser, today, isMoneyMixed }),
    [flags, today, isMoneyMixed],
  );
  const issues = useMemo(() => tagIssues(rows ?? []), [rows]);
  const filter = useOverviewFilter(rows, today);
  const [isListingIssues, setListingIssues] = useState(false);
  const [areAlertsSettled, setAlertsSettled] = useState(false);
  const settleAlerts = useCallback(() => setAlertsSettled(true), []);
  // Everything at once would hold the page up for a third of a second.
  const isWholePage = useDeferredValue(true, false);
  const load = { isLoading: isLoading && !rows, isRefreshing: isLoading && Boolean(rows) };

  return (
    <>
      <PageHeader
        title="Campaign Overview"
        note={<Box hideBelow="md">{ZONE}</Box>}
        actions={
          <>
            <DateRangePicker
              label="Date range"
              value={range}
              onApply={selectRange}
              today={today}
              size="2xs"
            />
            <ExportButton
              tableName={TABLE}
              columns={columns}
              range={range}
              hasRows={Boolean(rows?.length)}
              isLoading={isLoading}
            />
          </>
        }
      />
      <PageBody>
        <OverviewCards totals={totals} onTagIssues={() => setListingIssues(true)} {...load} />
        {isWholePage && (
          <KeptPlace
            isSettled={areAlertsSettled && Boolean(rows ?? error)}
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
                    failure={error && describeFailure(error).message}
                    onRetry={retry}
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
      </PageBody>
    </>
  );
}
