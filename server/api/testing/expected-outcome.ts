import type { Actor } from '#server/access/identity/actor.js';
import { roleAllows } from '#server/access/roles/permissions.js';
import { historyCase, type OperationCase, type Outcome } from './operation-case.js';
import type { Caller } from './world/people-of-the-world.js';
import type { Target, TargetNoun } from './world/world-types.js';

const isPublic = ({ outcomes, action, on }: OperationCase, nobody: Caller) =>
  outcomes?.(nobody, undefined) !== undefined && action === undefined && on === undefined;

const OF_PEOPLE = /^Query\.(user|users|userSummary|reportReaders|archivedUsers)$/;

/** A key reads users only if its scopes include people:read. */
export const mayReadPeople = ({ via }: Actor): boolean =>
  !('apiKey' in via) || via.scopes.includes('people:read');

export const sees = ({ actor }: Caller, { noun, visibility }: Target): boolean =>
  actor !== null &&
  (actor.entityType === 'SYSTEM' || visibility.has(actor.entityType)) &&
  (noun !== 'user' || mayReadPeople(actor));

const ADMINS_ONLY = new Set<TargetNoun>([
  ...(['apiKey', 'associationRequest', 'connectionCode', 'webhook', 'webhookDelivery'] as const),
]);

const OF_WEBHOOKS = new Set<TargetNoun>(['webhook', 'webhookDelivery']);

const managesWebhooks = ({ via }: Actor): boolean =>
  'apiKey' in via && via.scopes.includes('webhooks');

const isAdmin = ({ actor }: Caller) =>
  actor !== null &&
  !('apiKey' in actor.via) &&
  (actor.entityType === 'SYSTEM' || actor.permissionLevel === 'ADMIN');

/** The same, for records of an organisation that only its admins see. */
export const mayKnow = (caller: Caller, target: Target): boolean =>
  sees(caller, target) &&
  (!ADMINS_ONLY.has(target.noun) ||
    isAdmin(caller) ||
    (OF_WEBHOOKS.has(target.noun) && caller.actor !== null && managesWebhooks(caller.actor)));

/** True where the caller may read the name of the record, here or elsewhere. */
export const mayName = (caller: Caller, target: Target): boolean =>
  mayKnow(caller, target) ||
  (caller.actor !== null &&
    caller.actor.entityType !== 'SYSTEM' &&
    target.namedTo.has(caller.actor.entityType));

const OF_CAMPAIGNS =
  /^Mutation\.((create|update|archive|restore)(Campaign|Booking|Bookings|Creative|SiteTag)|saveImpressionTagCombinations|setImpressionTagRepeats)$/;

const WRITES_WEBHOOKS =
  /^Mutation\.((create|update|archive)WebhookEndpoint|rotateWebhookSecret|sendTestWebhook|replayWebhookDelivery)$/;
const READS_WEBHOOKS = /^Query\.webhook(Endpoints|Deliveries|EventTypes)$/;

/** A key changes only what belongs to campaigns or webhooks, and only if its scopes include it. */
const mayWrite = (actor: Actor, field: string): boolean =>
  !('apiKey' in actor.via) ||
  (actor.via.scopes.includes('campaigns:write') && OF_CAMPAIGNS.test(field)) ||
  (managesWebhooks(actor) && WRITES_WEBHOOKS.test(field));

const mayRead = (actor: Actor, field: string): boolean => {
  if (!('apiKey' in actor.via)) return true;
  if (OF_PEOPLE.test(field)) return mayReadPeople(actor);
  return !READS_WEBHOOKS.test(field) || managesWebhooks(actor);
};

/**
 * The outcomes that are right for a call, from the table of roles and the world's description of
 * the record.
 */
export function expectedOutcome(
  field: string,
  declared: OperationCase,
  caller: Caller,
  target: Target | undefined,
): readonly Outcome[] {
  const { actor } = caller;
  if (isPublic(declared, { name: 'nobody', actor: null }))
    return declared.outcomes?.(caller, target) ?? ['OK'];
  if (!actor) return ['UNAUTHENTICATED'];
  if (field.startsWith('Mutation.') && !mayWrite(actor, field)) return ['FORBIDDEN'];
  if (!mayRead(actor, field)) return ['FORBIDDEN'];

  const asked = field === 'Query.history' && target ? historyCase(target.noun) : declared;
  const mayByRole = asked.action === undefined || roleAllows(actor, asked.action);
  if (asked.roleFirst && !mayByRole) return ['FORBIDDEN'];

  const settled = declared.outcomes?.(caller, target);
  if (settled) return settled;
  if (target && !sees(caller, target) && !declared.discloses?.includes(target.noun))
    return ['NOT_FOUND'];
  if (!mayByRole) return ['FORBIDDEN'];

  const isNarrowed =
    asked.narrowed &&
    target &&
    actor.entityType !== 'SYSTEM' &&
    !target.changes.has(actor.entityType);

  return isNarrowed ? ['FORBIDDEN'] : ['OK'];
}
