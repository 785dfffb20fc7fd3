import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import type { OrganisationRef } from './organisation-pair.js';
import { findOrganisation } from './organisation-ref.js';

const NOUN: Record<OrganisationType, string> = {
  CUSTOMER: 'customer',
  AGENCY: 'agency',
  BROADCASTER: 'broadcaster',
  ADTECH: 'adtech',
};

type Verb =
  'associate' | 'separate' | 'requestAssociation' | 'declineAssociation' | 'withdrawAssociation';

/**
 * Writes the event into the histories of both organisations, with the other's current name. An id
 * would not do: the history resolves ids only for readers who see the other organisation, and these
 * two may not see each other yet or any more.
 */
export async function auditSides(
  ctx: ServiceContext,
  verb: Verb,
  sides: [OrganisationRef, OrganisationRef],
): Promise<void> {
  const [first, second] = sides;
  for (const [side, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const { name } = await findOrganisation(ctx.em, other);
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
