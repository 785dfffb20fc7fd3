import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requirePerson } from '#server/access/roles/require-actor.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { deviceOf } from '#server/domains/people/sessions/device-name.js';
import { endSessionsOf } from '#server/domains/people/sessions/end-session.js';
import {
  withReauthentication,
  reauthenticate,
  type ReauthenticatedOwner,
} from '#server/domains/people/second-factor/reauthenticate.js';
import { removeUselessCodes } from '#server/domains/people/second-factor/factors.js';
import { newAddChallenge, takeAddChallenge } from './passkey-challenge.js';
import { Passkey } from './passkey.entity.js';
import { stepUpSession } from '#server/domains/people/second-factor/step-up-session.js';
import { recordFactorChange } from '#server/domains/people/second-factor/record-factor-change.js';
import { firstRecoveryCodes } from '#server/domains/people/second-factor/recovery-code/recovery-codes.js';
import {
  ALGORITHMS,
  originOf,
  RP_NAME,
  rpIdOf,
  TIMEOUT_MS,
  userHandleOf,
  withoutAttestation,
} from './relying-party.js';
import {
  checkNewPasskey,
  type NewPasskeyInput,
} from '#server/domains/people/second-factor/second-factor.input.js';
import type {
  AddedPasskey,
  PasskeyCreation,
} from '#server/domains/people/second-factor/second-factor.type.js';

const MAX_PASSKEYS = 20;

const tooMany = () =>
  new ServiceError(
    'CONFLICT',
    `You have ${MAX_PASSKEYS} passkeys. Remove one that you do not use.`,
  );

const notAccepted = () =>
  invalid({ passkey: 'This passkey could not be added. Please try again.' });

/**
 * Returns what the caller's browser needs to make a passkey. Throws INVALID for a wrong password,
 * CONFLICT for a caller with twenty passkeys, TOO_MANY_REQUESTS.
 */
export async function beginPasskey(
  ctx: ServiceContext,
  password: string | null,
): Promise<PasskeyCreation> {
  const { id, name, email } = await reauthenticate(ctx, password);
  const passkeys = await ctx.em.find(Passkey, { userId: id });
  if (passkeys.length >= MAX_PASSKEYS) throw tooMany();

  return {
    challenge: await newAddChallenge(ctx, id),
    rpId: rpIdOf(ctx.config),
    rpName: RP_NAME,
    timeoutMs: TIMEOUT_MS,
    userHandle: userHandleOf(id),
    userName: email,
    displayName: name,
    algorithms: ALGORITHMS,
    excludedIds: passkeys.map(({ credentialId }) => credentialId),
  };
}

type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>;

/** Null when the answer is not that of a new passkey for this product and this challenge. */
async function verifyNew(
  { config, requestId }: ServiceContext,
  { id, clientData, attestationObject }: NewPasskeyInput,
  expectedChallenge: string,
): Promise<NewCredential | null> {
  try {
    const response = {
      clientDataJSON: clientData,
      attestationObject: withoutAttestation(attestationObject),
    };

    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin: originOf(config),
      expectedRPID: rpIdOf(config),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo || registrationInfo.credential.id !== id) return null;

    const { credential } = registrationInfo;
    const publicKey = isoBase64URL.fromBuffer(credential.publicKey);
    return { credentialId: credential.id, publicKey, counter: credential.counter };
  } catch (error) {
    // The library throws a plain Error for each thing that does not fit.
    log.info({ requestId, reason: safeErrorMessage(error) }, 'a new passkey was refused');
    return null;
  }
}

/**
 * Adds a passkey that answers the challenge of `beginPasskey`, and ends the other sessions. Throws
 * INVALID for any other answer, CONFLICT for one that is known.
 */
export async function addPasskey(
  ctx: ServiceContext,
  input: NewPasskeyInput,
): Promise<AddedPasskey> {
  const { userId } = requirePerson(ctx);
  checkNewPasskey(input);

  const challenge = await takeAddChallenge(ctx, userId);
  const credential = challenge === null ? null : await verifyNew(ctx, input, challenge);
  if (!credential) throw notAccepted();

  return withReauthentication(ctx, async (tx, { sessionId }) => {
    const { em } = tx;
    const now = tx.now();
    if ((await em.count(Passkey, { userId })) >= MAX_PASSKEYS) throw tooMany();

    const name = deviceOf(ctx.userAgent) ?? 'A device';
    const { transports } = input;
    const passkey = em.create(Passkey, { ...credential, userId, transports, name, createdAt: now });
    await em.persist(passkey).flush();
    const recoveryCodes = await firstRecoveryCodes(em, userId, now);
    await stepUpSession(em, sessionId, 'PASSKEY');
    await endSessionsOf(em, userId, now, { except: sessionId });
    recordFactorChange(tx, userId, 'PASSKEY_ADDED');

    return { passkey, recoveryCodes };
  });
}

/**
 * Removes a passkey of the caller and ends the other sessions. Throws INVALID for a wrong password,
 * NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function removePasskey(
  ctx: ServiceContext,
  id: number,
  password: string | null,
): Promise<void> {
  const proved = await reauthenticate(ctx, password);

  const remove = async (tx: ServiceContext, { user, sessionId }: ReauthenticatedOwner) => {
    const { em } = tx;
    const passkey = await em.findOne(Passkey, { id, userId: user.id });
    if (!passkey) throw notFound('Passkey');
    await em.remove(passkey).flush();
    await removeUselessCodes(em, user.id);
    await endSessionsOf(em, user.id, tx.now(), { except: sessionId });
    recordFactorChange(tx, user.id, 'PASSKEY_REMOVED');
  };

  await withReauthentication(ctx, remove, proved);
}
