import type { EntityManager } from '@mikro-orm/postgresql';
import { CodeApp } from './code-app/code-app.entity.js';
import { Passkey } from './passkey/passkey.entity.js';
import { RecoveryCode } from './recovery-code/recovery-code.entity.js';

export type FactorMethod = 'code' | 'passkey';

/** The second factors that a user has set up; empty when a password is enough for the sign-in. */
export async function listFactors(em: EntityManager, userId: number): Promise<FactorMethod[]> {
  const apps = await em.count(CodeApp, { userId, confirmedAt: { $ne: null } });
  const passkeys = await em.count(Passkey, { userId });
  return [...(apps > 0 ? ['code' as const] : []), ...(passkeys > 0 ? ['passkey' as const] : [])];
}

/** Removes every second factor of a user, or those set up since a moment. */
export async function removeFactors(
  em: EntityManager,
  userId: number,
  since = new Date(0),
): Promise<void> {
  await em.nativeDelete(CodeApp, { userId, createdAt: { $gte: since } });
  await em.nativeDelete(Passkey, { userId, createdAt: { $gte: since } });
  await em.nativeDelete(RecoveryCode, { userId, createdAt: { $gte: since } });
  await removeUselessCodes(em, userId);
}

/** Recovery codes stand in for a factor: without one they are nothing. */
export async function removeUselessCodes(em: EntityManager, userId: number): Promise<void> {
  if ((await listFactors(em, userId)).length === 0) await em.nativeDelete(RecoveryCode, { userId });
}
