import type { ServiceContext } from '#server/access/identity/context.js';
import type { AssociationRequest } from './association-request.entity.js';
import type { RequestState } from '#server/domains/organisations/association/association-state.js';
import type { AssociationEvent } from '#server/domains/organisations/association/mails/association.mail.js';
import { auditRequest } from './audit-request.js';
import { createRelationshipBetween } from '#server/domains/organisations/association/create-relationship.js';
import { sidesOf } from './request-parties.js';
import { mailAboutRequest } from '#server/domains/organisations/association/mails/mail-both-sides.js';

type ClosedState = Extract<RequestState, 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'>;

/**
 * Closes a waiting request that the caller's transaction has locked. Accepting it relates the two
 * sides.
 */
export async function closeRequest(
  ctx: ServiceContext,
  request: AssociationRequest,
  state: ClosedState,
  event: AssociationEvent = state,
): Promise<AssociationRequest> {
  const before = request.state;
  request.state = state;
  request.answeredAt = ctx.now();
  if (state === 'ACCEPTED') await createRelationshipBetween(ctx, ...sidesOf(request));
  await auditRequest(ctx, request, before);
  await mailAboutRequest(ctx, event, request);
  return request;
}
