import type { ServiceContext } from '#server/access/identity/context.js';
import { hashToken, newOpaqueToken } from '#server/access/identity/tokens.js';
import { seal, unseal } from '#server/core/crypto/seal.js';

/** State of one sign-in from its start at our page to its return from the provider. */
export interface SignInTransaction {
  connectionId: number;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export const TRANSACTION_LIFE_MS = 10 * 60_000;

const PURPOSE = 'company sign-in under way';
const keyOf = (token: string) => `sso:transaction:${hashToken(token)}`;

/** Stores the transaction for ten minutes; returns the token that the browser must present. */
export async function storeTransaction(
  { redis, config }: ServiceContext,
  transaction: SignInTransaction,
): Promise<string> {
  const { token } = newOpaqueToken();
  const sealed = seal(config.tokenSecret, PURPOSE, JSON.stringify(transaction));
  await redis.set(keyOf(token), sealed, 'PX', TRANSACTION_LIFE_MS);
  return token;
}

/** The transaction, once; null when it is unknown, used or expired. */
export async function takeTransaction(
  { redis, config }: ServiceContext,
  token: string,
): Promise<SignInTransaction | null> {
  const sealed = await redis.getdel(keyOf(token));
  if (sealed === null) return null;
  try {
    return JSON.parse(unseal(config.tokenSecret, PURPOSE, sealed)) as SignInTransaction; // sealed by storeTransaction
  } catch {
    return null; // sealed with the secret before a rotation
  }
}
