import { audit } from '../../../access/audit.js';
import type { ServiceContext } from '../../../access/context.js';
import type { OrganisationType } from '../../../access/sight-sql.js';
import type { AssociationRequest } from './association-request.entity.js';
import type { RequestState } from './association-state.js';
import { findParty } from './party.js';
import { sidesOf } from './request-parties.js';

const NOUN: Record<OrganisationType, string> = {
  CUSTOMER: 'customer',
  AGENCY: 'agency',
  BROADCASTER: 'broadcaster',
  ADTECH: 'adtech',
};

const VERBS: Record<RequestState, { ofRequest: string; ofSides: string | null }> = {
  WAITING: { ofRequest: 'create', ofSides: 'requestAssociation' },
  // That the two were associated, or separated, is told by the relationship.
  ACCEPTED: { ofRequest: 'accept', ofSides: null },
  DECLINED: { ofRequest: 'decline', ofSides: 'declineAssociation' },
  WITHDRAWN: { ofRequest: 'withdraw', ofSides: 'withdrawAssociation' },
  ENDED: { ofRequest: 'end', ofSides: null },
};

/**
 * Enters what became of a request in its own history and in those of the two organisations. Each may know the other's name, and
 * no more, so entries hold the name as it is now in place of an id.
 */
export async function auditRequest(
  ctx: ServiceContext,
  request: AssociationRequest,
  before: RequestState | null,
): Promise<void> {
  const { id, state, customerId } = request;
  const { ofRequest, ofSides } = VERBS[state];
  const [requester, target] = sidesOf(request);
  const [requesterName, targetName] = [
    (await findParty(ctx.em, requester)).name,
    (await findParty(ctx.em, target)).name,
  ];
  const changes = {
    state: { before, after: state },
    ...(before === null && { requester: { after: requesterName }, target: { after: targetName } }),
  };
  audit(ctx, {
    action: `associationRequest.${ofRequest}`,
    subjectType: 'associationRequest',
    subjectId: id,
    customerId,
    changes,
  });
  if (ofSides === null) return;
  for (const [side, partner] of [
    [requester, targetName],
    [target, requesterName],
  ] as const) {
    const noun = NOUN[side.entityType];
    audit(ctx, {
      action: `${noun}.${ofSides}`,
      subjectType: noun,
      subjectId: side.entityId,
      customerId: side.entityType === 'CUSTOMER' ? side.entityId : null,
      changes: { partner: { after: partner } },
    });
  }
}
