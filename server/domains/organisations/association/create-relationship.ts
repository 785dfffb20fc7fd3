import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { diffForCreate } from '#server/core/input/partial-update.js';
import { createdBy } from '#server/domains/organisations/base/created-by.js';
import { auditSides } from './audit-sides.js';
import { createPair, type OrganisationRef } from './organisation-pair.js';

const RELATE = `insert into relationship (customer_id, broadcaster_id, agency_id, adtech_id,
    created_at, created_by_user_id, created_by_entity_type, created_by_entity_id)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`;

/**
 * Relates two organisations within the caller's transaction. Returns false when they were related
 * already.
 */
export async function createRelationshipBetween(
  ctx: ServiceContext,
  ...parties: [OrganisationRef, OrganisationRef]
): Promise<boolean> {
  const isNew = await createCreatorRelationship(ctx, ...parties);
  if (isNew) await auditSides(ctx, 'associate', parties);
  await ctx.em.flush();
  return isNew;
}

/**
 * Relates a new client to its creator. Unlike `createRelationshipBetween`, adds no `associate` entries: the histories
 * already contain the creation.
 */
export async function createCreatorRelationship(
  ctx: ServiceContext,
  ...parties: [OrganisationRef, OrganisationRef]
): Promise<boolean> {
  const pair = createPair(...parties);
  const { customerId, broadcasterId, agencyId, adtechId } = pair;
  const { createdAt, createdByUserId, createdByEntityType, createdByEntityId } = createdBy(ctx);
  const [row] = await ctx.em.execute<{ id: number }[]>(RELATE, [
    customerId,
    broadcasterId,
    agencyId,
    adtechId,
    createdAt,
    createdByUserId,
    createdByEntityType,
    createdByEntityId,
  ]);
  if (!row) return false;

  audit(ctx, {
    action: 'relationship.create',
    subjectType: 'relationship',
    subjectId: row.id,
    customerId,
    changes: diffForCreate(pair),
  });

  return true;
}
