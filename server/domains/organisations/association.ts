import { audit } from '../../access/audit.js';
import type { ServiceContext } from '../../access/context.js';
import { requireActor } from '../../access/require-actor.js';
import { invalid } from '../../core/errors.js';
import { firstValues, type FieldChanges } from '../../core/given.js';
import { createdBy } from './created-by.js';
import type { Relationship } from './relationship.entity.js';

/** The two ids that are set. */
export type RelatedIds = Partial<Pick<Relationship, 'customerId' | 'broadcasterId' | 'agencyId' | 'adtechId'>>;

const RELATE = `insert into relationship (customer_id, broadcaster_id, agency_id, adtech_id,
    created_at, created_by_user_id, created_by_entity_type, created_by_entity_id)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`;

/** Relates two organisations within the caller's transaction; a repeat changes nothing and answers false. */
export async function relate(ctx: ServiceContext, ids: RelatedIds): Promise<boolean> {
  const { customerId = null, broadcasterId = null, agencyId = null, adtechId = null } = ids;
  const { createdAt, createdByUserId, createdByEntityType, createdByEntityId } = createdBy(ctx);
  const made = [createdAt, createdByUserId, createdByEntityType, createdByEntityId];
  const [row] = await ctx.em.execute<{ id: number }[]>(RELATE, [
    customerId,
    broadcasterId,
    agencyId,
    adtechId,
    ...made,
  ]);
  if (!row) return false;
  const changes = firstValues({ customerId, broadcasterId, agencyId, adtechId });
  audit(ctx, { action: 'relationship.create', subjectType: 'relationship', subjectId: row.id, customerId, changes });
  auditSides(ctx, 'associate', changes);
  await ctx.em.flush();
  return true;
}

const SIDES: Record<string, string> = {
  customerId: 'customer',
  broadcasterId: 'broadcaster',
  agencyId: 'agency',
  adtechId: 'adtech',
};

/** What a relationship that came or went is in the histories of the two organisations. */
export function auditSides(ctx: ServiceContext, verb: 'associate' | 'separate', changes: FieldChanges): void {
  for (const [own, { before, after }] of Object.entries(changes)) {
    const noun = SIDES[own];
    const id = after ?? before;
    if (noun === undefined || typeof id !== 'number') continue;
    const { [own]: _, ...other } = changes;
    const customerId = noun === 'customer' ? id : null;
    audit(ctx, { action: `${noun}.${verb}`, subjectType: noun, subjectId: id, customerId, changes: other });
  }
}

/** The caller's organisation as one side of a relationship. Throws INVALID for a super admin, who has none. */
export function ownSide(ctx: ServiceContext): RelatedIds {
  const { entityType, entityId } = requireActor(ctx);
  switch (entityType) {
    case 'CUSTOMER':
      return { customerId: entityId };
    case 'AGENCY':
      return { agencyId: entityId };
    case 'BROADCASTER':
      return { broadcasterId: entityId };
    case 'ADTECH':
      return { adtechId: entityId };
    case 'SYSTEM':
      throw invalid({ id: 'You have no organisation of your own to associate with' });
  }
}
