import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import { visibleAssociationRequests } from '#server/access/visibility/visibility.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { agencyPolicy } from '#server/domains/organisations/agency/agency.policy.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { customerPolicy } from '#server/domains/organisations/customer/customer.policy.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { checkMayAsk } from './request-limit.js';
import { AssociationRequest } from './association-request.entity.js';
import { associationRequestPolicy } from './association-request.policy.js';
import type { TargetType } from '#server/domains/organisations/association/association-state.js';
import { auditRequest } from './audit-request.js';
import {
  isSameOrganisation,
  requireOwnOrganisation,
  createPair,
  type OrganisationRef,
} from '#server/domains/organisations/association/organisation-pair.js';
import { findWaiting, insertRequest } from './request-record.js';
import { requesterOf } from './request-parties.js';
import { closeRequest } from './close-request.js';
import { mailAboutRequest } from '#server/domains/organisations/association/mails/mail-both-sides.js';

/**
 * Asks a client or an agency for an association; the request itself gives no access. A repeat
 * returns the waiting request. When the other has already asked the caller, the two become
 * associated. Throws FORBIDDEN, INVALID for a super admin, NOT_FOUND, CONFLICT when the two are
 * already associated, TOO_MANY_REQUESTS soon after a refusal.
 */
export function associateCustomer(ctx: ServiceContext, id: number): Promise<AssociationRequest> {
  authorize(requireActor(ctx), customerPolicy, 'associate');
  return ask(ctx, { entityType: 'CUSTOMER', entityId: id });
}

/** Throws like `associateCustomer`. */
export function associateAgency(ctx: ServiceContext, id: number): Promise<AssociationRequest> {
  authorize(requireActor(ctx), agencyPolicy, 'associate');
  return ask(ctx, { entityType: 'AGENCY', entityId: id });
}

/**
 * Associates the two sides. A repeat returns the same answer. Throws NOT_FOUND, FORBIDDEN, CONFLICT
 * when the request was answered differently.
 */
export const acceptAssociation = (ctx: ServiceContext, id: number) => answer(ctx, id, 'accept');

/** The requester is notified and gets no access. Throws like `acceptAssociation`. */
export const declineAssociation = (ctx: ServiceContext, id: number) => answer(ctx, id, 'decline');

/** The requester withdraws its request. Throws like `acceptAssociation`. */
export const withdrawAssociation = (ctx: ServiceContext, id: number) => answer(ctx, id, 'withdraw');

type Target = OrganisationRef & { entityType: TargetType };

async function ask(ctx: ServiceContext, target: Target): Promise<AssociationRequest> {
  const requester = requireOwnOrganisation(ctx);
  const pair = createPair(requester, target);
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    await requireLive(em, target, requester);
    const waiting = await findWaiting(em, pair);
    if (waiting) return resolveWaiting(tx, waiting, requester);
    if ((await em.count(Relationship, pair)) > 0) {
      throw new ServiceError('CONFLICT', 'Your organisation is associated with this one already');
    }
    await checkMayAsk(tx, requester, target);

    const request = await insertRequest(tx, { requester, target, state: 'WAITING' });
    if (!request) return resolveWaiting(tx, await findWaiting(em, pair), requester);
    await auditRequest(tx, request, null);
    await mailAboutRequest(tx, 'REQUESTED', request);
    return request;
  });
}

/** Returns the caller's waiting request. Accepts the waiting request of the other side. */
async function resolveWaiting(
  ctx: ServiceContext,
  waiting: AssociationRequest | null,
  requester: OrganisationRef,
): Promise<AssociationRequest> {
  if (!waiting) throw new ServiceError('CONFLICT', 'This request was just answered. Reload it.');
  return isSameOrganisation(requesterOf(waiting), requester)
    ? waiting
    : closeRequest(ctx, waiting, 'ACCEPTED');
}

/** An organisation and a sandbox never meet, nor do two sandboxes. */
async function requireLive(
  em: EntityManager,
  { entityType, entityId }: Target,
  requester: OrganisationRef,
): Promise<void> {
  const own = await findOrganisation(em, requester.entityType, requester.entityId);
  const live = { id: entityId, archivedAt: null, sandboxId: own?.sandboxId ?? null };
  const count = await (entityType === 'CUSTOMER'
    ? em.count(Customer, live)
    : em.count(Agency, live));
  if (count === 0) throw notFound(entityType === 'CUSTOMER' ? 'Client' : 'Agency');
}

const STATE_AFTER = { accept: 'ACCEPTED', decline: 'DECLINED', withdraw: 'WITHDRAWN' } as const;

const SAID = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  WITHDRAWN: 'withdrawn',
  ENDED: 'ended',
} as const;

async function answer(
  ctx: ServiceContext,
  id: number,
  verb: keyof typeof STATE_AFTER,
): Promise<AssociationRequest> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const request = await getAssociationRequest(tx, id, true);
    authorize(requireActor(ctx), associationRequestPolicy, verb, request);
    if (request.state === STATE_AFTER[verb]) return request;
    if (request.state !== 'WAITING') {
      throw new ServiceError('CONFLICT', `This request was ${SAID[request.state]} meanwhile`);
    }
    return closeRequest(tx, request, STATE_AFTER[verb]);
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for a request the caller may not see. */
export async function getAssociationRequest(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<AssociationRequest> {
  const visible = { id, ...visibleAssociationRequests(requireActor(ctx)) };
  const request = await ctx.em.findOne(AssociationRequest, visible, lock ? FOR_UPDATE : {});
  if (!request) throw notFound('Association request');
  return request;
}
