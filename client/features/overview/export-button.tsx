import { Button, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { withRange } from '#client/components/date-range-picker/address-range';
import { formatSort } from '#client/components/table/table-url';
import type { Column } from '#client/components/table/table-columns';
import { shownSort } from '#client/components/table/table-shown-order';
import { Tooltip } from '#client/components/feedback/tooltip';
import type { DateRange } from '#schema/date-ranges';
import { useExport } from '#client/graphql/files/use-export';
import type { OverviewRow } from './overview-totals';

const LABEL = 'Export campaign overview data';

interface ExportButtonProps {
  /** The name of the table that shows the rows. */
  tableName: string;
  columns: readonly Column<OverviewRow>[];
  range: DateRange;
  hasRows: boolean;
  isLoading: boolean;
}

/** Saves the rows of all pages, in the order on screen, as a workbook. */
export function ExportButton({ tableName, columns, range, hasRows, isLoading }: ExportButtonProps) {
  const [params] = useSearchParams();
  const { exportView, isExporting } = useExport('overview');

  function exportShown(): void {
    const { startDate, endDate } = range;
    const shown = withRange(new URLSearchParams(), { startDate, endDate });
    const sort = shownSort(tableName, columns, params);
    if (sort) shown.set('sort', formatSort(sort));
    void exportView(shown);
  }

  return (
    <Tooltip content={LABEL}>
      <Button
        size="2xs"
        variant="outline"
        borderColor="border.control"
        aria-label={LABEL}
        disabled={isLoading || !hasRows}
        loading={isExporting}
        onClick={exportShown}
      >
        <Download aria-hidden />
        <chakra.span hideBelow="sm">Export</chakra.span>
      </Button>
    </Tooltip>
  );
}
