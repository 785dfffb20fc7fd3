import type { EntityType } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import { invalid, notFound } from '#server/core/errors.js';
import { isOfOwnOrganisation } from '#server/domains/people/user/own-organisation.js';
import { ssoConnectionPolicy } from './sso-connection.policy.js';

export interface SsoOrganisation {
  entityType: OrganisationType;
  entityId: number;
}

/** Names an organisation; the caller's own one when both fields are left out. */
export interface NamedOrganisation {
  entityType?: EntityType | null;
  entityId?: number | null;
}

/**
 * The organisation whose sign-in the caller may see or change. Throws INVALID for super admins who
 * name none, NOT_FOUND for an organisation of others, FORBIDDEN unless the caller is an admin.
 */
export async function requireSsoOrganisation(
  ctx: ServiceContext,
  named: NamedOrganisation,
  verb: 'view' | 'update',
): Promise<SsoOrganisation> {
  const actor = requireActor(ctx);
  const entityType = named.entityType ?? actor.entityType;
  const entityId = named.entityId ?? (named.entityType ? null : actor.entityId);

  if (entityType === 'SYSTEM' || entityId === null)
    throw invalid({ entity_id: 'Name the organisation' });

  const organisation = { entityType, entityId };
  const isVisible = actor.entityType === 'SYSTEM' || isOfOwnOrganisation(actor, organisation);
  const found = isVisible ? await findOrganisation(ctx.em, entityType, entityId) : null;
  if (!found || found.archived || found.sandboxId !== null) throw notFound('Organisation');

  authorize(actor, ssoConnectionPolicy, verb, organisation);

  return organisation;
}
