import type { Actor } from '#server/access/identity/actor.js';
import type { SqlCondition } from '#server/access/visibility/visibility-sql.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import type { Acting } from './acting-names.js';

/**
 * Actions that give figures or tags of a customer to others, and their verbs in the customer's
 * history. A new one is also a value of the index `audit_entry_sharing_index`.
 */
const VERBS = {
  'sharedLink.create': 'createPublicLink',
  'sharedLink.revoke': 'revokePublicLink',
  'reportSchedule.save': 'saveReports',
  'reportSchedule.archive': 'endReports',
  'tagSheet.mail': 'mailTagSheet',
  'sharedLink.eraseAddress': 'erasePublicLinkAddress',
  'reportSchedule.eraseAddress': 'eraseReportAddress',
  'tagSheetMail.eraseAddress': 'eraseTagSheet',
} as const;

const ACTIONS_SQL = Object.keys(VERBS)
  .map((action) => `'${action}'`)
  .join(', ');

const VERB_OF: ReadonlyMap<string, string> = new Map(Object.entries(VERBS));

/** Says nothing of who receives it and what it shows. */
const OPEN_FIELDS = new Set(['expiresAt', 'hasPassword', 'tagCount']);
const OWN_FIELDS = new Set([...OPEN_FIELDS, 'name', 'frequency', 'hour', 'pausedAt']);

/** The entries about what anybody shared of a customer, over the alias `a` of audit_entry. */
export const sharingSql = (customerId: number): SqlCondition => ({
  sql: `a.customer_id = ? and a.action in (${ACTIONS_SQL})`,
  params: [customerId],
});

interface SharingRow extends Acting {
  action: string;
  changes: FieldChanges | null;
}

/**
 * The verb of an entry, and those of its fields that the caller may read: what another organisation
 * called its link may name what the customer does not see.
 */
export function readableEntry(
  { entityType, entityId }: Actor,
  { action, changes, ...by }: SharingRow,
): { verb: string; changes: FieldChanges } {
  const verb = VERB_OF.get(action);
  if (verb === undefined)
    return { verb: action.slice(action.indexOf('.') + 1), changes: changes ?? {} };

  const isOwn =
    entityType === 'SYSTEM' || (by.entityType === entityType && by.entityId === entityId);
  const fields = isOwn ? OWN_FIELDS : OPEN_FIELDS;
  return {
    verb,
    changes: Object.fromEntries(
      Object.entries(changes ?? {}).filter(([field]) => fields.has(field)),
    ),
  };
}
