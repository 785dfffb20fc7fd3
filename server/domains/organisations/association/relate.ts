import { audit } from '../../../access/audit.js';
import type { ServiceContext } from '../../../access/context.js';
import { firstValues, type FieldChanges } from '../../../core/given.js';
import { createdBy } from '../created-by.js';
import type { RelatedIds } from './pair.js';

const RELATE = `insert into relationship (customer_id, broadcaster_id, agency_id, adtech_id,
    created_at, created_by_user_id, created_by_entity_type, created_by_entity_id)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`;

/** Relates two organisations within the caller's transaction; a repeat changes nothing and answers false. */
export async function relate(ctx: ServiceContext, ids: RelatedIds): Promise<boolean> {
  const changes = await addRelationship(ctx, ids);
  if (!changes) return false;
  auditSides(ctx, 'associate', changes);
  await ctx.em.flush();
  return true;
}

/** A client and the organisation that makes it work together from the start; the making is what their histories tell. */
export async function relateToMaker(ctx: ServiceContext, ids: RelatedIds): Promise<void> {
  await addRelationship(ctx, ids);
}

async function addRelationship(ctx: ServiceContext, ids: RelatedIds): Promise<FieldChanges | null> {
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
  if (!row) return null;
  const changes = firstValues({ customerId, broadcasterId, agencyId, adtechId });
  audit(ctx, { action: 'relationship.create', subjectType: 'relationship', subjectId: row.id, customerId, changes });
  return changes;
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
