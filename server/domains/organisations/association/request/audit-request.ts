import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { AssociationRequest } from './association-request.entity.js';
import type { RequestState } from '#server/domains/organisations/association/association-state.js';
import { auditSides } from '#server/domains/organisations/association/audit-sides.js';
import { findParty } from '#server/domains/organisations/association/party.js';
import { sidesOf } from './request-parties.js';

const VERB: Record<RequestState, string> = {
  WAITING: 'create',
  ACCEPTED: 'accept',
  DECLINED: 'decline',
  WITHDRAWN: 'withdraw',
  ENDED: 'end',
};

/**
 * What the histories of the two say; that they were associated, or separated, is told by the
 * relationship.
 */
const VERB_OF_SIDES = {
  WAITING: 'requestAssociation',
  ACCEPTED: null,
  DECLINED: 'declineAssociation',
  WITHDRAWN: 'withdrawAssociation',
  ENDED: null,
} as const;

/**
 * Enters what became of a request in its own history and in those of the two organisations; it had
 * no state before it was made.
 */
export async function auditRequest(
  ctx: ServiceContext,
  request: AssociationRequest,
  before: RequestState | null,
): Promise<void> {
  const { id, state, customerId } = request;
  const [requester, target] = sidesOf(request);
  const names = async () => ({
    requester: { after: (await findParty(ctx.em, requester)).name },
    target: { after: (await findParty(ctx.em, target)).name },
  });

  audit(ctx, {
    action: `associationRequest.${VERB[state]}`,
    subjectType: 'associationRequest',
    subjectId: id,
    customerId,
    changes: { state: { before, after: state }, ...(before === null && (await names())) },
  });

  const verb = VERB_OF_SIDES[state];
  if (verb) await auditSides(ctx, verb, [requester, target]);
}
