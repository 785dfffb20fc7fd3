import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from './failure';

/** Tells of a failed call that nobody cancelled, with the id that the server's logs know it by. */
export function showFailure(error: unknown, requestId: string | null): void {
  const { status, message, isCancelled } = describeFailure(error);
  if (isCancelled) return;
  showToast({
    text: `Error: ${status} - ${message}`,
    tone: 'danger',
    detail: requestId === null ? undefined : `Request id ${requestId}`,
  });
}
