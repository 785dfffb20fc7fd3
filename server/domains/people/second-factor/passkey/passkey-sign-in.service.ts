import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { personKey, recordSecurityEvent } from '#server/access/audit/security-events.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { networkLimits } from '#server/access/limits/sign-in-rate-limit.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { ServiceError } from '#server/core/errors.js';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import type { SignInResult } from '#server/domains/people/sign-in/profile.type.js';
import { openSession } from '#server/domains/people/sessions/session.service.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { newSignInChallenge, takeSignInChallenge } from './passkey-challenge.js';
import { Passkey } from './passkey.entity.js';
import { originOf, rpIdOf, TIMEOUT_MS, userHandleOf } from './relying-party.js';
import {
  checkPasskeyProof,
  type PasskeyProofInput,
} from '#server/domains/people/second-factor/second-factor.input.js';
import type { PasskeyChallenge } from '#server/domains/people/second-factor/second-factor.type.js';

/** Returns what a browser needs to sign somebody in with a passkey. Throws TOO_MANY_REQUESTS. */
export async function beginPasskeySignIn(ctx: ServiceContext): Promise<PasskeyChallenge> {
  await acquireSlots(ctx.redis, networkLimits(ctx, 'passkey'), ctx.now());
  const challenge = await newSignInChallenge(ctx);
  return { challenge, rpId: rpIdOf(ctx.config), timeoutMs: TIMEOUT_MS };
}

/** The same error for every problem, so that it does not reveal which passkeys exist. */
const refused = () => new ServiceError('UNAUTHENTICATED', 'This passkey cannot sign you in.');

/**
 * Opens a session with a passkey, which counts as two factors: the device, and how it checked who
 * holds it. Throws UNAUTHENTICATED for any answer that is not right, TOO_MANY_REQUESTS.
 */
export async function signInWithPasskey(
  ctx: ServiceContext,
  proof: PasskeyProofInput,
): Promise<SignInResult> {
  checkPasskeyProof(proof);

  const { giveBack } = await takeAttempt(ctx);
  const passkey = await findProved(ctx, proof);
  const user = passkey && (await ctx.em.findOne(User, { id: passkey.userId, archivedAt: null }));
  const now = ctx.now();
  // Somebody else chose the password, or it was cleared because others may know it.
  const isBlocked = !user?.passwordHash || isPast(user.passwordExpiresAt, now);
  const session = user && !isBlocked ? await openSession(ctx, user, 'PASSKEY') : null;

  if (!session) {
    const person = passkey ? personKey(ctx, passkey.userId) : undefined;
    recordSecurityEvent(ctx, 'sign_in_failed', { person });
    throw refused();
  }

  await giveBack();

  return session;
}

const isPast = (moment: Date | null, now: Date) => moment !== null && moment <= now;

async function takeAttempt(ctx: ServiceContext) {
  try {
    return await acquireSlots(ctx.redis, networkLimits(ctx, 'sign-in'), ctx.now());
  } catch (error) {
    if (error instanceof ServiceError) recordSecurityEvent(ctx, 'sign_in_locked', {});
    throw error;
  }
}

function challengeIn({ clientData }: PasskeyProofInput): string | null {
  try {
    return decodeClientDataJSON(clientData).challenge;
  } catch {
    return null;
  }
}

/** The passkey that was used, when the proof is right; else null. */
async function findProved(ctx: ServiceContext, proof: PasskeyProofInput): Promise<Passkey | null> {
  const challenge = challengeIn(proof);
  if (challenge === null || !(await takeSignInChallenge(ctx, challenge))) return null;

  const passkey = await ctx.em.findOne(Passkey, { credentialId: proof.id });
  if (!passkey || (proof.userHandle ?? '') !== userHandleOf(passkey.userId)) return null;

  const counter = await verifiedCounter(ctx, passkey, proof, challenge);
  if (counter === null) return null;
  if (await countUse(ctx, passkey, counter)) return passkey;

  // Two devices with one key: somebody has copied it.
  const person = personKey(ctx, passkey.userId);
  recordSecurityEvent(ctx, 'passkey_counter_regressed', { person });

  return null;
}

/** The counter in a proof that is signed by the passkey for this product; null for any other. */
async function verifiedCounter(
  { config, requestId }: ServiceContext,
  { credentialId, publicKey }: Passkey,
  { id, clientData, authenticatorData, signature }: PasskeyProofInput,
  expectedChallenge: string,
): Promise<number | null> {
  try {
    const response = { clientDataJSON: clientData, authenticatorData, signature };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin: originOf(config),
      expectedRPID: rpIdOf(config),
      requireUserVerification: true,
      // `countUse` compares the counter.
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    });

    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // The library throws a plain Error for each thing that does not fit.
    log.info({ requestId, reason: safeErrorMessage(error) }, 'a passkey was refused');
    return null;
  }
}

/** False when the counter is not higher than at the last use; those that do not count stay at 0. */
async function countUse(
  { em, now }: ServiceContext,
  { id }: Passkey,
  counter: number,
): Promise<boolean> {
  const below = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } };
  return (await em.nativeUpdate(Passkey, { id, ...below }, { counter, lastUsedAt: now() })) === 1;
}
