import { useEffect } from 'react';
import { describeFailure, fieldErrorsOf } from '#client/graphql/links/failure';
import {
  type OpenSharedLinkMutation,
  useOpenSharedLinkMutation,
} from '#client/graphql/generated-links';

export type SharedView = NonNullable<OpenSharedLinkMutation['openSharedLink']['view']>;

/** The link needs no sign-in, and takes no part in one; the page shows failures itself. */
const CONTEXT = { anonymous: true, silent: true };

const NO_LINK = 'NOT_FOUND';

/** The figures behind a public link, and the function that opens it with a password. */
export function useSharedView(token: string) {
  const [open, { data, error, loading, called }] = useOpenSharedLinkMutation({
    context: CONTEXT,
    fetchPolicy: 'no-cache',
  });
  const openWith = (password: string | null) => {
    open({ variables: { token, password } }).catch(() => undefined); // the page shows the failure
  };

  useEffect(() => {
    open({ variables: { token, password: null } }).catch(() => undefined); // the page shows the failure
  }, [open, token]);

  const failure = error && describeFailure(error);
  const passwordError = error ? (fieldErrorsOf(error).password ?? null) : null;
  const answer = data?.openSharedLink;

  return {
    view: answer?.view ?? null,
    isLoading: loading || !called,
    /** The link asks for its password, or the last one was wrong. */
    needsPassword: passwordError !== null || (answer?.needsPassword === true && !answer.view),
    passwordError,
    isMissing: failure?.code === NO_LINK,
    failure: passwordError === null ? failure?.message : undefined,
    openWith,
  };
}
