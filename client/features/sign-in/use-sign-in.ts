import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSignInMutation } from '#client/graphql/generated-front';
import { session } from '#client/session/session';
import { useSession } from '#client/session/use-session';

const UNEXPECTED = 'An unexpected error occurred.';

export type SignIn = ReturnType<typeof useSignIn>;

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/**
 * Signs in and starts the session; the guard of the login page then opens the overview. What only
 * some people need loads when they do.
 */
export function useSignIn() {
  const client = useApolloClient();
  const { state } = useSession();
  /** The second factors to choose from, after the right password. */
  const [methods, setMethods] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [signIn] = useSignInMutation({ context: { anonymous: true, silent: true } });

  const whileBusy = async (act: () => Promise<string | null>) => {
    setBusy(true);
    const failure = await act().catch(() => UNEXPECTED);
    if (failure !== null) session.fail(failure);
    setFailed(failure !== null);
    setBusy(false);
  };

  const submit = (credentials: Credentials) =>
    whileBusy(async () => {
      try {
        const { data } = await signIn({ variables: { input: credentials } });
        if (!data) return UNEXPECTED;
        const { accessToken, ...user } = data.openPageSession;
        session.signIn(user, { accessToken });
        return null;
      } catch (error) {
        const { readRefusal } = await import('./second-step/read-refusal');
        const refusal = readRefusal(error, credentials.code !== undefined);
        if ('text' in refusal) return refusal.text;
        setMethods(refusal.methods);
        return null;
      }
    });

  const tryPasskey = () =>
    void whileBusy(async () => {
      const { signInWithPasskey } = await import('./second-step/sign-in-with-passkey');
      return signInWithPasskey(client);
    });

  return {
    submit,
    tryPasskey,
    isSigningIn: isBusy,
    methods,
    back: () => setMethods(null),
    failure: hasFailed && !isBusy ? state.error : null,
  };
}
