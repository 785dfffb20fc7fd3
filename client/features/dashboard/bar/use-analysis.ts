import { useState } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';

/** Opens the written analysis, or says why it cannot. */
export function useAnalysis({ client }: DashboardView, figures: DashboardFigures | null) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (!client) showToast({ text: 'Please select a customer first.' });
    else if (!figures)
      showToast({ text: 'No analysis data available. Please refresh the dashboard data first.' });
    else setOpen(true);
  };
  return { isOpen, open, close: () => setOpen(false) };
}
