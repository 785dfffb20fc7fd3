import { audit } from '#server/access/audit/audit.js';
import type { EntityType } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { invalidateTags, organisationTag } from '#server/access/identity/tagged-cache.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { isOfOwnOrganisation } from '#server/domains/people/user/own-organisation.js';
import { OrganisationSignIn } from './organisation-sign-in.entity.js';
import { organisationSignInPolicy } from './organisation-sign-in.policy.js';
import type {
  OrganisationSignInInput,
  OrganisationSignInRules,
} from './organisation-sign-in.type.js';

const NOUNS: Record<OrganisationType, string> = {
  CUSTOMER: 'customer',
  AGENCY: 'agency',
  BROADCASTER: 'broadcaster',
  ADTECH: 'adtech',
};

interface OrganisationRef {
  entityType: EntityType;
  entityId: number;
}

type Known = Pick<OrganisationSignIn, 'entityType' | 'entityId'>;

/**
 * An organisation whose rules the caller may read and change. To admins, how another organisation
 * signs in is NOT_FOUND, whether or not they see the organisation.
 */
async function requireOrganisation(
  ctx: ServiceContext,
  { entityType, entityId }: OrganisationRef,
): Promise<Known> {
  const actor = requireActor(ctx);
  const isAdmin = actor.permissionLevel === 'ADMIN' && !('apiKey' in actor.via);
  if (!isAdmin) throw new ServiceError('FORBIDDEN', 'You do not have permission to do this');
  if (entityType === 'SYSTEM') throw notFound('Organisation');

  const organisation = { entityType, entityId };
  if (actor.entityType !== 'SYSTEM' && !isOfOwnOrganisation(actor, organisation))
    throw notFound('Organisation');

  authorize(actor, organisationSignInPolicy, 'update', organisation);
  const found = await findOrganisation(ctx.em, entityType, entityId);
  if (!found || found.archived || found.sandboxId !== null) throw notFound('Organisation');

  return organisation;
}

const rulesOf = (
  { entityType, entityId }: Known,
  row: OrganisationSignIn | null,
): OrganisationSignInRules => ({
  entityType,
  entityId,
  requiresSecondFactor: row?.requiresSecondFactor ?? false,
});

/** Throws FORBIDDEN unless the caller is an admin, NOT_FOUND for another organisation. */
export async function getOrganisationSignIn(
  ctx: ServiceContext,
  ref: OrganisationRef,
): Promise<OrganisationSignInRules> {
  const organisation = await requireOrganisation(ctx, ref);
  return rulesOf(organisation, await ctx.em.findOne(OrganisationSignIn, organisation));
}

/**
 * Changes how the people of an organisation sign in. It applies to open sessions at once. Throws
 * FORBIDDEN unless the caller is an admin, NOT_FOUND for another organisation.
 */
export async function updateOrganisationSignIn(
  ctx: ServiceContext,
  ref: OrganisationRef,
  { requiresSecondFactor }: OrganisationSignInInput,
): Promise<OrganisationSignInRules> {
  const rules = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const organisation = await requireOrganisation(tx, ref);
    const known = await em.findOne(OrganisationSignIn, organisation);
    const before = known?.requiresSecondFactor ?? false;
    const row = await em.upsert(OrganisationSignIn, { ...organisation, requiresSecondFactor });

    if (before !== requiresSecondFactor) {
      const noun = NOUNS[organisation.entityType];
      audit(tx, {
        action: `${noun}.updateSignIn`,
        subjectType: noun,
        subjectId: organisation.entityId,
        customerId: noun === 'customer' ? organisation.entityId : null,
        changes: { requiresSecondFactor: { before, after: requiresSecondFactor } },
      });
    }

    return rulesOf(organisation, row);
  });
  await invalidateTags(ctx.redis, [organisationTag(ref.entityType, ref.entityId)]);
  return rules;
}
