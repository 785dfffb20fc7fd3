import { useState } from 'react';
import { showToast } from '../../../components/toast-store';
import type { FilterOptions } from '../bar/filter-options';
import { filterWords } from '../bar/filter-words';
import type { DashboardView } from '../dashboard-view';
import type { DashboardFigures } from '../figures';

interface ExportSubject {
  /** The view that the figures are of. */
  view: DashboardView;
  figures: DashboardFigures | null;
  compared?: DashboardFigures | null;
  options: FilterOptions | undefined;
}

const NO_CLIENT = 'Please select a customer first.';
const NO_FIGURES = 'There are no figures to export yet.';
const FAILED = 'The export could not be made. Please try again.';

/** Saves the figures on screen as a spreadsheet; why it cannot is said in a toast. */
export function useDashboardExport({ view, figures, compared = null, options }: ExportSubject) {
  const [isExporting, setExporting] = useState(false);

  async function save(shown: DashboardFigures): Promise<void> {
    setExporting(true);
    try {
      const { exportDashboard } = await import('./export-dashboard');
      const filters = filterWords(view.filters, options);
      await exportDashboard({ view, figures: shown, compared, filters, exportedAt: new Date() });
    } catch {
      showToast({ text: FAILED, tone: 'danger' });
    } finally {
      setExporting(false);
    }
  }

  const exportAll = () => {
    if (!view.client) showToast({ text: NO_CLIENT, tone: 'danger' });
    else if (!figures) showToast({ text: NO_FIGURES, tone: 'danger' });
    else if (!isExporting) void save(figures);
  };
  return { exportAll, isExporting };
}
