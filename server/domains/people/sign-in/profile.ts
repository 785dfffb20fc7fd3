import type { Actor } from '#server/access/identity/actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { allowedActions } from '#server/access/roles/policy.js';
import { requireSignedIn } from '#server/access/roles/require-actor.js';
import { ServiceError } from '#server/core/errors.js';
import type { Profile, Viewer } from './profile.type.js';
import { User } from '#server/domains/people/user/user.entity.js';

/** `entityName` is null for SYSTEM. */
export function profileOf(user: User, actor: Actor, entityName: string | null): Profile {
  const { role, permissionLevel, entityType, entityId, countryCode, countryList } = actor;
  const { id, name, email, passwordExpiresAt } = user;
  const ofUser = { id, name, email, mustChangePassword: passwordExpiresAt !== null };
  const mustSetUpSecondFactor = actor.needsSecondFactor === true;

  return {
    ...ofUser,
    mustSetUpSecondFactor,
    role,
    permissionLevel,
    entityType,
    entityId,
    entityName,
    countryCode,
    countryList,
  };
}

/** The signed-in person. Throws UNAUTHENTICATED for an API key. */
export async function getViewer(ctx: ServiceContext): Promise<Viewer> {
  const actor = requireSignedIn(ctx);
  const user = actor.userId === null ? null : await ctx.em.findOne(User, { id: actor.userId });
  if (!user) throw new ServiceError('UNAUTHENTICATED', 'Sign in as a person to do this');

  const organisation = await findOrganisation(ctx.em, actor.entityType, actor.entityId);
  const { entityType, permissionLevel, countryCode, countryList } = actor;
  const isSuperUser = entityType === 'SYSTEM';

  return {
    ...profileOf(user, actor, organisation?.name ?? null),
    isMultiCountry: isSuperUser || countryList.length > 1,
    isAdTechUser: entityType === 'ADTECH',
    isBroadcaster: entityType === 'BROADCASTER',
    isAgency: entityType === 'AGENCY',
    isCustomer: entityType === 'CUSTOMER',
    isSuperUser,
    isEntityAdmin: !isSuperUser && permissionLevel === 'ADMIN',
    homeCountry: countryCode,
    operationalCountries:
      countryList.length > 0 || countryCode === null ? countryList : [countryCode],
    viewerCan: allowedActions(actor),
  };
}
