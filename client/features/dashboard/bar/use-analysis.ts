import { useCallback, useState } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';

/** Opens the written analysis, or says why it cannot. */
export function useAnalysis({ client }: DashboardView, hasFigures: boolean) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    if (!client) showToast({ text: 'Please select a customer first.' });
    else if (!hasFigures)
      showToast({ text: 'No analysis data available. Please refresh the dashboard data first.' });
    else setOpen(true);
  }, [client, hasFigures]);
  return { isOpen, open, close: () => setOpen(false) };
}
