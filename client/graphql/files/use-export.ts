import { useCallback, useState } from 'react';
import { showToast } from '#client/components/feedback/toast-store';

const FAILED = 'The export could not be made. Please try again.';

export type ExportKind = 'xlsx' | 'csv' | 'pdf';

/** Saves a view as a file, with code that loads at the first export; a toast says how it went. */
export function useExport(name: 'dashboard' | 'overview') {
  const [isExporting, setExporting] = useState(false);

  const exportView = useCallback(
    async (params: URLSearchParams, kind: ExportKind = 'xlsx'): Promise<void> => {
      setExporting(true);
      try {
        const { saveExport } = await import('./save-export');
        await saveExport(`${name}.${kind}`, params);
      } catch {
        showToast({ text: FAILED, tone: 'danger' });
      } finally {
        setExporting(false);
      }
    },
    [name],
  );

  return { exportView, isExporting };
}
