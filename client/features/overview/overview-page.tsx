import { Box } from '@chakra-ui/react';
import { useMemo, useCallback, useEffect, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DateRangePicker } from '#client/components/date-range-picker/date-range-picker';
import { usePresetKeys } from '#client/components/date-range-picker/use-preset-keys';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { useSession } from '#client/session/use-session';
import { parseRange, withRange } from '#client/components/date-range-picker/address-range';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import {
  parseStoredRange,
  storedRangeText,
} from '#client/components/date-range-picker/stored-range';
import { todayIn } from '#client/formatting/date-ranges';
import { storage } from '#client/session/storage';
import type { DateRange } from '#schema/date-ranges';
import { useOverviewQuery } from '#client/graphql/generated';
import { ExportButton } from './export-button';
import { OverviewBody, TABLE, ZONE } from './overview-body';
import { bookingColumns } from './overview-columns';
import type { OverviewRow } from './overview-totals';

export function OverviewPage() {
  const { flags } = useSession();
  const { range, today, selectRange } = useOverviewRange();
  usePresetKeys(today, selectRange);
  const { rows, isLoading, error, retry } = useOverviewRows(range);
  const isMoneyMixed = new Set(rows?.map(({ currency }) => currency)).size > 1;
  const columns = useMemo(
    () => bookingColumns({ withCreator: flags.isSuperUser, today, isMoneyMixed }),
    [flags, today, isMoneyMixed],
  );

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
        <OverviewBody
          range={range}
          today={today}
          columns={columns}
          rows={rows}
          isLoading={isLoading}
          error={error}
          onRetry={retry}
        />
      </PageBody>
    </>
  );
}

/** The range in the URL, or the last chosen one; stored in both. */
function useOverviewRange() {
  const [params, setParams] = useSearchParams();
  const today = todayIn();
  const range = useMemo(
    () => parseRange(params, parseStoredRange(storage.selectedDateRange.read()), today),
    [params, today],
  );

  useEffect(() => {
    const complete = withRange(params, range);
    if (complete.toString() !== params.toString()) setParams(complete, { replace: true });
    storage.selectedDateRange.write(storedRangeText(range));
  }, [params, range, setParams]);

  const selectRange = useCallback(
    (picked: PickedRange) => {
      storage.selectedDateRange.write(storedRangeText(picked));
      setParams((current) => {
        const next = withRange(current, picked);
        next.delete('page');
        return next;
      });
    },
    [setParams],
  );

  return { range, today, selectRange };
}

/** The rows of a range; the previous rows stay until new ones arrive. Failures show no toast. */
function useOverviewRows({ startDate, endDate }: DateRange) {
  const { data, loading, error, refetch } = useOverviewQuery({
    variables: { startDate, endDate },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const [latest, setLatest] = useState<readonly OverviewRow[] | null>(null);
  if (data && data.overview !== latest) setLatest(data.overview);

  const arrived = data?.overview ?? (error ? null : latest);
  // The table takes long to draw: other input comes first meanwhile.
  const rows = useDeferredValue(arrived);

  return {
    rows,
    isLoading: loading || rows !== arrived,
    error,
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
