import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashToken } from '#server/access/identity/tokens.js';
import { RecoveryCode } from './recovery-code.entity.js';

const COUNT = 10;
const CODE_BYTES = 10;

/** 80 random bits in groups of four characters, for writing down. */
const newCode = (): string =>
  (randomBytes(CODE_BYTES).toString('hex').toUpperCase().match(/.{4}/g) ?? []).join('-');

/** Ignores case, spaces and dashes of the typed code. */
const hashCode = (code: string): string => hashToken(code.replace(/[\s-]/g, '').toUpperCase());

/** Replaces all codes of a user by new ones, and returns their texts, which are not stored. */
export async function replaceRecoveryCodes(
  em: EntityManager,
  userId: number,
  createdAt: Date,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await em.nativeDelete(RecoveryCode, { userId });
  for (const code of codes)
    em.persist(em.create(RecoveryCode, { userId, codeHash: hashCode(code), createdAt }));
  await em.flush();
  return codes;
}

/** New codes for a user who has none left; else null. */
export async function firstRecoveryCodes(
  em: EntityManager,
  userId: number,
  createdAt: Date,
): Promise<string[] | null> {
  const left = await countRecoveryCodes(em, userId);
  return left > 0 ? null : replaceRecoveryCodes(em, userId, createdAt);
}

export const countRecoveryCodes = (em: EntityManager, userId: number): Promise<number> =>
  em.count(RecoveryCode, { userId, usedAt: null });

/** One of several simultaneous uses of one code succeeds. */
export async function spendRecoveryCode(
  em: EntityManager,
  userId: number,
  code: string,
  usedAt: Date,
): Promise<boolean> {
  const unused = { userId, codeHash: hashCode(code), usedAt: null };
  return (await em.nativeUpdate(RecoveryCode, unused, { usedAt })) === 1;
}
