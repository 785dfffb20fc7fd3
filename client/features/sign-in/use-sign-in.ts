import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useState } from 'react';
import { useSignInMutation } from '#client/graphql/generated-front';
import { session } from '#client/session/session';
import { useSession } from '#client/session/use-session';

const REFUSED = 'Login failed. Please check your credentials.';
const UNEXPECTED = 'An unexpected error occurred.';
const TOO_MANY = 'TOO_MANY_REQUESTS';
const ASKS_FACTOR = 'SECOND_FACTOR_REQUIRED';

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** The text of an error with one of the codes, and its second factors; undefined without one. */
const findError = (error: unknown, code: string) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code === code)
    : undefined;

/**
 * The text for the person; only a rate limit and a wrong code add the server's words, which say
 * what to do.
 */
function failureText(error: unknown, { code }: Credentials): string {
  const limit = findError(error, TOO_MANY);
  if (limit) return `${REFUSED} ${limit.message}`;
  const refused = findError(error, 'UNAUTHENTICATED');
  if (refused && code !== undefined) return refused.message;
  return CombinedGraphQLErrors.is(error) || ServerError.is(error) ? REFUSED : UNEXPECTED;
}

const methodsOf = (methods: unknown): string[] =>
  Array.isArray(methods) ? methods.filter((method) => typeof method === 'string') : [];

/** The second factors to choose from, after the right password. */
interface Asked {
  methods: readonly string[];
  /** Nothing has failed since. */
  isFresh: boolean;
}

/** Signs in and starts the session; the guard of the login page then opens the overview. */
export function useSignIn() {
  const client = useApolloClient();
  const { state } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAtPasskey, setAtPasskey] = useState(false);
  const [signIn, { loading }] = useSignInMutation({ context: { anonymous: true, silent: true } });
  const isSigningIn = loading || isAtPasskey;

  const fail = (text: string) => {
    setAsked((before) => before && { ...before, isFresh: false });
    session.fail(text);
  };

  const submit = async (credentials: Credentials) => {
    try {
      const { data } = await signIn({ variables: { input: credentials } });
      if (!data) throw new Error('The sign-in was answered without a result');
      const { accessToken, ...user } = data.openPageSession;
      session.signIn(user, { accessToken });
    } catch (error) {
      const factor = findError(error, ASKS_FACTOR);
      if (factor) setAsked({ methods: methodsOf(factor.extensions?.methods), isFresh: true });
      else fail(failureText(error, credentials));
    }
  };

  const tryPasskey = async () => {
    setAtPasskey(true);
    try {
      const { signInWithPasskey } = await import('./second-step/sign-in-with-passkey');
      const failure = await signInWithPasskey(client);
      if (failure !== null) fail(failure);
    } catch {
      fail(UNEXPECTED);
    } finally {
      setAtPasskey(false);
    }
  };

  const hidesFailure = isSigningIn || asked?.isFresh === true;
  return {
    submit,
    tryPasskey,
    isSigningIn,
    methods: asked?.methods ?? null,
    back: () => setAsked(null),
    failure: hidesFailure ? null : state.error,
  };
}
