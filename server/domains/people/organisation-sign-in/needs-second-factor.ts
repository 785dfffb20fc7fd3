import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import type { SignInMethod } from '#server/domains/people/sessions/session.entity.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { OrganisationSignIn } from './organisation-sign-in.entity.js';

export type FactorRule = Pick<Config, 'superAdminsNeedSecondFactor'>;

/** True where the rules ask the user for more than a password. */
export async function mustHaveSecondFactor(
  em: EntityManager,
  { entityType, entityId }: Pick<User, 'entityType' | 'entityId'>,
  rule: FactorRule,
): Promise<boolean> {
  if (entityType === 'SYSTEM') return rule.superAdminsNeedSecondFactor;
  if (entityId === null) return false;
  const required = { entityType, entityId, requiresSecondFactor: true };
  return (await em.count(OrganisationSignIn, required)) > 0;
}

/** True where a session may not do what the rules ask a second factor for. */
export const needsSecondFactor = async (
  em: EntityManager,
  user: User,
  method: SignInMethod,
  rule: FactorRule,
): Promise<boolean> => method === 'PASSWORD' && (await mustHaveSecondFactor(em, user, rule));
