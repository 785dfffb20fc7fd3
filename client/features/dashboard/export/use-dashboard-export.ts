import { useMemo } from 'react';
import { withRange } from '#client/components/date-range-picker/address-range';
import { showToast } from '#client/components/feedback/toast-store';
import { csvDecimals } from '#client/components/panel/figure/csv-decimals';
import { type ExportKind, useExport } from '#client/graphql/files/use-export';
import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';

interface ExportSubject {
  /** The view of the figures on screen. */
  view: DashboardView;
  hasFigures: boolean;
}

const NO_CLIENT = 'Please select a customer first.';
const NO_FIGURES = 'There are no figures to export yet.';

/**
 * The URL of the view with its days as dates: a page that is open past midnight exports the days
 * that it shows.
 */
function urlWithDays(view: DashboardView): URLSearchParams {
  const { startDate, endDate } = view.range;
  return withRange(viewSearchParams(new URLSearchParams(), view), { startDate, endDate });
}

function paramsOf(view: DashboardView, kind: ExportKind): URLSearchParams {
  const params = urlWithDays(view);
  if (kind === 'csv') params.set('decimals', csvDecimals());
  return params;
}

/** Saves the figures on screen as a file; a toast says why it cannot. */
export function useDashboardExport({ view, hasFigures }: ExportSubject) {
  const { exportView, isExporting } = useExport('dashboard');

  return useMemo(() => {
    const exportAs = (kind: ExportKind) => {
      if (!view.client) showToast({ text: NO_CLIENT, tone: 'danger' });
      else if (!hasFigures) showToast({ text: NO_FIGURES, tone: 'danger' });
      else if (!isExporting) void exportView(paramsOf(view, kind), kind);
    };
    return {
      exportAll: () => exportAs('xlsx'),
      exportCsv: () => exportAs('csv'),
      exportPdf: () => exportAs('pdf'),
      isExporting,
    };
  }, [view, hasFigures, exportView, isExporting]);
}
