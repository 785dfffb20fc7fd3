import { ErrorLink } from '@apollo/client/link/error';
import { isSilent, requestIdOf } from './call-context';
import { showFailure } from './show-failure';

/** Tells of every failed call that nobody cancelled and no screen tells of itself. */
export const toastLink = new ErrorLink(({ error, operation }) => {
  if (!isSilent(operation)) showFailure(error, requestIdOf(operation));
});
