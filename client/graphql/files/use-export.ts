import { useState } from 'react';
import { showToast } from '#client/components/feedback/toast-store';

const FAILED = 'The export could not be made. Please try again.';

/**
 * Saves a view as a workbook, with code that is fetched on the first export; what goes wrong is
 * told in a toast.
 */
export function useExport(name: 'dashboard' | 'overview') {
  const [isExporting, setExporting] = useState(false);

  async function exportView(params: URLSearchParams): Promise<void> {
    setExporting(true);
    try {
      const { saveExport } = await import('./save-export');
      await saveExport(name, params);
    } catch {
      showToast({ text: FAILED, tone: 'danger' });
    } finally {
      setExporting(false);
    }
  }

  return { exportView, isExporting };
}
