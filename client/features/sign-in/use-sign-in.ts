import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useSignInMutation } from '#client/graphql/generated-front';
import { session } from '#client/session/session';
import { useSession } from '#client/session/use-session';

const REFUSED = 'Login failed. Please check your credentials.';
const UNEXPECTED = 'An unexpected error occurred.';
/** The right password, in an organisation that refuses passwords. */
const ONLY_COMPANY = 'FORBIDDEN';
const TOO_MANY = 'TOO_MANY_REQUESTS';

/**
 * The text for the person; only a rate limit adds the server's words, which say how long to wait.
 */
function failureText(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const onlyCompany = error.errors.find(({ extensions }) => extensions?.code === ONLY_COMPANY);
    if (onlyCompany) return onlyCompany.message;
    const limit = error.errors.find(({ extensions }) => extensions?.code === TOO_MANY);
    return limit ? `${REFUSED} ${limit.message}` : REFUSED;
  }
  return ServerError.is(error) ? REFUSED : UNEXPECTED;
}

/** Signs in and starts the session; the guard of the login page then opens the overview. */
export function useSignIn() {
  const { state } = useSession();
  const [signIn, { loading: isSigningIn }] = useSignInMutation({
    context: { anonymous: true, silent: true },
  });
  const submit = async (credentials: { email: string; password: string }) => {
    try {
      const { data } = await signIn({ variables: { input: credentials } });
      if (!data) throw new Error('The sign-in was answered without a result');
      const { accessToken, ...user } = data.openPageSession;
      session.signIn(user, { accessToken });
    } catch (error) {
      session.fail(failureText(error));
    }
  };

  return { submit, isSigningIn, failure: isSigningIn ? null : state.error };
}
