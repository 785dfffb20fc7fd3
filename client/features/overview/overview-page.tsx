import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { DateRangePicker } from '#client/components/date-range-picker/date-range-picker';
import { usePresetKeys } from '#client/components/date-range-picker/use-preset-keys';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { useSession } from '#client/session/use-session';
import { ExportButton } from './export-button';
import { OverviewBody, TABLE, ZONE } from './overview-body';
import { bookingColumns } from './overview-columns';
import { useOverviewRange } from './use-overview-range';
import { useOverviewRows } from './use-overview-rows';

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
