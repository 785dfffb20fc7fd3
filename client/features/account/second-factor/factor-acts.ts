import type { ApolloClient } from '@apollo/client';
import {
  AddPasskeyDocument,
  BeginCodeAppDocument,
  BeginPasskeyDocument,
  RemoveCodeAppDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  type BeginCodeAppMutation,
  type BeginPasskeyMutation,
} from '#client/graphql/generated';

/** A passkey by what its owner calls it. */
export interface NamedPasskey {
  id: number;
  name: string;
}

/** A change of a person's second factors, which the current password confirms. */
export type FactorAct =
  | { kind: 'addApp' | 'addPasskey' | 'removeApp' | 'renewCodes' }
  | ({ kind: 'removePasskey' } & NamedPasskey);

export type NewCodeApp = BeginCodeAppMutation['beginCodeApp'];

export type Outcome =
  /** The app must show a first code. */
  | { next: 'app'; app: NewCodeApp }
  /** Recovery codes to write down; they are shown once. */
  | { next: 'codes'; codes: readonly string[]; isAdded: boolean }
  | { next: 'done'; text: string; isAdded: boolean };

const SILENT = { context: { silent: true }, fetchPolicy: 'no-cache' } as const;

function required<T>(data: T | null | undefined): T {
  if (data) return data;
  throw new Error('The call was answered without a result');
}

/** The browser made no passkey: the person closed its dialog, or the device has one already. */
export class NoPasskeyError extends Error {
  constructor(cause: unknown) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    super(
      isKnown
        ? 'This device has a passkey of yours already.'
        : 'The browser did not make a passkey. Please try again.',
      { cause },
    );
  }
}

/** Asks the browser for a new passkey. */
async function createPasskey(begun: BeginPasskeyMutation['beginPasskey']) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { challenge, rpId, rpName, userHandle, userName, displayName } = begun;
  const registration = startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userHandle, name: userName, displayName },
      pubKeyCredParams: begun.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: begun.excludedIds.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: begun.timeoutMs,
    },
  });

  const { id, response } = await registration.catch((error: unknown) => {
    throw new NoPasskeyError(error);
  });
  const { clientDataJSON: clientData, attestationObject, transports = [] } = response;
  return { id, clientData, attestationObject, transports };
}

async function addPasskey(client: ApolloClient, password: string | null): Promise<Outcome> {
  const variables = { password };
  const begun = await client.mutate({ mutation: BeginPasskeyDocument, variables, ...SILENT });
  const input = await createPasskey(required(begun.data).beginPasskey);
  const { data } = await client.mutate({
    mutation: AddPasskeyDocument,
    variables: { input },
    ...SILENT,
  });

  const { passkey, recoveryCodes } = required(data).addPasskey;
  return recoveryCodes
    ? { next: 'codes', codes: recoveryCodes, isAdded: true }
    : { next: 'done', text: `The passkey of ${passkey.name} was added.`, isAdded: true };
}

/** Does it, with the password of those who have one. Throws what the server or browser refuses. */
export async function runFactorAct(
  client: ApolloClient,
  act: FactorAct,
  password: string | null,
): Promise<Outcome> {
  const variables = { password };
  switch (act.kind) {
    case 'addApp': {
      const { data } = await client.mutate({
        mutation: BeginCodeAppDocument,
        variables,
        ...SILENT,
      });
      return { next: 'app', app: required(data).beginCodeApp };
    }
    case 'renewCodes': {
      const { data } = await client.mutate({
        mutation: RenewRecoveryCodesDocument,
        variables,
        ...SILENT,
      });
      return { next: 'codes', codes: required(data).renewRecoveryCodes, isAdded: false };
    }
    case 'addPasskey':
      return addPasskey(client, password);
    case 'removeApp':
      await client.mutate({ mutation: RemoveCodeAppDocument, variables, ...SILENT });
      return { next: 'done', text: 'The authenticator app was removed.', isAdded: false };
    case 'removePasskey':
      await client.mutate({
        mutation: RemovePasskeyDocument,
        variables: { ...variables, id: act.id },
        ...SILENT,
      });
      return { next: 'done', text: `The passkey of ${act.name} was removed.`, isAdded: false };
  }
}
