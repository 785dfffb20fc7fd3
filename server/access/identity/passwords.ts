import { hash, verify } from '@node-rs/argon2';

/** Argon2id, version 19, with the memory and passes that OWASP recommends for one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

let decoy: Promise<string> | undefined;

/**
 * Takes as long for a missing hash as for a wrong password, so that the response time does not
 * reveal which addresses have an account.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
