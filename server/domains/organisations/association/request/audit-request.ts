import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { AssociationRequest } from './association-request.entity.js';
import type { RequestState } from '#server/domains/organisations/association/association-state.js';
import { auditSides } from '#server/domains/organisations/association/audit-sides.js';
import { findOrganisation } from '#server/domains/organisations/association/organisation-ref.js';
import { sidesOf } from './request-parties.js';

const VERB: Record<RequestState, string> = {
  WAITING: 'create',
  ACCEPTED: 'accept',
  DECLINED: 'decline',
  WITHDRAWN: 'withdraw',
  ENDED: 'end',
};

/**
 * Entries for the histories of both sides. Entries about the association itself come from the
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
 * Records a new state in the histories of the request and of both organisations. A new request has
 * no previous state.
 */
export async function auditRequest(
  ctx: ServiceContext,
  request: AssociationRequest,
  before: RequestState | null,
): Promise<void> {
  const { id, state, customerId } = request;
  const [requester, target] = sidesOf(request);
  const names = async () => ({
    requester: { after: (await findOrganisation(ctx.em, requester)).name },
    target: { after: (await findOrganisation(ctx.em, target)).name },
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
