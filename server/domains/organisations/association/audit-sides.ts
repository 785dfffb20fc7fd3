import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import type { PartyRef } from './pair.js';
import { findParty } from './party.js';

const NOUN: Record<OrganisationType, string> = {
  CUSTOMER: 'customer',
  AGENCY: 'agency',
  BROADCASTER: 'broadcaster',
  ADTECH: 'adtech',
};

type Verb =
  'associate' | 'separate' | 'requestAssociation' | 'declineAssociation' | 'withdrawAssociation';

/**
 * What happened between two organisations is in the histories of both, with the other's name as it
 * is now: an id would be named to those alone who see the other, which a stranger does not yet and
 * a former partner no longer.
 */
export async function auditSides(
  ctx: ServiceContext,
  verb: Verb,
  sides: [PartyRef, PartyRef],
): Promise<void> {
  const [first, second] = sides;
  for (const [side, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const { name } = await findParty(ctx.em, other);
    const partner = verb === 'separate' ? { before: name, after: null } : { after: name };
    const noun = NOUN[side.entityType];
    audit(ctx, {
      action: `${noun}.${verb}`,
      subjectType: noun,
      subjectId: side.entityId,
      customerId: side.entityType === 'CUSTOMER' ? side.entityId : null,
      changes: { partner },
    });
  }
}
