import { audit } from '#server/access/audit/audit.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import type { SsoOrganisation } from './sso-organisation.js';

type Verb =
  | 'createCompanySignIn'
  | 'updateCompanySignIn'
  | 'removeCompanySignIn'
  | 'addSignInDomain'
  | 'verifySignInDomain'
  | 'loseSignInDomain'
  | 'removeSignInDomain';

/** Adds an entry to the history of the organisation. */
export function auditSso(
  tx: Parameters<typeof audit>[0],
  verb: Verb,
  { entityType, entityId }: SsoOrganisation,
  changes: FieldChanges,
): void {
  const noun = entityType.toLowerCase();
  audit(tx, { action: `${noun}.${verb}`, subjectType: noun, subjectId: entityId, changes });
}
