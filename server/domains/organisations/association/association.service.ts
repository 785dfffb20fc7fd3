import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleAssociations } from '#server/access/visibility/visibility.js';
import { notFound } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { diffForDelete } from '#server/core/input/partial-update.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { AssociationRequest } from './request/association-request.entity.js';
import { associationPolicy } from './association.policy.js';
import { auditRequest } from './request/audit-request.js';
import { auditSides } from './audit-sides.js';
import { createPair, listOrganisations, type OrganisationRef } from './organisation-pair.js';
import { sidesOf } from './request/request-parties.js';
import { mailAboutEnd } from './mails/mail-both-sides.js';

/**
 * Ends an association of the caller's organisation: after the commit neither side sees the other.
 * Throws NOT_FOUND, FORBIDDEN.
 */
export async function endAssociation(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const relationship = await em.findOne(
      Relationship,
      { id, ...visibleAssociations(requireActor(ctx)) },
      FOR_UPDATE,
    );
    if (!relationship) throw notFound('Association');
    authorize(requireActor(ctx), associationPolicy, 'end', relationship);
    await endRelationship(tx, relationship);
  });
}

/**
 * Removes a relationship that the caller's transaction has locked, and everything else that lets
 * one side see the other.
 */
export async function endRelationship(
  ctx: ServiceContext,
  relationship: Relationship,
): Promise<void> {
  const { id, customerId, broadcasterId, agencyId, adtechId } = relationship;
  const changes = diffForDelete({ customerId, broadcasterId, agencyId, adtechId });

  audit(ctx, {
    action: 'relationship.remove',
    subjectType: 'relationship',
    subjectId: id,
    customerId,
    changes,
  });
  ctx.em.remove(relationship);

  const [first, second] = listOrganisations(relationship);

  await auditSides(ctx, 'separate', [first, second]);
  await clearCreator(ctx, first, second);
  await clearCreator(ctx, second, first);

  const request = await endRequest(ctx, relationship);
  const [requester, target] = request ? sidesOf(request) : [first, second];

  await mailAboutEnd(ctx, requester, target);
}

/**
 * The creator of a client or an agency sees it for that reason alone, so clear the field. The
 * history keeps the creator.
 */
async function clearCreator(
  { em }: ServiceContext,
  created: OrganisationRef,
  creator: OrganisationRef,
): Promise<void> {
  const by = {
    id: created.entityId,
    createdByEntityType: creator.entityType,
    createdByEntityId: creator.entityId,
  };
  const system = { createdByEntityType: 'SYSTEM', createdByEntityId: null } as const;
  if (created.entityType === 'CUSTOMER') await em.nativeUpdate(Customer, by, system);
  if (created.entityType === 'AGENCY') await em.nativeUpdate(Agency, by, system);
}

/** Ends the accepted request behind the relationship, if there is one. */
async function endRequest(
  ctx: ServiceContext,
  relationship: Relationship,
): Promise<AssociationRequest | null> {
  const pair = createPair(...listOrganisations(relationship));
  const request = await ctx.em.findOne(
    AssociationRequest,
    { ...pair, state: 'ACCEPTED' },
    FOR_UPDATE,
  );
  if (!request) return null;

  request.state = 'ENDED';
  request.endedAt = ctx.now();
  request.endedByType = requireActor(ctx).entityType;
  await auditRequest(ctx, request, 'ACCEPTED');

  return request;
}
