import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { AssociationRequest } from './association-request.entity.js';
import type { RequestState } from '#server/domains/organisations/association/association-state.js';
import {
  createPair,
  type OrganisationPair,
  type OrganisationRef,
} from '#server/domains/organisations/association/organisation-pair.js';

/** The waiting request between the two, from either side, locked until the transaction ends. */
export const findWaiting = (
  em: EntityManager,
  pair: OrganisationPair,
): Promise<AssociationRequest | null> =>
  em.findOne(AssociationRequest, { ...pair, state: 'WAITING' }, FOR_UPDATE);

const INSERT = `insert into association_request (requester_type, customer_id, broadcaster_id, agency_id, adtech_id,
    state, requested_at, requested_by_user_id, answered_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`;

interface NewRequest {
  requester: OrganisationRef;
  target: OrganisationRef;
  state: Extract<RequestState, 'WAITING' | 'ACCEPTED'>;
}

/**
 * Inserts a request of the caller's organisation. Returns null when a concurrent request between
 * the two came first.
 */
export async function insertRequest(
  ctx: ServiceContext,
  { requester, target, state }: NewRequest,
): Promise<AssociationRequest | null> {
  const { customerId, broadcasterId, agencyId, adtechId } = createPair(requester, target);
  const now = ctx.now();
  const [row] = await ctx.em.execute<{ id: number }[]>(INSERT, [
    requester.entityType,
    customerId,
    broadcasterId,
    agencyId,
    adtechId,
    state,
    now,
    requireActor(ctx).userId,
    state === 'WAITING' ? null : now,
  ]);
  return row ? ctx.em.findOneOrFail(AssociationRequest, { id: row.id }) : null;
}
