import { Button, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Column } from '../../components/table-columns';
import { rowsAsShown } from '../../components/table-shown-order';
import { showToast } from '../../components/toast-store';
import { Tooltip } from '../../components/tooltip';
import type { DateRange } from '../../formatting/date-ranges';
import type { OverviewRow } from './overview-totals';

const LABEL = 'Export campaign overview data';

interface ExportButtonProps {
  /** The name of the table that shows the rows. */
  tableName: string;
  columns: readonly Column<OverviewRow>[];
  rows: readonly OverviewRow[];
  range: DateRange;
  isLoading: boolean;
}

/** Saves the rows on screen, of all pages and in their order, as a spreadsheet. */
export function ExportButton({ tableName, columns, rows, range, isLoading }: ExportButtonProps) {
  const [params] = useSearchParams();
  const [isExporting, setExporting] = useState(false);

  async function save(): Promise<void> {
    setExporting(true);
    try {
      const { exportOverview } = await import('./export-overview');
      const shown = rowsAsShown(tableName, columns, rows, params);
      await exportOverview({ rows: shown, range, params, exportedAt: new Date() });
    } catch {
      showToast({ text: 'The export could not be made. Please try again.', tone: 'danger' });
    } finally {
      setExporting(false);
    }
  }

  return (
    <Tooltip content={LABEL}>
      <Button
        size="2xs"
        variant="outline"
        borderColor="border.control"
        aria-label={LABEL}
        disabled={isLoading || rows.length === 0}
        loading={isExporting}
        onClick={() => void save()}
      >
        <Download aria-hidden />
        <chakra.span hideBelow="sm">Export</chakra.span>
      </Button>
    </Tooltip>
  );
}
