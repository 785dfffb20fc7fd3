import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { keyedHash } from '#server/access/identity/keyed-hash.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { customerPolicy } from '#server/domains/organisations/customer/customer.policy.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import type { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import { auditRequest } from '#server/domains/organisations/association/request/audit-request.js';
import { hashOfCode } from './connection-code.service.js';
import {
  requireOwnOrganisation,
  createPair,
  type OrganisationRef,
} from '#server/domains/organisations/association/organisation-pair.js';
import { createRelationshipBetween } from '#server/domains/organisations/association/create-relationship.js';
import {
  findWaiting,
  insertRequest,
} from '#server/domains/organisations/association/request/request-record.js';
import { closeRequest } from '#server/domains/organisations/association/request/close-request.js';
import { mailAboutRequest } from '#server/domains/organisations/association/mails/mail-both-sides.js';

/** The same error for every problem with a code, so that guessing reveals nothing. */
const notValid = () => invalid({ code: 'This code is not valid. Ask the client for a new one.' });

const alreadyAssociated = () =>
  new ServiceError('CONFLICT', 'Your organisation is associated with this client already');

/**
 * Associates the caller's organisation with the client that issued the code, and spends the code.
 * Throws FORBIDDEN, INVALID for a code that is unknown, spent, revoked or expired, CONFLICT when
 * the two are already associated, TOO_MANY_REQUESTS.
 */
export async function connectWithCode(
  ctx: ServiceContext,
  code: string,
): Promise<AssociationRequest> {
  authorize(requireActor(ctx), customerPolicy, 'associate');

  const requester = requireOwnOrganisation(ctx);
  const succeeded = await takeTry(ctx, requester);
  const request = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const target = await spendCode(tx, code, requester);
    const pair = createPair(requester, target);
    if ((await em.count(Relationship, pair)) > 0) throw alreadyAssociated();
    const waiting = await findWaiting(em, pair);
    if (waiting) return closeRequest(tx, waiting, 'ACCEPTED', 'CONNECTED');
    return addAccepted(tx, requester, target);
  });

  await succeeded();

  return request;
}

async function takeTry(
  ctx: ServiceContext,
  { entityType, entityId }: OrganisationRef,
): Promise<() => Promise<void>> {
  const { userId } = requireActor(ctx);
  const { giveBack } = await acquireSlots(
    ctx.redis,
    [
      ['connection-code:person', userId ?? 'none'],
      ['connection-code:organisation', `${entityType}:${entityId}`],
      ['connection-code:network', keyedHash(ctx.config, 'network', ctx.clientIp)],
    ],
    ctx.now(),
  );

  return giveBack;
}

/** Also requires that the client is not archived and that the issuer may still act for it. */
const SPEND = `update connection_code t set used_at = ?, used_by_entity_type = ?, used_by_entity_id = ?
  where t.code_hash = ? and t.used_at is null and t.revoked_at is null and t.expires_at > ?
    and exists (select from customer c where c.id = t.customer_id and c.archived_at is null)
    and exists (select from app_user u where u.id = t.created_by_user_id and u.archived_at is null
      and (u.entity_type = 'SYSTEM' or u.entity_type = 'CUSTOMER' and u.entity_id = t.customer_id and u.admin))
  returning t.id, t.customer_id as "customerId"`;

/** One of several simultaneous calls with one code gets the client. */
async function spendCode(
  ctx: ServiceContext,
  code: string,
  { entityType, entityId }: OrganisationRef,
): Promise<OrganisationRef> {
  const now = ctx.now();
  const [spent] = await ctx.em.execute<{ id: number; customerId: number }[]>(SPEND, [
    now,
    entityType,
    entityId,
    hashOfCode(code),
    now,
  ]);
  if (!spent) throw notValid();

  const { id, customerId } = spent;

  audit(ctx, {
    action: 'connectionCode.use',
    subjectType: 'connectionCode',
    subjectId: id,
    customerId,
  });

  return { entityType: 'CUSTOMER', entityId: customerId };
}

/** The client agreed when it issued the code, so the request is accepted at once. */
async function addAccepted(
  ctx: ServiceContext,
  requester: OrganisationRef,
  target: OrganisationRef,
): Promise<AssociationRequest> {
  if (!(await createRelationshipBetween(ctx, requester, target))) throw alreadyAssociated();
  const request = await insertRequest(ctx, { requester, target, state: 'ACCEPTED' });
  if (!request) throw alreadyAssociated();
  await auditRequest(ctx, request, null);
  await mailAboutRequest(ctx, 'CONNECTED', request);
  return request;
}
