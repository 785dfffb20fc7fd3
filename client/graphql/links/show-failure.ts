import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from './failure';

/** Shows a failed call that nobody cancelled, with its id in the server's logs. */
export function showFailure(error: unknown, requestId: string | null): void {
  const { status, message, isCancelled } = describeFailure(error);
  if (isCancelled) return;
  showToast({
    text: `Error: ${status} - ${message}`,
    tone: 'danger',
    detail: requestId === null ? undefined : `Request id ${requestId}`,
  });
}
