import { ErrorLink } from '@apollo/client/link/error';
import { showToast } from '../components/toast-store';
import { isSilent, requestIdOf } from './call-context';
import { describeFailure } from './failure';

/** Tells of every failed call that nobody cancelled and no screen tells of itself. */
export const toastLink = new ErrorLink(({ error, operation }) => {
  const { status, message, isCancelled } = describeFailure(error);
  if (isCancelled || isSilent(operation)) return;
  const requestId = requestIdOf(operation);
  showToast({
    text: `Error: ${status} - ${message}`,
    tone: 'danger',
    detail: requestId === null ? undefined : `Request id ${requestId}`,
  });
});
