import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { prefixOf } from '#server/core/http/client-ip.js';
import type { Config } from '#server/core/process/config.js';
import { ServiceError } from '#server/core/errors.js';
import { isUnavailable } from '#server/core/http/unavailable.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { keyedHash } from '#server/access/identity/keyed-hash.js';
import { recordSecurityEvent } from '#server/access/audit/security-events.js';
import { RATE_LIMITS } from './rate-limits.js';
import { acquireSlot, acquireSlots, tooManyAttempts, type Counted } from './rate-limiter.js';

const DAY_MS = 86_400_000;
/**
 * A network from which the account signed in within this time is not delayed because of failures
 * elsewhere.
 */
const KNOWN_NETWORK_MS = 30 * DAY_MS;
const DELAY_STEP_MS = 50;
const MAX_DELAY_MS = 3_000;

type Addressing = { em: EntityManager; config: Pick<Config, 'tokenSecret'> };

/**
 * A mail address as part of a Redis key. PostgreSQL lower-cases it, as it does to find the user, so
 * that every spelling that finds an account counts as one. Unknown addresses are counted the same
 * way.
 */
export async function emailKey({ em, config }: Addressing, email: string): Promise<string> {
  const [row] = await em.execute<{ address: string }[]>('select lower(?) as address', [
    email.trim(),
  ]);
  return keyedHash(config, 'mail address', row?.address ?? '');
}

/** The limits of a network and, for IPv6, of the /48 around it. */
export function networkLimits(
  { config, clientIp }: Pick<ServiceContext, 'config' | 'clientIp'>,
  kind: 'sign-in' | 'password-reset' | 'passkey' | 'shared-link',
): Counted[] {
  const prefix = prefixOf(clientIp);
  const network: Counted = [`${kind}:network`, keyedHash(config, 'network', clientIp)];
  return prefix === null
    ? [network]
    : [network, [`${kind}:prefix`, keyedHash(config, 'network', prefix)]];
}

const eraKey = (address: string) => `sign-in:era:${address}`;

/** Resets the failure counts of a mail address after its owner proved to read its mails. */
export async function forgetSignInFailures(ctx: ServiceContext, email: string): Promise<void> {
  try {
    const key = eraKey(await emailKey(ctx, email));
    await ctx.redis.set(key, randomUUID(), 'PX', RATE_LIMITS['sign-in:account-hour'].windowMs);
  } catch (error) {
    if (!isUnavailable(error)) throw error; // nobody can sign in while Redis is away; the counts then expire by themselves
  }
}

export interface SignInAttempt {
  /** Made by `emailKey`. */
  address: string;
  succeeded: () => Promise<void>;
  /** Does not count the attempt: it guessed nothing. It makes no network a known one. */
  withdraw: () => Promise<void>;
  /**
   * The error to throw in place of the plain refusal when the password is wrong; null for the plain
   * refusal.
   */
  failure: ServiceError | null;
}

/**
 * Counts an attempt before it is made. After five failures in 15 minutes the network that made them
 * is locked out of the account. After five from anywhere, attempts from other networks are delayed,
 * and a wrong password answers TOO_MANY_REQUESTS; the right one still signs in. The limit is a
 * hundred failures an hour; a fifth is reserved for networks that signed in to the account
 * recently, which are not delayed either. Throws TOO_MANY_REQUESTS.
 */
export async function takeSignInAttempt(
  ctx: ServiceContext,
  email: string,
): Promise<SignInAttempt> {
  const { redis } = ctx;
  const address = await emailKey(ctx, email);
  const network = keyedHash(ctx.config, 'network', ctx.clientIp);
  const knownKey = `sign-in:known:${address}:${network}`;
  const [era, known] = await Promise.all([redis.get(eraKey(address)), redis.get(knownKey)]);
  const isKnown = known !== null;
  const account = `${address}${era ?? ''}`;

  const counted: Counted[] = [
    ['sign-in:account-network', `${account}:${network}`],
    ...networkLimits(ctx, 'sign-in'),
    ['sign-in:account-hour', account],
  ];
  if (!isKnown) counted.push(['sign-in:account-hour-elsewhere', account]);
  const { giveBack, remaining } = await acquireSlots(redis, counted, ctx.now()).catch(
    (error: unknown) => {
      if (error instanceof ServiceError) recordSecurityEvent(ctx, 'sign_in_locked', { address });
      throw error;
    },
  );
  const recent = await acquireSlot(redis, ['sign-in:account', account], ctx.now());

  const isSlowedDown = !isKnown && !recent.isTaken;
  if (isSlowedDown) await ctx.pause(delayMs(remaining.get('sign-in:account-hour')));
  const withdraw = async () => {
    await Promise.all([giveBack(), recent.giveBack()]);
  };
  const succeeded = async () => {
    await Promise.all([withdraw(), redis.set(knownKey, '1', 'PX', KNOWN_NETWORK_MS)]);
  };
  const failure = isSlowedDown ? tooManyAttempts(recent.resetMs) : null;

  return { address, succeeded, withdraw, failure };
}

/** Grows with the failures of the last hour. */
function delayMs(remaining = 0): number {
  const failures = RATE_LIMITS['sign-in:account-hour'].limit - remaining;
  return Math.min(MAX_DELAY_MS, failures * DELAY_STEP_MS);
}
