import { copyText } from '#client/components/browser/copy-text';
import { showToast } from '#client/components/feedback/toast-store';
import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';

/** Copies the address of a view, which people who may see its client open. */
export async function copyViewLink(view: DashboardView): Promise<void> {
  const params = viewSearchParams(new URLSearchParams(), view);
  const url = new URL(`/dashboard?${params.toString()}`, window.location.origin);

  try {
    await copyText(url.href);
    showToast({ text: 'Link copied', tone: 'success' });
  } catch {
    showToast({ text: 'The browser did not allow copying', tone: 'danger' });
  }
}
