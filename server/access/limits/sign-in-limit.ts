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
import { acquireSlot, acquireSlots, tooManyAttempts, type Counted } from './sliding-window.js';

const DAY_MS = 86_400_000;
/** A network from which the account signed in so lately is not held back for what others tried. */
const KNOWN_NETWORK_MS = 30 * DAY_MS;
const DELAY_STEP_MS = 50;
const MAX_DELAY_MS = 3_000;

type Addressing = { em: EntityManager; config: Pick<Config, 'tokenSecret'> };

/**
 * A mail address for use in a key. PostgreSQL folds its case, as it does to find the user, so that
 * every spelling that finds an account is counted as one, and an address that nobody has is counted
 * alike.
 */
export async function paramPrefix({ em, config }: Addressing, email: string): Promise<string> {
  const [row] = await em.execute<{ address: string }[]>('select lower(?) as address', [
    email.trim(),
  ]);
  return keyedHash(config, 'mail address', row?.address ?? '');
}

/** The limits of a network, and of the /48 around one of IPv6. */
export function networkLimits(
  { config, clientIp }: Pick<ServiceContext, 'config' | 'clientIp'>,
  kind: 'sign-in' | 'password-reset',
): Counted[] {
  const prefix = prefixOf(clientIp);
  const network: Counted = [`${kind}:network`, keyedHash(config, 'network', clientIp)];
  return prefix === null
    ? [network]
    : [network, [`${kind}:prefix`, keyedHash(config, 'network', prefix)]];
}

const eraKey = (address: string) => `sign-in:era:${address}`;

/**
 * Whoever has proved to read the address's mails need not wait for what others tried: its counts
 * start anew.
 */
export async function forgetSignInFailures(ctx: ServiceContext, email: string): Promise<void> {
  try {
    const key = eraKey(await paramPrefix(ctx, email));
    await ctx.redis.set(key, randomUUID(), 'PX', RATE_LIMITS['sign-in:account-hour'].windowMs);
  } catch (error) {
    if (!isUnavailable(error)) throw error; // while Redis is away nobody signs in; then it is a matter of waiting
  }
}

export interface SignInAttempt {
  /** By `paramPrefix`. */
  address: string;
  succeeded: () => Promise<void>;
  /** What to answer in place of the plain refusal when the pair was wrong; null for the refusal. */
  failure: ServiceError | null;
}

/**
 * Counts a try before it is made. Five failures in 15 minutes close an account to the network they
 * came from. After as many from anywhere a try from elsewhere waits a while, and a wrong pair is
 * answered as too many: the right one still gets its owner in. A hundred an hour are the most; a
 * fifth of them is kept for networks that the account signed in from lately, which do not wait
 * either. Throws TOO_MANY_REQUESTS.
 */
export async function takeSignInAttempt(
  ctx: ServiceContext,
  email: string,
): Promise<SignInAttempt> {
  const { redis } = ctx;
  const address = await paramPrefix(ctx, email);
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
  const lately = await acquireSlot(redis, ['sign-in:account', account], ctx.now());

  const isSlowedDown = !isKnown && !lately.isTaken;
  if (isSlowedDown) await ctx.pause(delayMs(remaining.get('sign-in:account-hour')));
  const succeeded = async () => {
    await Promise.all([
      giveBack(),
      lately.giveBack(),
      redis.set(knownKey, '1', 'PX', KNOWN_NETWORK_MS),
    ]);
  };
  return { address, succeeded, failure: isSlowedDown ? tooManyAttempts(lately.resetMs) : null };
}

/** The longer, the more of the hour's failures were made. */
function delayMs(remaining = 0): number {
  const failures = RATE_LIMITS['sign-in:account-hour'].limit - remaining;
  return Math.min(MAX_DELAY_MS, failures * DELAY_STEP_MS);
}
