import { ErrorLink } from '@apollo/client/link/error';
import { isSilent, requestIdOf } from './call-context';
import { showFailure } from './show-failure';

/** Shows every failed call that nobody cancelled and that no screen shows itself. */
export const toastLink = new ErrorLink(({ error, operation }) => {
  if (!isSilent(operation)) showFailure(error, requestIdOf(operation));
});
