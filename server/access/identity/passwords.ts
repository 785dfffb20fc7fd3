import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { derivedKey } from '#server/core/crypto/derived-key.js';
import type { Config } from '#server/core/process/config.js';
import { log } from '#server/core/process/log.js';

/** Argon2id, version 19, with the memory and passes that OWASP recommends for one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const KEY_ID_LENGTH = 12;
/** A stored hash names its key, so that keys can be replaced: `key=1f0c…$argon2id$…`. */
const KEYED = /^key=([0-9a-f]+)(\$.+)$/;

export type PasswordKeys = Pick<Config, 'passwordSecrets'>;

/** Serves passwords of tests, the demo and the first account; the first sign-in rehashes them. */
export const WITHOUT_KEY: PasswordKeys = { passwordSecrets: [] };

interface PasswordKey {
  id: string;
  secret: Buffer;
}

function deriveKey(passwordSecret: string): PasswordKey {
  const secret = derivedKey(passwordSecret, 'password hash');
  const id = createHash('sha256').update(secret).digest('hex').slice(0, KEY_ID_LENGTH);
  return { id, secret };
}

function currentKey({ passwordSecrets: [current] }: PasswordKeys): PasswordKey | null {
  return current === undefined ? null : deriveKey(current);
}

/** Hashed with the current key, where there is one. */
export async function hashPassword(password: string, keys: PasswordKeys): Promise<string> {
  const key = currentKey(keys);
  if (!key) return hash(password, ARGON2ID);
  return `key=${key.id}${await hash(password, { ...ARGON2ID, secret: key.secret })}`;
}

/** True for a hash with another key than the current one; hashing it again needs the password. */
export function hasOldKey(passwordHash: string, keys: PasswordKeys): boolean {
  const keyId = KEYED.exec(passwordHash)?.[1] ?? null;
  return keyId !== (currentKey(keys)?.id ?? null);
}

let decoy: Promise<string> | undefined;

/**
 * Takes as long for a missing hash as for a wrong password, so that the response time does not
 * reveal which addresses have an account.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  keys: PasswordKeys,
): Promise<boolean> {
  decoy ??= hash('a password nobody has', ARGON2ID);
  const known = passwordHash === null ? null : findKeyed(passwordHash, keys);
  const matches = await verify(known?.encoded ?? (await decoy), password, {
    secret: known?.secret,
  });
  return matches && known !== null;
}

/** The hash as the library reads it, with its key; null when that key is no longer set. */
function findKeyed(
  passwordHash: string,
  { passwordSecrets }: PasswordKeys,
): { encoded: string; secret?: Buffer } | null {
  const [, keyId, encoded] = KEYED.exec(passwordHash) ?? [];
  if (keyId === undefined || encoded === undefined) return { encoded: passwordHash };

  const key = passwordSecrets.map(deriveKey).find(({ id }) => id === keyId);
  if (key) return { encoded, secret: key.secret };

  log.error({ keyId }, 'a password was hashed with a PASSWORD_SECRET that is no longer set');
  return null;
}
