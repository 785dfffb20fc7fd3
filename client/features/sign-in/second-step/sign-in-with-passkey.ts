import type { ApolloClient } from '@apollo/client';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import { describeFailure } from '#client/graphql/links/failure';
import {
  BeginPasskeySignInDocument,
  SignInWithPasskeyDocument,
} from '#client/graphql/generated-links';
import { session } from '#client/session/session';

const CONTEXT = { anonymous: true, silent: true };
const NOT_USED = 'No passkey was used. Try again, or sign in with your password.';

/** True where the browser ended it: the person closed its dialog, or there is no passkey. */
const isOfBrowser = (error: unknown) =>
  error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError');

async function proveToServer(client: ApolloClient): Promise<void> {
  const { data: begun } = await client.mutate({
    mutation: BeginPasskeySignInDocument,
    context: CONTEXT,
  });
  if (!begun) throw new Error('The sign-in was answered without a challenge');

  const { challenge, rpId, timeoutMs } = begun.beginPasskeySignIn;
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, timeout: timeoutMs, userVerification: 'required' },
  });

  const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
  const { data } = await client.mutate({
    mutation: SignInWithPasskeyDocument,
    variables: { input: { id, clientData, authenticatorData, signature, userHandle } },
    context: CONTEXT,
  });
  if (!data) throw new Error('The sign-in was answered without a result');

  const { accessToken, ...user } = data.openPageSessionWithPasskey;
  session.signIn(user, { accessToken });
}

/** Signs in with a passkey of this device; returns why it failed, else null. */
export async function signInWithPasskey(client: ApolloClient): Promise<string | null> {
  try {
    await proveToServer(client);
    return null;
  } catch (error) {
    return isOfBrowser(error) ? NOT_USED : describeFailure(error).message;
  }
}
